/** Bebés y niños. */
import { circle, group, line, oval, path, rect, ring, type Tones, times } from '../kit.ts'

const wheel = (x: number, y: number, r: number, a: Tones) =>
  circle(x, y, r, '#56525f') + circle(x, y, r * 0.62, '#f4efe6') + circle(x, y, r * 0.22, a.base)

export function stroller(t: Tones, a: Tones): string {
  return (
    line('M300 520L640 740M640 520L360 740', '#9aa0aa', 20) +
    line('M690 480L800 330H850', '#9aa0aa', 24) +
    line('M800 330H856', a.base, 36) +
    path('M260 460H700C700 600 620 640 480 640S260 600 260 460Z', t.base) +
    path('M260 460H420C420 560 430 610 480 640C340 640 260 600 260 460Z', t.light) +
    path('M250 470C250 310 370 240 480 240V470Z', a.base) +
    path('M250 470C280 350 370 270 480 240V470Z', a.light) +
    line('M480 240V470M330 300L480 470', a.dark, 6, 'opacity=".5"') +
    wheel(350, 730, 70, a) +
    wheel(650, 730, 70, a)
  )
}

export function crib(t: Tones, a: Tones): string {
  return (
    rect(180, 300, 40, 500, t.dark, 18) +
    rect(780, 300, 40, 500, t.dark, 18) +
    rect(220, 560, 560, 130, '#fdfaf4', 26) +
    rect(220, 600, 560, 90, a.light, 26) +
    oval(320, 560, 80, 40, a.pale) +
    times(9, (i) => rect(236 + i * 62, 380, 20, 330, t.base, 10)) +
    rect(180, 350, 640, 44, t.light, 20) +
    rect(180, 690, 640, 44, t.base, 20) +
    circle(200, 296, 30, a.base) +
    circle(800, 296, 30, a.base)
  )
}

export function onesie(t: Tones, a: Tones): string {
  return (
    path(
      'M390 260C430 310 570 310 610 260L740 310L800 450L700 490L670 460V640C670 700 610 720 590 800H410C390 720 330 700 330 640V460L300 490L200 450L260 310Z',
      t.base,
    ) +
    path('M390 260C430 310 570 310 610 260L584 250C556 284 444 284 416 250Z', a.base) +
    path('M330 460V640C330 690 372 710 396 750L420 380L360 320Z', t.light, 'opacity=".7"') +
    path(
      'M500 560C440 500 400 470 430 430C460 400 490 420 500 450C510 420 540 400 570 430C600 470 560 500 500 560Z',
      a.base,
    ) +
    times(3, (i) => circle(460 + i * 40, 776, 9, a.light))
  )
}

export function bottle(t: Tones, a: Tones): string {
  return (
    path('M470 250C460 200 540 200 530 250L560 300H440Z', '#f0cfa6') +
    rect(410, 296, 180, 70, a.base, 22) +
    rect(380, 356, 240, 444, '#eef4f3', 70) +
    rect(380, 500, 240, 300, '#fffaf0', 70) +
    rect(380, 500, 240, 60, '#fffaf0') +
    path('M380 500C440 480 560 520 620 500V540H380Z', '#fff') +
    times(5, (i) => line(`M560 ${560 + i * 40}H${i % 2 ? 590 : 604}`, t.base, 7)) +
    circle(470, 640, 44, t.light) +
    circle(470, 640, 22, t.base) +
    rect(400, 390, 22, 220, '#fff', 11, 'opacity=".8"')
  )
}

export function highChair(t: Tones, a: Tones): string {
  return (
    line('M400 520L320 800M600 520L680 800', '#b98a5e', 28) +
    line('M356 680H644', '#c99a6b', 22) +
    rect(370, 210, 260, 360, t.base, 70) +
    rect(396, 240, 208, 210, t.light, 50) +
    rect(340, 540, 320, 70, t.dark, 30) +
    rect(280, 450, 440, 50, '#fdfaf4', 25) +
    oval(430, 446, 70, 16, a.light) +
    circle(430, 424, 24, a.base) +
    rect(560, 396, 60, 60, a.pale, 18)
  )
}

export function mobile(t: Tones, a: Tones): string {
  const star = 'M0 -46L13 -15L46 -13L20 9L29 42L0 24L-29 42L-20 9L-46 -13L-13 -15Z'
  return (
    line('M500 120V250', '#b98a5e', 12) +
    ring(500, 300, 200, '#c99a6b', 20, 'transform="matrix(1 0 0 .3 0 210)"') +
    line('M310 310V470M430 354V600M590 354V540M690 310V450', '#d9cbb5', 6) +
    group(path(star, a.base), 'translate(310 500) scale(1.3)') +
    path('M470 690A86 86 0 1 1 400 600A70 70 0 0 0 470 690Z', t.light) +
    path('M540 560a50 50 0 0 1 90-20a44 44 0 0 1 40 84h-120a40 40 0 0 1-10-64Z', '#fdfaf4') +
    group(path(star, t.base), 'translate(690 490) scale(1.1)') +
    circle(500, 300, 22, a.dark)
  )
}
