/** Shapes and colours that every motif is made of. The board is 1000 × 1000; items stand on y = 800. */

export const GROUND = 800

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  round = 0,
  more = '',
) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}" ${more}/>`
export const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`
export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const ring = (
  x: number,
  y: number,
  radius: number,
  stroke: string,
  width: number,
  more = '',
) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`
export const group = (inner: string, transform: string) =>
  `<g transform="${transform}">${inner}</g>`
export const turned = (inner: string, degrees: number, x = 500, y = 500) =>
  group(inner, `rotate(${degrees} ${x} ${y})`)

/** `make(i)` for 0 … count - 1, joined. */
export const times = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join('')

export const COLORS: Record<string, string> = {
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
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  const mixed = channels(first).map((value, i) =>
    Math.round(value + ((other[i] ?? 0) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export type Tones = Record<'base' | 'light' | 'pale' | 'dark' | 'deep', string>

export type Shades = Pick<Tones, 'base' | 'light' | 'dark'>

/** One colour as light, shade and deep shade of it: the light comes from the upper left. */
export function tones(hex: string): Tones {
  return {
    base: hex,
    light: mix(hex, LIGHT, 0.38),
    pale: mix(hex, LIGHT, 0.68),
    dark: mix(hex, INK, 0.2),
    deep: mix(hex, INK, 0.5),
  }
}

/** From 0 to 1. */
export type Random = () => number

/** The same numbers from the same seed (mulberry32): a picture never changes between two starts. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Round and round. */
export function nth<One>(list: readonly One[], i: number): One {
  const found = list[i % list.length]
  if (found === undefined) throw new Error('nothing to take from')
  return found
}

export function pick<One>(list: readonly One[], random: Random): One {
  return nth(list, Math.floor(random() * list.length))
}

/** A leaf from its stem at (x, y), pointing `degrees` from straight up. */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  fill: string,
  vein?: string,
): string {
  const half = width / 2
  const shape = `M${x} ${y}C${x - half} ${y - length * 0.3} ${x - half} ${y - length * 0.75} ${x} ${y - length}C${x + half} ${y - length * 0.75} ${x + half} ${y - length * 0.3} ${x} ${y}Z`
  const middle = vein ? line(`M${x} ${y}V${y - length * 0.82}`, vein, 4, 'opacity=".6"') : ''
  return turned(path(shape, fill) + middle, degrees, x, y)
}
