/** The room around a thing: one style a category (its colours and shapes), three views of the same thing. */
import {
  circle,
  GROUND,
  leaf,
  line,
  nth,
  oval,
  path,
  pick,
  type Random,
  rect,
  times,
} from './kit.ts'

/** wall and its lighter side, floor, the shape behind the item, and which shapes the category uses. */
type Style = [wall: string, bright: string, floor: string, shape: string, shapes: string[]]
const STYLES: Record<string, Style> = {
  electronics: ['#e9e4f0', '#f6f2f6', '#d8cfe2', '#cfc3de', ['disc', 'window']],
  phones: ['#dfeaf2', '#f3f5f5', '#cbdbe7', '#bcd2e4', ['blob', 'disc']],
  computing: ['#e3ebe6', '#f5f5ef', '#cfdcd4', '#bfd2c7', ['window', 'frames']],
  appliances: ['#f6e8d3', '#fcf6ea', '#ebd6b8', '#f0c99a', ['tiles', 'disc']],
  home: ['#f3e3d7', '#fbf4ec', '#e3c9b4', '#e9c0a6', ['arch', 'window']],
  clothes: ['#f6e2e0', '#fcf3ef', '#ecccc9', '#eebbb5', ['arch', 'stripes']],
  babies: ['#fdf0d5', '#fef8ea', '#f6dfb3', '#f9d491', ['clouds', 'arch']],
  toys: ['#dff0ea', '#f4f8f1', '#c6e2d8', '#b0d8c9', ['dots', 'blob']],
  sports: ['#dcebf5', '#f5f6f1', '#c5d9a9', '#b4cf98', ['hills', 'disc']],
  books: ['#efe4d2', '#faf5ea', '#d8c1a0', '#e2c89f', ['frames', 'stripes']],
  music: ['#f5dfcf', '#fcf2e6', '#e4bfa4', '#eaa986', ['sun', 'disc']],
  tools: ['#f7e9c8', '#fdf6e3', '#e5cf9b', '#efcf80', ['pegs', 'stripes']],
  garden: ['#e3eed9', '#f7f8ec', '#c9dab5', '#b7cfa0', ['window', 'hills']],
  vehicles: ['#fbe9d6', '#fdf5e8', '#d5cec4', '#f3c7a0', ['sun', 'hills']],
  art: ['#ece5dc', '#f9f5ee', '#d6c8b8', '#d9b8a8', ['arch', 'frames']],
  other: ['#e4e9f3', '#f6f5f3', '#cdd5e6', '#bccae4', ['blob', 'dots']],
}

const SHAPES: Record<string, (color: string) => string> = {
  disc: (c) => circle(500, 470, 350, c),
  sun: (c) => circle(700, 330, 190, c) + rect(0, 700, 1000, 120, c, 0, 'opacity=".35"'),
  arch: (c) => path('M170 820V500A330 330 0 0 1 830 500V820Z', c),
  blob: (c) =>
    path('M180 300C280 120 520 160 680 190S930 400 860 580S640 800 430 770S90 500 180 300Z', c),
  window: (c) =>
    path(
      'M120 90L470 40L560 640L210 690ZM520 34L800 -4L890 592L610 632Z',
      '#fffdf6',
      'opacity=".55"',
    ) + line('M560 640L890 592', c, 6, 'opacity=".5"'),
  frames: (c) =>
    rect(90, 90, 210, 260, c, 10, 'opacity=".75"') +
    rect(118, 118, 154, 204, '#fffdf6', 4, 'opacity=".7"') +
    rect(730, 60, 190, 190, c, 10, 'opacity=".6"') +
    circle(825, 155, 54, '#fffdf6', 'opacity=".7"'),
  stripes: (c) => times(10, (i) => rect(20 + i * 104, 0, 44, 820, c, 0, 'opacity=".28"')),
  tiles: (c) =>
    times(30, (i) =>
      rect((i % 6) * 172 - 10, Math.floor(i / 6) * 150 - 20, 160, 138, c, 12, 'opacity=".2"'),
    ),
  dots: (c) =>
    times(56, (i) =>
      circle(
        (i % 8) * 134 + (Math.floor(i / 8) % 2) * 67,
        Math.floor(i / 8) * 118 + 30,
        15,
        c,
        'opacity=".6"',
      ),
    ),
  clouds: (c) =>
    path(
      'M80 330a70 70 0 0 1 120-50a90 90 0 0 1 170 20a60 60 0 0 1 10 120H110a50 50 0 0 1-30-90ZM640 190a60 60 0 0 1 100-44a76 76 0 0 1 144 18a52 52 0 0 1 6 104H664a42 42 0 0 1-24-78Z',
      '#fffdf6',
    ) +
    circle(790, 470, 26, c) +
    circle(130, 560, 18, c),
  hills: (c) =>
    path('M0 640C180 470 340 560 480 620S800 500 1000 600V830H0Z', c, 'opacity=".7"') +
    circle(800, 240, 90, '#fbdf9d'),
  pegs: (c) => times(70, (i) => circle((i % 10) * 104 + 32, Math.floor(i / 10) * 110 + 60, 8, c)),
}

