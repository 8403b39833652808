/** Juguetes y juegos. */
import { circle, group, line, oval, path, rect, type Tones, times } from '../kit.ts'

const wheel = (x: number, y: number, r: number) =>
  circle(x, y, r, '#4a4754') + circle(x, y, r * 0.5, '#f4efe6') + circle(x, y, r * 0.2, '#9aa0aa')

export function toyTruck(t: Tones, a: Tones): string {
  return (
    path('M150 420H580L560 690H180Z', a.base) +
    path('M150 420H300L280 690H180Z', a.light) +
    times(4, (i) => line(`M${250 + i * 80} 450L${256 + i * 74} 660`, a.dark, 10, 'opacity=".4"')) +
    path('M590 470H720C780 470 800 540 850 580V690H590Z', t.base) +
    path('M640 510H710C740 510 760 560 780 590H640Z', '#dcecf3') +
    rect(150, 670, 710, 50, t.dark, 20) +
    rect(820, 620, 36, 36, '#fbe6a3', 10) +
    wheel(300, 730, 72) +
    wheel(700, 730, 72)
  )
}

export function teddy(t: Tones, a: Tones): string {
  return (
    circle(370, 260, 66, t.base) +
    circle(630, 260, 66, t.base) +
    circle(370, 260, 36, t.pale) +
    circle(630, 260, 36, t.pale) +
    oval(500, 640, 180, 170, t.base) +
    oval(500, 660, 110, 110, t.pale) +
    oval(300, 600, 60, 110, t.dark, 'transform="rotate(28 300 600)"') +
    oval(700, 600, 60, 110, t.dark, 'transform="rotate(-28 700 600)"') +
    circle(370, 740, 76, t.dark) +
    circle(630, 740, 76, t.dark) +
    circle(370, 744, 44, t.pale) +
    circle(630, 744, 44, t.pale) +
    circle(500, 370, 176, t.light) +
    oval(500, 420, 84, 66, t.pale) +
    circle(436, 350, 18, '#3a3440') +
    circle(564, 350, 18, '#3a3440') +
    oval(500, 396, 28, 20, '#3a3440') +
    line(
      'M500 414V440M500 440C480 460 460 454 452 446M500 440C520 460 540 454 548 446',
      '#3a3440',
      8,
    ) +
    path('M500 530L410 490V570ZM500 530L590 490V570Z', a.base) +
    circle(500, 530, 22, a.dark)
  )
}

export function blocks(t: Tones, a: Tones): string {
  const block = (x: number, y: number, c: Pick<Tones, 'base' | 'light' | 'pale'>, mark: string) =>
    rect(x, y, 210, 210, c.base, 26) +
    rect(x, y, 210, 40, c.light, 20) +
    rect(x + 44, y + 52, 122, 122, c.pale, 18) +
    mark
  const leafTone = { base: '#86b07c', light: '#a9c99c', pale: '#e3efdb' }
  return (
    block(180, 590, t, circle(285, 703, 36, t.base)) +
    block(400, 590, a, path('M505 660l42 76h-84Z', a.base)) +
    block(620, 590, leafTone, rect(693, 668, 66, 66, leafTone.base, 10)) +
    `<g transform="rotate(-8 400 480)">${block(290, 376, a, circle(395, 489, 36, a.dark))}</g>` +
    block(512, 376, t, path('M617 446l42 76h-84Z', t.dark))
  )
}

export function robot(t: Tones, a: Tones): string {
  return (
    line('M500 260V200', '#8d8a96', 14) +
    circle(500, 186, 26, a.base) +
    rect(360, 250, 280, 210, t.base, 50) +
    rect(360, 250, 280, 80, t.light, 40) +
    circle(440, 360, 40, '#fdfaf4') +
    circle(560, 360, 40, '#fdfaf4') +
    circle(446, 364, 18, '#3a3440') +
    circle(554, 364, 18, '#3a3440') +
    rect(460, 416, 80, 16, t.deep, 8) +
    rect(460, 456, 80, 40, '#8d8a96') +
    rect(330, 486, 340, 240, t.dark, 40) +
    rect(330, 486, 300, 240, t.base, 40) +
    rect(390, 530, 180, 110, '#f4efe6', 18) +
    circle(440, 586, 24, a.base) +
    circle(510, 570, 12, t.base) +
    circle(510, 606, 12, a.light) +
    line('M330 540H250V660M670 540H750V660', '#8d8a96', 30) +
    circle(250, 670, 34, a.base) +
    circle(750, 670, 34, a.base) +
    rect(370, 726, 90, 74, t.deep, 16) +
    rect(540, 726, 90, 74, t.deep, 16)
  )
}

export function kite(t: Tones, a: Tones): string {
  return (
    line('M500 690C560 740 440 770 500 830C540 870 600 850 640 880', '#b9a78c', 8) +
    path('M500 130L730 380L500 690L270 380Z', t.base) +
    path('M500 130L730 380H500Z', a.base) +
    path('M500 690L270 380H500Z', a.light) +
    path('M500 130L270 380H500Z', t.light) +
    line('M500 130V690M270 380H730', '#8a5f3f', 8) +
    path('M500 770l-40-26v52ZM500 770l40-26v52Z', a.base)
  )
}

export function boardGame(t: Tones, a: Tones): string {
  const die = (x: number, y: number, turn: number, c: string) =>
    group(
      rect(-70, -70, 140, 140, c, 32) +
        times(4, (i) => circle(i % 2 ? 32 : -32, i < 2 ? 32 : -32, 13, '#fdfaf4')) +
        circle(0, 0, 13, '#fdfaf4'),
      `translate(${x} ${y}) rotate(${turn})`,
    )
  return (
    path('M140 800L260 520H740L860 800Z', '#e9d3a9') +
    path('M200 770L290 546H710L800 770Z', '#f8efdc') +
    times(4, (i) =>
      path(
        `M${266 + i * 130} 640h62l6-50h-58ZM${320 + i * 136} 730h66l-6-50h-62Z`,
        i % 2 ? a.light : t.light,
      ),
    ) +
    die(380, 440, -14, t.base) +
    die(580, 400, 16, a.base) +
    oval(720, 620, 40, 14, t.dark) +
    path('M680 618C690 560 700 540 700 510H740C740 540 750 560 760 618Z', t.base) +
    circle(720, 494, 32, t.light)
  )
}

export function ball(t: Tones, a: Tones): string {
  return (
    circle(500, 550, 250, t.base) +
    path('M500 300C380 400 380 700 500 800A250 250 0 0 1 500 300Z', '#fdfaf4') +
    path('M500 300C620 400 620 700 500 800C560 700 560 400 500 300Z', a.base) +
    path('M330 366C420 420 420 680 330 734A250 250 0 0 1 330 366Z', a.light) +
    circle(500, 318, 34, '#fdfaf4') +
    oval(400, 420, 50, 26, '#fff', 'opacity=".5" transform="rotate(-40 400 420)"')
  )
}
