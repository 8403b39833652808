/** Libros. */
import { circle, line, nth, path, rect, type Shades, type Tones, times } from '../kit.ts'

const PAGE = '#fbf4e4'

const lying = (x: number, y: number, w: number, h: number, c: Shades) =>
  rect(x, y, w, h, c.base, 12) +
  rect(x + 40, y + 10, w - 40, h - 20, PAGE, 4) +
  rect(x, y, w - 10, 12, c.light, 6) +
  rect(x, y + h - 12, w - 10, 12, c.dark, 6) +
  rect(x, y, 46, h, c.base, 12)

export function bookStack(t: Tones, a: Tones): string {
  const sage = { base: '#93b08c', light: '#b8cdb1', dark: '#708f6c' }
  const wood = { base: '#c99a6b', light: '#e0bd96', dark: '#a67a4e' }
  return (
    lying(210, 710, 580, 90, t) +
    lying(250, 630, 500, 80, a) +
    lying(220, 540, 540, 90, sage) +
    lying(280, 468, 440, 72, wood) +
    `<g transform="rotate(-6 480 430)">${lying(270, 390, 460, 80, t)}</g>` +
    rect(430, 726, 190, 16, t.light, 8) +
    rect(440, 646, 150, 14, a.light, 7)
  )
}

export function book(t: Tones, a: Tones): string {
  return (
    rect(300, 210, 430, 590, t.deep, 22) +
    rect(318, 222, 402, 566, PAGE, 14) +
    rect(290, 200, 410, 590, t.base, 20) +
    rect(290, 200, 60, 590, t.dark, 20) +
    rect(410, 280, 230, 22, a.light, 11) +
    rect(410, 322, 160, 16, a.light, 8) +
    circle(525, 500, 104, a.base) +
    path('M440 560C480 480 520 560 560 500S620 500 624 530A104 104 0 0 1 440 560Z', a.pale) +
    circle(560, 450, 26, a.pale) +
    rect(440, 690, 170, 16, t.light, 8)
  )
}

export function openBook(t: Tones, a: Tones): string {
  return (
    path('M110 400L500 450L890 400V760L500 800L110 760Z', t.base) +
    path('M140 370C260 350 420 370 500 430V780C420 730 260 720 140 740Z', PAGE) +
    path('M860 370C740 350 580 370 500 430V780C580 730 740 720 860 740Z', '#f3e8d2') +
    times(5, (i) =>
      line(
        `M190 ${450 + i * 50}C280 ${440 + i * 50} 380 ${454 + i * 50} 450 ${484 + i * 50}`,
        '#d8c8a9',
        9,
      ),
    ) +
    path('M580 500C660 450 760 450 820 460V580C740 570 660 580 580 620Z', a.light) +
    circle(760, 500, 22, a.base) +
    line('M580 680C660 644 740 640 810 646', '#d0bd99', 9) +
    path('M690 372V260L720 284L750 260V368Z', a.base)
  )
}

export function bookRow(t: Tones, a: Tones): string {
  const shades = [t.base, a.base, '#e9dcc3', t.light, a.dark, '#93b08c', t.dark, a.light]
  const heights = [420, 380, 450, 360, 430, 400, 460, 370]
  return (
    times(7, (i) => {
      const [h, x] = [nth(heights, i), 190 + i * 78]
      return (
        rect(x, 770 - h, 70, h, nth(shades, i), 8) +
        rect(x + 12, 800 - h, 46, 12, '#fff', 6, 'opacity=".5"') +
        rect(x + 12, 700, 46, 26, '#fff', 8, 'opacity=".35"')
      )
    }) +
    `<g transform="rotate(14 760 770)">${rect(742, 400, 64, 370, nth(shades, 7), 8)}${rect(754, 430, 40, 12, '#fff', 6, 'opacity=".5"')}</g>` +
    rect(120, 766, 760, 34, '#b98a5e', 12) +
    rect(120, 766, 760, 12, '#d3a878', 6)
  )
}

export function comic(t: Tones, a: Tones): string {
  return (
    `<g transform="rotate(8 600 800)">${rect(360, 240, 400, 540, a.dark, 10)}</g>` +
    rect(280, 230, 400, 570, PAGE, 10) +
    rect(300, 250, 360, 530, t.base, 6) +
    rect(300, 250, 360, 120, a.base, 6) +
    times(4, (i) => rect(326 + i * 78, 284, 58, 56, '#fdfaf4', 12)) +
    path(
      'M480 400l34 74 78-22-40 70 66 46-80 14 12 82-70-48-70 48 12-82-80-14 66-46-40-70 78 22Z',
      '#fbe6a3',
    ) +
    circle(480, 540, 46, a.light) +
    path('M300 780V720C380 660 600 690 660 640V780Z', t.dark)
  )
}
