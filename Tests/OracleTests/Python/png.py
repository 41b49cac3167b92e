"""Reads PNG pictures of 8 bits a channel, without more than the standard library and numpy."""

import struct
import zlib

import numpy as np


def read(path):
    """The picture as an array of height × width × (red, green, blue)."""
    with open(path, "rb") as file:
        data = file.read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", f"{path} is no PNG"
    packed, position = b"", 8
    while position < len(data):
        length, kind = struct.unpack(">I4s", data[position : position + 8])
        body = data[position + 8 : position + 8 + length]
        if kind == b"IHDR":
            width, height, depth, color, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            assert depth == 8 and color in (2, 6) and not interlaced, f"{path}: an unknown kind of PNG"
        elif kind == b"IDAT":
            packed += body
        position += length + 12
    channels = 3 if color == 2 else 4
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + width * channels)
    picture = unfiltered(rows, channels).reshape(height, width, channels)
    assert channels == 3 or (picture[:, :, 3] == 255).all(), f"{path} is not opaque"
    return picture[:, :, :3]


def unfiltered(rows, channels):
    pixels = np.zeros((len(rows), (rows.shape[1] - 1) // channels, channels), np.int32)
    above = np.zeros_like(pixels[0])
    for y, row in enumerate(rows):
        raw = row[1:].reshape(-1, channels).astype(np.int32)
        if row[0] == 0:
            pixels[y] = raw
        elif row[0] == 1:
            pixels[y] = np.cumsum(raw, axis=0) & 255
        elif row[0] == 2:
            pixels[y] = (raw + above) & 255
        else:
            pixels[y] = predicted(raw, above, paeth if row[0] == 4 else average)
        above = pixels[y]
    return pixels.astype(np.uint8)


def predicted(raw, above, predict):
    """Each pixel from its left neighbour, so one by one."""
    line = []
    for channel in range(raw.shape[1]):
        left, corner, values = 0, 0, []
        for delta, up in zip(raw[:, channel].tolist(), above[:, channel].tolist()):
            left = (delta + predict(left, up, corner)) & 255
            corner = up
            values.append(left)
        line.append(values)
    return np.array(line, np.int32).T


def average(left, up, _):
    return (left + up) // 2


def paeth(left, up, corner):
    guess = left + up - corner
    from_left, from_up, from_corner = abs(guess - left), abs(guess - up), abs(guess - corner)
    if from_left <= from_up and from_left <= from_corner:
        return left
    return up if from_up <= from_corner else corner
