/** Música e instrumentos. */
import { circle, group, line, oval, path, rect, ring, type Tones, times } from '../kit.ts'

export function guitar(t: Tones, a: Tones): string {
  return group(
    rect(-22, -460, 44, 400, '#6b4a33', 8) +
      path('M-34 -540H34L28 -450H-28Z', '#56392a') +
      times(
        3,
        (i) => circle(-44, -524 + i * 30, 11, '#efe6d2') + circle(44, -524 + i * 30, 11, '#efe6d2'),
      ) +
      path(
        'M0 -120C120 -140 150 -50 118 20C100 60 170 90 170 180C170 280 90 320 0 320S-170 280 -170 180C-170 90 -100 60 -118 20C-150 -50 -120 -140 0 -120Z',
        t.base,
      ) +
      path(
        'M0 -120C-120 -140 -150 -50 -118 20C-100 60 -170 90 -170 180C-170 250 -130 290 -80 308C-130 200 -110 100 -70 40C-90 -30 -60 -100 0 -120Z',
        t.light,
      ) +
      circle(0, 50, 62, t.deep) +
      ring(0, 50, 74, a.light, 8) +
      rect(-70, 196, 140, 28, '#56392a', 12) +
      times(5, (i) => line(`M${-14 + i * 7} -450V206`, '#f7efdf', 2)),
    'translate(500 470) rotate(18) scale(.98)',
  )
}

export function harp(t: Tones, a: Tones): string {
  const strings = times(15, (i) =>
    line(
      `M${352 + i * 25} ${300 + Math.sin(i / 4.4) * 34 - i * 5}L${352 + i * 25} ${684 - i * 20}`,
      '#f9f1df',
      4,
    ),
  )
  return (
    path('M310 800L300 720L700 380L760 420L400 800Z', t.base) +
    path('M310 800L300 720L700 380L716 392L340 740L360 800Z', t.light) +
    strings +
    rect(296, 260, 34, 480, t.dark, 14) +
    path(
      'M290 280C340 200 430 330 560 250C650 196 730 230 760 420L716 420C700 300 640 270 580 300C440 370 360 290 320 320Z',
      t.dark,
    ) +
    circle(300, 262, 34, a.base) +
    circle(420, 640, 20, t.deep) +
    circle(520, 556, 18, t.deep) +
    rect(280, 780, 170, 24, t.deep, 12)
  )
}

export function piano(t: Tones, a: Tones): string {
  return (
    line('M260 660L330 800M740 660L670 800M260 800L330 660M740 800L670 660', '#6f6b78', 20) +
    rect(110, 500, 780, 190, t.base, 30) +
    rect(110, 500, 780, 60, t.light, 30) +
    rect(150, 520, 130, 24, t.deep, 12) +
    circle(340, 532, 14, a.base) +
    circle(390, 532, 14, a.light) +
    rect(640, 518, 190, 30, a.pale, 8) +
    rect(140, 570, 720, 106, '#fdfaf4', 8) +
    times(13, (i) => line(`M${191 + i * 51} 574V672`, '#d9d2c4', 4)) +
    times(13, (i) =>
      [2, 6, 9, 13].includes(i) ? '' : rect(176 + i * 51, 570, 30, 62, '#3b3946', 6),
    )
  )
}

export function drum(t: Tones, a: Tones): string {
  return (
    line('M560 330L820 190M440 330L200 210', '#c99a6b', 18) +
    circle(822, 188, 20, '#e0bd96') +
    circle(198, 208, 20, '#e0bd96') +
    path('M220 420H780V690C780 760 220 760 220 690Z', t.base) +
    path('M220 420H380V738C280 730 220 716 220 690Z', t.light) +
    line('M240 470L330 700L420 480L510 716L600 480L690 700L770 470', a.light, 10) +
    path('M220 660C260 720 740 720 780 660V700C780 770 220 770 220 700Z', a.base) +
    oval(500, 420, 280, 76, a.base) +
    oval(500, 412, 258, 62, '#fbf4e6') +
    oval(440, 400, 120, 22, '#fff', 'opacity=".7"')
  )
}

export function microphone(t: Tones, a: Tones): string {
  return (
    rect(482, 560, 36, 210, '#8d8a96') +
    rect(370, 762, 260, 38, '#56525f', 19) +
    path('M390 440H610L570 600H430Z', t.base) +
    path('M390 440H460L470 600H430Z', t.light) +
    rect(390, 200, 220, 260, '#c9ced4', 110) +
    rect(390, 200, 90, 260, '#e2e5e8', 80, 'opacity=".8"') +
    line('M396 300H604M392 350H608M500 204V420M440 216V424M560 216V424', '#9aa0aa', 6) +
    rect(378, 410, 244, 46, a.base, 20) +
    circle(500, 520, 18, a.light)
  )
}

export function accordion(t: Tones, a: Tones): string {
  return (
    path('M330 330L420 300H580L670 330V770L580 800H420L330 770Z', t.dark) +
    times(7, (i) =>
      path(
        `M${340 + i * 46} ${i % 2 ? 330 : 300}h46V${i % 2 ? 770 : 800}h-46Z`,
        i % 2 ? a.dark : a.base,
      ),
    ) +
    rect(170, 280, 180, 520, t.base, 30) +
    rect(650, 280, 180, 520, t.base, 30) +
    rect(170, 280, 60, 520, t.light, 30) +
    times(
      6,
      (i) =>
        rect(690, 320 + i * 76, 110, 58, '#fdfaf4', 8) +
        (i < 5 ? rect(690, 362 + i * 76, 60, 32, '#3b3946', 6) : ''),
    ) +
    times(12, (i) => circle(226 + (i % 3) * 38, 360 + Math.floor(i / 3) * 110, 14, a.light))
  )
}

export function vinyl(t: Tones, a: Tones): string {
  return (
    circle(590, 530, 250, '#34323e') +
    ring(590, 530, 200, '#4b4957', 5) +
    ring(590, 530, 160, '#4b4957', 5) +
    ring(590, 530, 120, '#4b4957', 5) +
    circle(590, 530, 84, a.base) +
    circle(590, 530, 14, '#f4efe6') +
    path('M430 340A250 250 0 0 1 560 282L574 400A130 130 0 0 0 500 436Z', '#fff', 'opacity=".1"') +
    rect(190, 260, 460, 540, t.base, 12) +
    circle(420, 500, 130, t.light) +
    path('M190 700C320 600 460 740 650 620V788q0 12-12 12H202q-12 0-12-12Z', a.light) +
    circle(470, 450, 56, a.base) +
    rect(230, 300, 180, 20, t.pale, 10)
  )
}
