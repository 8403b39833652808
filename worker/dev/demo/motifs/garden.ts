/** Jardín y plantas. */
import {
  circle,
  group,
  leaf,
  line,
  nth,
  oval,
  path,
  rect,
  type Shades,
  type Tones,
  times,
} from '../kit.ts'

const pot = (t: Shades, y = 590) =>
  path(`M340 ${y + 50}H660L620 800H380Z`, t.base) +
  path(`M340 ${y + 50}H440L450 800H380Z`, t.light) +
  rect(320, y, 360, 70, t.base, 18) +
  rect(320, y, 360, 30, t.light, 15) +
  rect(330, y + 64, 340, 14, t.dark, 7, 'opacity=".5"')

export function leafyPlant(t: Tones): string {
  const greens = ['#5d9166', '#79a873', '#93bd86', '#6a9d6c']
  return (
    times(9, (i) =>
      leaf(
        500 + (i - 4) * 14,
        610,
        340 - Math.abs(i - 4) * 30,
        120,
        (i - 4) * 19,
        nth(greens, i),
        '#47795a',
      ),
    ) + pot(t)
  )
}

export function cactus(t: Tones, a: Tones): string {
  return (
    line(
      'M400 500H350C320 500 316 470 316 440V400M600 450H650C680 450 684 420 684 390V350',
      '#5d9166',
      64,
    ) +
    rect(410, 230, 180, 400, '#6a9d6c', 90) +
    rect(430, 260, 50, 360, '#8ab585', 25, 'opacity=".6"') +
    line('M500 270V600M450 300V600M550 300V600', '#4d8059', 6, 'stroke-dasharray="4 34"') +
    times(5, (i) => group(oval(0, -26, 16, 28, a.base), `translate(500 226) rotate(${i * 72})`)) +
    circle(500, 226, 14, '#fbe6a3') +
    pot(t)
  )
}

export function wateringCan(t: Tones, a: Tones): string {
  return (
    line('M360 480C300 330 560 260 640 440', t.dark, 28) +
    path('M660 560L840 400L870 430L680 690Z', t.dark) +
    path('M810 360L910 440L880 470L790 400Z', a.base) +
    path('M300 460H680L710 800H270Z', t.base) +
    path('M300 460H420L400 800H270Z', t.light) +
    line('M320 520C180 500 170 720 290 730', t.dark, 30) +
    oval(490, 460, 190, 34, t.deep) +
    rect(282, 690, 420, 30, a.light, 10) +
    times(3, (i) => oval(890 + i * 16, 520 + i * 56, 8, 14, '#9cc6e0'))
  )
}

export function monstera(t: Tones): string {
  const big = 'M0 0C-120 -40 -170 -150 -110 -250C-60 -310 60 -310 110 -250C170 -150 120 -40 0 0Z'
  const cuts =
    'M-150 -150L-50 -130L-146 -110ZM-130 -220L-40 -190L-146 -180ZM150 -150L50 -130L146 -110ZM130 -220L40 -190L146 -180Z'
  const one = (x: number, y: number, turn: number, size: number, fill: string) =>
    group(
      path(big, fill) + path(cuts, '#f5efe2', 'opacity=".9"') + line('M0 0V-270', '#3f7352', 7),
      `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    )
  return (
    line(
      'M500 620C490 540 420 520 380 470M500 620C510 520 600 500 630 440M500 620V360',
      '#4d8059',
      14,
    ) +
    one(390, 490, -38, 0.9, '#6a9d6c') +
    one(620, 460, 36, 0.95, '#5d9166') +
    one(500, 410, 0, 0.95, '#79a873') +
    pot(t)
  )
}

export function gardenTools(t: Tones, a: Tones): string {
  return (
    group(
      rect(-18, -330, 36, 420, '#c99a6b', 16) +
        line('M-60 -330H60', t.base, 34) +
        path('M-90 80H90V210C90 290 30 330 0 350C-30 330 -90 290 -90 210Z', '#b6bdc6') +
        path('M-90 80H-20V330C-50 306 -90 270 -90 210Z', '#d9dee3'),
      'translate(380 460) rotate(-10)',
    ) +
    group(
      rect(-18, -330, 36, 520, '#c99a6b', 16) +
        rect(-18, -330, 36, 140, a.base, 16) +
        line('M-110 200H110', '#8d939c', 26) +
        times(6, (i) => line(`M${-105 + i * 42} 206V300`, '#8d939c', 16)),
      'translate(640 470) rotate(10)',
    )
  )
}

export function orchid(t: Tones, a: Tones): string {
  const flower = (x: number, y: number, s: number) =>
    group(
      times(5, (i) => group(oval(0, -40, 30, 44, i % 2 ? t.light : t.base), `rotate(${i * 72})`)) +
        circle(0, 0, 20, a.base) +
        circle(0, 6, 9, '#fff5d8'),
      `translate(${x} ${y}) scale(${s})`,
    )
  return (
    line('M500 640C480 480 440 320 560 240C620 200 700 220 740 270', '#6a9d6c', 14) +
    leaf(500, 640, 260, 90, -58, '#5d9166', '#47795a') +
    leaf(500, 640, 260, 90, 58, '#79a873', '#47795a') +
    leaf(500, 640, 180, 80, -24, '#6a9d6c', '#47795a') +
    flower(470, 380, 1) +
    flower(510, 270, 1.1) +
    flower(620, 224, 1.05) +
    flower(730, 280, 0.95) +
    pot({ base: '#f4ead8', light: '#fdf7ea', dark: '#d9c9ac' })
  )
}

export function mower(t: Tones, a: Tones): string {
  return (
    line('M330 620L180 260H130', '#6f6b78', 24) +
    line('M180 260H110', a.base, 36) +
    path('M250 560H640C760 560 820 640 830 720H230Z', t.base) +
    path('M250 560H640C700 560 740 578 770 604H244Z', t.light) +
    rect(430, 440, 210, 130, '#56525f', 30) +
    rect(450, 420, 170, 50, a.base, 20) +
    rect(220, 700, 620, 40, t.deep, 16) +
    times(
      2,
      (i) => circle(330 + i * 400, 730, 70, '#4a4754') + circle(330 + i * 400, 730, 34, '#f4efe6'),
    ) +
    times(9, (i) => path(`M${560 + i * 38} 800l14-60 14 60Z`, i % 2 ? '#79a873' : '#93bd86'))
  )
}
