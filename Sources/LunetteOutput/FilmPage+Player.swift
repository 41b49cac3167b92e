extension FilmPage {
  /// The page's look: the picture as large as the window lets it, above a bar of controls. Its box is no larger than the
  /// view, as what is drawn beside that would be seen there.
  var style: String {
    """

    :root { color-scheme: light dark; --paper: #e9e9e9; --ink: #222; font: 14px system-ui, sans-serif }
    @media (prefers-color-scheme: dark) { :root { --paper: #1d1d1d; --ink: #ddd } }
    html, body { height: 100%; margin: 0 }
    body { display: flex; flex-direction: column; background: var(--paper); color: var(--ink) }
    main { flex: 1; min-height: 0; display: grid; place-items: center; container-type: size }
    main > svg { display: block; height: auto; width: min(100cqw, 100cqh * (\(settings.width) / \(settings.height))) }
    form { display: flex; align-items: center; gap: 10px; height: 48px; padding: 0 12px; box-sizing: border-box }
    form[hidden] { display: none }
    button, select, input { font: inherit; color: inherit }
    button { width: 4.5em; height: 32px }
    input[type=range] { flex: 1; min-width: 0 }
    output { min-width: 8em; text-align: right; font-variant-numeric: tabular-nums }
    :focus-visible { outline: 2px solid #1a73e8; outline-offset: 2px }

    """
  }

  /// The bar of controls, which the player shows.
  static let controls = """
    <form lang="en" aria-label="Player" hidden>
    <button type="button" aria-keyshortcuts="Space">Play</button>
    <input type="range" min="0" step="any" value="0" aria-label="Time in seconds">
    <output aria-label="Time shown"></output>
    <select aria-label="Speed"><option value="0.25">¼×</option><option value="0.5">½×</option>\
    <option value="1" selected>1×</option><option value="2">2×</option><option value="4">4×</option></select>
    <label><input type="checkbox" aria-keyshortcuts="L"> Loop</label>
    </form>

    """

  /// The player's script. A frame is a list of pieces; what differs from what is shown is put in its place.
  static let player = """

    'use strict'
    {
      const find = selector => document.querySelector(selector)
      const { still, frames, pieces } = JSON.parse(find('script[type="application/json"]').textContent)
      const main = find('main'), form = find('form')
      const [button, scrubber, output, speed, loop] = form.elements
      const end = frames[frames.length - 1][0], first = frames[0][0]

      // The picture and its groups, one a piece but for the head's, which is the picture itself.
      let svg = find('main > svg')
      let shown = still, groups = [...svg.querySelectorAll(':scope > g')]
      const kept = new Map(groups.map((group, i) => [still[i + 1], group.cloneNode(true)]))
      const head = svg.cloneNode(true)
      head.querySelectorAll(':scope > g').forEach(group => group.remove())
      kept.set(still[0], head)

      const parsed = text => document.adoptNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement)
      const group = piece => kept.has(piece) ? kept.get(piece).cloneNode(true)
        : parsed(`<svg xmlns="http://www.w3.org/2000/svg"><g>${pieces[piece]}</g></svg>`).firstChild
      const picture = piece => kept.has(piece) ? kept.get(piece).cloneNode(true) : parsed(pieces[piece] + '</svg>')

      // The pieces of a frame: the changes of all up to it.
      let listed = -1, list = []
      const piecesOf = index => {
        if (index < listed) { listed = -1; list = [] }
        while (listed < index) {
          const [, count, ...changes] = frames[++listed]
          list.length = count
          for (let i = 0; i < changes.length; i += 2) list[changes[i]] = changes[i + 1]
        }
        return list
      }

      const show = index => {
        const wanted = piecesOf(index)
        if (wanted[0] !== shown[0]) {
          const next = picture(wanted[0])
          next.append(...groups)
          svg.replaceWith(next)
          svg = next
        }
        for (let i = 1; i < Math.max(wanted.length, shown.length); i++) {
          if (i >= wanted.length) groups[i - 1].remove()
          else if (i >= shown.length) svg.append(groups[i - 1] = group(wanted[i]))
          else if (wanted[i] !== shown[i]) {
            const next = group(wanted[i])
            groups[i - 1].replaceWith(next)
            groups[i - 1] = next
          }
        }
        groups.length = wanted.length - 1
        shown = wanted.slice()
        document.documentElement.dataset.frame = index
        document.documentElement.dataset.time = frames[index][0]
      }

      // The last frame whose time has come.
      const frameAt = seconds => {
        let low = 0, high = frames.length - 1
        while (low < high) {
          const middle = (low + high + 1) >> 1
          if (frames[middle][0] <= seconds + 1e-9) low = middle
          else high = middle - 1
        }
        return low
      }

      let time = end, index = frames.length - 1, playing = false, last = 0
      const seek = seconds => {
        time = Math.min(Math.max(seconds, first), end)
        const next = frameAt(time)
        if (next !== index) show(index = next)
        scrubber.value = time
        scrubber.setAttribute('aria-valuetext', `${time.toFixed(2)} seconds`)
        output.textContent = `${time.toFixed(2)} / ${end.toFixed(2)} s`
      }
      const tick = now => {
        if (!playing) return
        const next = time + Math.max(0, now - last) / 1000 * speed.value
        // Again from the start, by as much as it is over the end.
        seek(loop.checked && next >= end ? first + (next - first) % (end - first) : next)
        last = now
        if (time >= end) set(false)
        else requestAnimationFrame(tick)
      }
      const set = isPlaying => {
        if (playing === isPlaying) return
        playing = isPlaying
        button.textContent = playing ? 'Pause' : 'Play'
        if (!playing) return
        if (time >= end) seek(first)
        last = performance.now()
        requestAnimationFrame(tick)
      }
      const step = count => {
        set(false)
        seek(frames[Math.min(Math.max(index + count, 0), frames.length - 1)][0])
      }
      const hasten = count => {
        speed.selectedIndex = Math.min(Math.max(speed.selectedIndex + count, 0), speed.options.length - 1)
      }
      const keys = {
        ' ': () => set(!playing), ArrowLeft: () => step(-1), ArrowRight: () => step(1),
        Home: () => seek(first), End: () => step(frames.length),
        ArrowUp: () => hasten(1), ArrowDown: () => hasten(-1), '>': () => hasten(1), '<': () => hasten(-1),
        l: () => { loop.checked = !loop.checked },
      }

      form.hidden = false
      scrubber.min = first
      scrubber.max = end
      form.addEventListener('submit', event => event.preventDefault())
      button.addEventListener('click', () => set(!playing))
      scrubber.addEventListener('input', () => seek(+scrubber.value))
      addEventListener('keydown', event => {
        // A list has keys of its own, and so has a button that is pressed by the space bar.
        const isOwn = event.target === speed || ([button, loop].includes(event.target) && event.key === ' ')
        if (isOwn || event.ctrlKey || event.altKey || event.metaKey || !Object.hasOwn(keys, event.key)) return
        event.preventDefault()
        keys[event.key]()
      })
      // A page that nobody sees doesn't play on.
      document.addEventListener('visibilitychange', () => { last = performance.now() })
      seek(end)
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) set(true)
    }

    """
}
