"""Drives Chromium through its DevTools protocol, over a pipe: no port, no other library."""

import base64
import fcntl
import json
import os
import select
import subprocess
import sys
import time
from pathlib import Path

program = os.environ["LUNETTE_CHROMIUM"]


class Page:
    """One page of a headless browser; `errors` are what its console and its scripts complained about."""

    def __init__(self, files):
        flags = ["--headless", "--hide-scrollbars", "--force-color-profile=srgb", "--force-device-scale-factor=1"]
        flags += ["--disable-gpu", "--remote-debugging-pipe", f"--user-data-dir={files / 'profile'}"]
        if os.geteuid() == 0:
            flags.append("--no-sandbox")
        # Above 4, which are the numbers that Chromium reads from and writes to.
        theirs_in, ours_out = [high(end) for end in os.pipe()]
        ours_in, theirs_out = [high(end) for end in os.pipe()]
        self.log = open(files / "chromium.log", "wb")
        self.browser = subprocess.Popen(
            [program, *flags, "about:blank"], stdout=self.log, stderr=self.log, pass_fds=(3, 4),
            preexec_fn=lambda: (os.dup2(theirs_in, 3), os.dup2(theirs_out, 4)),
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self.out, self.reader = ours_out, ours_in
        self.rest, self.number, self.session, self.errors, self.events = b"", 0, None, [], []
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        attached = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        self.session = attached["sessionId"]
        for domain in "Page", "Runtime", "Log":
            self.call(f"{domain}.enable")

    def close(self):
        self.browser.terminate()
        self.browser.wait()
        self.log.close()

    def call(self, method, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]

    def message(self, seconds=60):
        """The next message; what is an error is noted."""
        while b"\0" not in self.rest:
            if not select.select([self.reader], [], [], seconds)[0]:
                sys.exit("Chromium doesn't answer")
            data = os.read(self.reader, 1 << 20)
            if not data:
                sys.exit("Chromium has ended")
            self.rest += data
        text, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(text)
        method, params = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            self.errors.append(str(params["exceptionDetails"])[:300])
        elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
            self.errors.append(str(params["args"])[:300])
        elif method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
            self.errors.append(params["entry"]["text"][:300])
        elif method:
            self.events.append(method)
        return message

    def open(self, path, width, height):
        """Opens a file in a window of so many points."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.events.clear()
        self.call("Page.navigate", url=Path(path).as_uri())
        while "Page.loadEventFired" not in self.events:
            self.message()

    def value(self, expression):
        return self.call("Runtime.evaluate", expression=expression, returnByValue=True)["result"].get("value")

    def press(self, key, code=None, text=None):
        event = {"key": key, "code": code or key}
        self.call("Input.dispatchKeyEvent", type="keyDown", **event, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def screenshot(self, path, width, height):
        """The window's upper left part, as a PNG file."""
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
        data = self.call("Page.captureScreenshot", format="png", clip=clip)["data"]
        Path(path).write_bytes(base64.b64decode(data))
        return path

    def wait(self, seconds):
        """Lets the page go on, and takes what it says meanwhile."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if b"\0" in self.rest or select.select([self.reader], [], [], left)[0]:
                self.message()


def high(descriptor):
    moved = fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 10)
    os.close(descriptor)
    return moved
