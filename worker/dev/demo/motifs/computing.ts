/** Computación. */
import { circle, line, oval, path, rect, type Tones, times } from '../kit.ts'

export function laptop(t: Tones, a: Tones): string {
  return (
    rect(220, 300, 560, 400, '#3d3b48', 30) +
    rect(242, 322, 516, 356, t.pale, 14) +
    `<clipPath id="lp"><rect x="242" y="322" width="516" height="356" rx="14"/></clipPath><g clip-path="url(#lp)">` +
    circle(620, 420, 100, a.light) +
    path('M242 600C340 480 470 580 560 540S700 500 758 520V690H242Z', t.light) +
    path('M242 650C380 570 520 660 758 590V690H242Z', t.base) +
    path('M242 322h190L242 640Z', '#fff', 'opacity=".2"') +
    '</g>' +
    path('M130 730H870C870 775 840 800 800 800H200C160 800 130 775 130 730Z', '#b9bdc4') +
    rect(130, 706, 740, 32, '#d5d8dc', 10) +
    rect(430, 706, 140, 16, '#a9adb5', 8)
  )
}

export function monitor(t: Tones, a: Tones): string {
  return (
    rect(455, 640, 90, 120, '#b6bac2') +
    rect(340, 752, 320, 48, '#ced2d7', 24) +
    rect(170, 240, 660, 430, '#3d3b48', 28) +
    rect(192, 262, 616, 360, t.base, 12) +
    rect(192, 262, 170, 360, t.dark) +
    times(5, (i) => rect(222, 300 + i * 54, i % 2 ? 80 : 110, 18, t.light, 9)) +
    rect(400, 300, 240, 150, a.pale, 14) +
    rect(664, 300, 110, 150, a.light, 14) +
    path('M400 590l90-70 80 40 110-90 94 60v60Z', t.light) +
    circle(500, 646, 9, '#8d8a96')
  )
}

export function keyboard(t: Tones, a: Tones): string {
  const key = (x: number, y: number, w: number, fill: string) =>
    rect(x, y + 6, w, 54, t.deep, 12) + rect(x, y, w, 52, fill, 12)
  return (
    rect(100, 500, 800, 300, t.base, 36) +
    rect(100, 500, 800, 270, t.light, 36) +
    times(10, (i) => key(136 + i * 74, 530, 62, i === 0 ? a.base : '#fbf8f2')) +
    times(9, (i) => key(172 + i * 74, 602, 62, i === 8 ? a.light : '#fbf8f2')) +
    key(136, 674, 100, a.light) +
    key(250, 674, 420, '#fbf8f2') +
    key(684, 674, 100, '#fbf8f2') +
    key(796, 674, 72, a.base) +
    line('M500 500C500 400 620 420 620 330', '#8d8a96', 12)
  )
}

export function mouse(t: Tones, a: Tones): string {
  return (
    line('M500 370C500 260 640 300 660 190', '#8d8a96', 14) +
    rect(340, 360, 320, 440, t.base, 160) +
    path('M340 540V520a160 160 0 0 1 320 0v20Z', t.light) +
    line('M500 366V540M342 540H658', t.dark, 8) +
    rect(478, 420, 44, 96, a.base, 22) +
    rect(490, 436, 20, 40, a.light, 10)
  )
}

export function printer(t: Tones, a: Tones): string {
  return (
    rect(310, 240, 380, 240, '#fdfbf6', 10) +
    times(4, (i) => rect(350, 280 + i * 40, i === 3 ? 160 : 300, 14, t.pale, 7)) +
    rect(170, 430, 660, 270, t.base, 40) +
    rect(170, 430, 660, 90, t.light, 40) +
    rect(170, 480, 660, 40, t.light) +
    rect(280, 610, 440, 40, t.deep, 12) +
    path('M300 636H700L730 800H270Z', '#fdfbf6') +
    path(
      'M350 690H560M345 730H620',
      'none',
      `stroke="${a.base}" stroke-width="14" stroke-linecap="round"`,
    ) +
    circle(750, 570, 18, a.base) +
    circle(696, 570, 12, t.dark)
  )
}

export function tablet(t: Tones, a: Tones): string {
  return (
    line('M250 770L410 330', '#f6efdf', 22) +
    path('M250 770l-12 44 32-34Z', '#56525f') +
    rect(330, 230, 460, 570, '#3d3b48', 44) +
    rect(356, 256, 408, 518, '#fdfaf4', 22) +
    oval(560, 470, 120, 120, a.light) +
    path(
      'M420 620C480 460 520 640 580 520S680 480 710 640',
      'none',
      `stroke="${t.base}" stroke-width="22" stroke-linecap="round"`,
    ) +
    circle(440, 330, 26, t.light) +
    circle(510, 330, 26, a.base) +
    circle(580, 330, 26, t.base)
  )
}