const prop = {
  none: (_x: number) => '',
  sprig: (x: number) =>
    times(3, (i) =>
      leaf(
        x,
        812,
        130 - i * 14,
        46,
        (i - 1) * 34,
        nth(['#8fb287', '#7aa274', '#a3c299'], i),
        '#5f8a63',
      ),
    ),
  cup: (x: number) =>
    rect(x - 46, 736, 92, 84, '#fdf8ee', 22) +
    line(`M${x + 46} 760c40 0 40 44 0 44`, '#fdf8ee', 14) +
    oval(x, 738, 44, 10, '#b98a5e'),
  stone: (x: number) =>
    path(`M${x - 60} 822C${x - 60} 770 ${x + 50} 760 ${x + 64} 822Z`, '#e8dfd0') +
    path(`M${x + 20} 822C${x + 24} 790 ${x + 90} 790 ${x + 96} 822Z`, '#d8cdbb'),
}

const OUTDOORS = ['sports', 'garden', 'vehicles']

/**
 * The whole picture as SVG. `view` 0 is the item as it stands; 1 turns it round in another corner of
 * the room; 2 comes nearer.
 */
export function scene(style: string, thing: string, view: number, random: Random): string {
  const known = STYLES[style]
  if (!known) throw new Error(`${style} is no style`)
  const [wall, bright, floor, shape, shapes] = known
  const name = shapes[(view + (random() < 0.4 ? 1 : 0)) % shapes.length] ?? ''
  const behind = SHAPES[name]?.(shape)
  const props =
    random() < 0.5
      ? prop.none
      : pick([prop.sprig, OUTDOORS.includes(style) ? prop.stone : prop.cup], random)
  const side = random() < 0.5 ? 110 + random() * 40 : 850 + random() * 40
  const size = view === 2 ? 1.4 : 0.98 + random() * 0.08
  const lean = view === 1 ? -1 : 1
  const dx =
    view === 2
      ? 500 - (430 + random() * 140) * size
      : 500 - 500 * size * lean + (random() - 0.5) * 40
  const dy = view === 2 ? 500 - 520 * size : 866 - GROUND * size
  const front = `translate(${dx} ${dy}) scale(${size * lean} ${size})`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><defs>` +
    `<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${bright}"/><stop offset="1" stop-color="${wall}"/></linearGradient>` +
    `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${floor}"/><stop offset="1" stop-color="${bright}"/></linearGradient>` +
    `<radialGradient id="shade"><stop offset="0" stop-color="#3a2f45" stop-opacity=".34"/><stop offset="1" stop-color="#3a2f45" stop-opacity="0"/></radialGradient></defs>` +
    rect(0, 0, 1000, 1000, 'url(#wall)') +
    behind +
    rect(0, 800, 1000, 200, 'url(#floor)') +
    props(side) +
    `<g transform="${front}">${oval(510, GROUND + 4, 380, 34, 'url(#shade)')}${thing}</g></svg>`
  )
}
