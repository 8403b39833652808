/** Herramientas. */
import { circle, group, line, oval, path, rect, type Tones, times } from '../kit.ts'

const STEEL = '#c2c8cf'

export function drill(t: Tones, a: Tones): string {
  return (
    rect(100, 386, 150, 20, STEEL, 4) +
    path('M240 350H330V440H240Z', '#6f6b78') +
    rect(320, 330, 60, 130, '#56525f', 14) +
    path('M370 300H720C790 300 810 350 810 400S790 490 720 490H370Z', t.base) +
    path('M370 300H720C770 300 794 326 804 360H370Z', t.light) +
    path('M570 480H730L690 720H560Z', t.dark) +
    path(
      'M540 500C510 520 520 570 560 580',
      'none',
      `stroke="${a.dark}" stroke-width="26" stroke-linecap="round"`,
    ) +
    rect(520, 700, 220, 100, a.base, 24) +
    rect(520, 700, 220, 34, a.light, 17) +
    times(3, (i) => rect(650 + i * 40, 350, 16, 90, t.deep, 8)) +
    circle(450, 395, 30, a.base)
  )
}

export function hammer(t: Tones, a: Tones): string {
  return (
    group(
      rect(-26, -130, 52, 500, '#c99a6b', 22) +
        rect(-26, 170, 52, 200, t.base, 24) +
        rect(-26, -130, 20, 320, '#e0bd96', 10) +
        rect(-130, -230, 240, 110, STEEL, 22) +
        rect(-170, -220, 60, 90, '#a6adb6', 16) +
        path('M100 -226C190 -220 220 -170 226 -120C190 -150 150 -150 100 -140Z', '#a6adb6'),
      'translate(400 450) rotate(-26)',
    ) +
    group(
      path(
        'M-40 -330a80 80 0 0 1 30 40l-16 60 56 20 44-46a90 90 0 0 1-60 130V330a40 40 0 0 1-80 0V-120a90 90 0 0 1 26-210Z',
        a.base,
      ) + circle(-26, 320, 18, a.dark),
      'translate(650 470) rotate(24)',
    )
  )
}

export function toolbox(t: Tones, a: Tones): string {
  return (
    line('M360 460V360H640V460', '#56525f', 30) +
    rect(400, 340, 200, 40, a.base, 18) +
    path('M180 470H820L790 560H210Z', t.light) +
    rect(150, 540, 700, 260, t.base, 28) +
    rect(150, 740, 700, 60, t.dark, 28) +
    rect(150, 540, 700, 44, t.dark, 16) +
    rect(280, 540, 70, 90, '#e9dcc3', 14) +
    rect(650, 540, 70, 90, '#e9dcc3', 14) +
    rect(430, 650, 140, 50, a.base, 14)
  )
}

export function saw(t: Tones, a: Tones): string {
  return group(
    path(
      `M-380 40L300 -60V70L-340 90${times(17, (i) => `l${i % 2 ? 20 : 20} ${i % 2 ? -20 : 16}`)}Z`,
      STEEL,
    ) +
      path('M-380 40L300 -60V-20L-370 60Z', '#e1e5e9') +
      path(
        'M270 -100C340 -130 420 -110 430 -30C440 50 420 130 340 130C280 130 250 80 260 20Z',
        t.base,
      ) +
      path(
        'M330 -50C370 -60 380 -30 380 10C380 60 360 80 335 76C310 70 316 20 330 -50Z',
        '#f6eee0',
      ) +
      circle(290, -30, 12, a.base) +
      circle(300, 60, 12, a.base),
    'translate(470 560) rotate(-14)',
  )
}

export function ladder(t: Tones, a: Tones): string {
  return (
    line('M560 210L720 800', '#b98a5e', 26) +
    line('M440 210L280 800M540 210L560 800', t.base, 30) +
    times(6, (i) => line(`M${428 - i * 24} ${300 + i * 84}H${546 + i * 3}`, t.light, 26)) +
    rect(400, 180, 200, 46, a.base, 18) +
    line('M540 560L650 560', '#8d8a96', 10)
  )
}

export function paint(t: Tones, a: Tones): string {
  return (
    path('M230 420H600L580 800H250Z', '#d7dbe0') +
    path('M230 420H340L330 800H250Z', '#eef0f2') +
    rect(246, 540, 340, 170, t.base) +
    rect(246, 540, 90, 170, t.light) +
    oval(415, 420, 186, 46, '#b9bfc7') +
    oval(415, 416, 164, 36, t.base) +
    path('M300 430C300 520 340 500 340 470C340 540 390 560 390 470V440Z', t.base) +
    line('M232 430C240 230 590 230 598 430', '#9aa0aa', 10) +
    group(
      rect(-24, -250, 48, 220, a.base, 22) +
        rect(-60, -40, 120, 60, '#b9bfc7', 10) +
        path('M-60 20H60L50 150C20 170 -20 170 -50 150Z', '#e9dcc3') +
        path('M-55 100H55L50 150C20 170 -20 170 -50 150Z', t.base),
      'translate(740 620) rotate(14)',
    )
  )
}

export function sewing(t: Tones, a: Tones): string {
  return (
    rect(150, 720, 700, 80, t.dark, 26) +
    rect(170, 690, 660, 46, '#e9dcc3', 18) +
    path(
      'M690 690V430H360V560H250V400C250 330 290 300 350 300H720C790 300 820 340 820 400V690Z',
      t.base,
    ) +
    path(
      'M250 400C250 330 290 300 350 300H720C760 300 786 312 802 340H300C270 350 258 370 250 400Z',
      t.light,
    ) +
    circle(860, 470, 70, '#56525f') +
    circle(860, 470, 34, a.base) +
    rect(284, 560, 30, 70, STEEL, 6) +
    line('M299 630V690', '#8d8a96', 8) +
    rect(560, 240, 60, 64, a.base, 10) +
    line('M590 260C500 200 350 220 300 300', a.light, 5) +
    circle(440, 370, 30, '#fdfaf4') +
    circle(530, 370, 18, a.light)
  )
}
