/** Shapes and colours that every motif is made of. The board is 1000 × 1000; things stand on y = 800. */

export const GROUND = 800

export const rect = (x, y, w, h, fill, round = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}" ${more}/>`
export const circle = (x, y, radius, fill, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`
export const oval = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const ring = (x, y, radius, stroke, width, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`
export const group = (inner, transform) => `<g transform="${transform}">${inner}</g>`
export const turned = (inner, degrees, x = 500, y = 500) =>
  group(inner, `rotate(${degrees} ${x} ${y})`)

/** `make(i)` for 0 … count - 1, joined. */
export const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('')

export const COLORS = {
  coral: '#e5765c',
  red: '#cb5249',
  mustard: '#e6b04a',
  cream: '#f3e6cf',
  white: '#f8f5ef',
  sage: '#93b08c',
  green: '#568f61',
  teal: '#3f9a93',
  sky: '#7fb3dc',
  blue: '#4a7fc1',
  navy: '#37496d',
  lilac: '#a692cb',
  rose: '#e59dab',
  brown: '#a3724d',
  wood: '#c99a6b',
  grey: '#99a0ab',
  silver: '#c9ced4',
  charcoal: '#454955',
}

const INK = '#2c2740'
const LIGHT = '#fffaf2'
const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** `share` of the second colour in the first. */
export function mix(first, second, share) {
  const other = channels(second)
  const mixed = channels(first).map((value, i) => Math.round(value + (other[i] - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** One colour as light, shade and deep shade of it: the light comes from the upper left. */
export function tones(hex) {
  return {
    base: hex,
    light: mix(hex, LIGHT, 0.38),
    pale: mix(hex, LIGHT, 0.68),
    dark: mix(hex, INK, 0.2),
    deep: mix(hex, INK, 0.5),
  }
}

/** The same numbers from the same seed (mulberry32): a picture never changes between two starts. */
export function randomFrom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const pick = (list, random) => list[Math.floor(random() * list.length)]

/** A leaf from its stem at (x, y), pointing `degrees` from straight up. */
export function leaf(x, y, length, width, degrees, fill, vein) {
  const half = width / 2
  const shape = `M${x} ${y}C${x - half} ${y - length * 0.3} ${x - half} ${y - length * 0.75} ${x} ${y - length}C${x + half} ${y - length * 0.75} ${x + half} ${y - length * 0.3} ${x} ${y}Z`
  const middle = vein ? line(`M${x} ${y}V${y - length * 0.82}`, vein, 4, 'opacity=".6"') : ''
  return turned(path(shape, fill) + middle, degrees, x, y)
}
