/** Electrodomésticos. */
import { circle, group, line, oval, path, rect, ring, type Tones, times } from '../kit.ts'

export function fridge(t: Tones, a: Tones): string {
  return (
    rect(320, 780, 50, 22, '#5b5866') +
    rect(630, 780, 50, 22, '#5b5866') +
    rect(300, 150, 400, 640, t.dark, 44) +
    rect(300, 150, 372, 640, t.base, 44) +
    rect(300, 376, 372, 12, t.dark) +
    rect(334, 250, 22, 96, '#fdfaf4', 11) +
    rect(334, 420, 22, 150, '#fdfaf4', 11) +
    path('M344 176H520L330 330V200q0-20 14-24Z', t.light, 'opacity=".6"') +
    rect(520, 460, 84, 100, a.pale, 8) +
    circle(562, 466, 10, a.base)
  )
}

export function blender(t: Tones, a: Tones): string {
  return (
    path('M390 260H610L584 600H416Z', '#e4f0f1') +
    path('M402 400H598L584 600H416Z', a.light) +
    circle(460, 470, 22, a.base) +
    circle(530, 520, 28, a.base) +
    circle(548, 444, 16, a.dark) +
    rect(376, 220, 248, 50, t.dark, 16) +
    rect(470, 190, 60, 36, t.deep, 10) +
    line('M606 320C690 320 690 500 592 500', t.dark, 26) +
    path('M410 600H590L640 800H360Z', t.base) +
    path('M410 600H470L430 800H360Z', t.light) +
    circle(500, 706, 42, '#fdfaf4') +
    line('M500 706L520 680', t.deep, 10)
  )
}

export function washer(t: Tones, a: Tones): string {
  return (
    rect(260, 240, 480, 560, t.base, 36) +
    rect(700, 240, 40, 560, t.dark, 30) +
    rect(260, 240, 480, 110, t.light, 36) +
    rect(260, 310, 480, 40, t.light) +
    rect(300, 272, 150, 44, t.pale, 12) +
    circle(620, 296, 32, '#fdfaf4') +
    line('M620 296L636 276', '#56525f', 8) +
    circle(540, 296, 12, a.base) +
    circle(500, 570, 172, '#dfe3e6') +
    circle(500, 570, 140, '#4b5a73') +
    path('M362 590C430 540 500 640 638 570A140 140 0 0 1 362 590Z', a.light) +
    circle(452, 620, 18, '#fff', 'opacity=".7"') +
    circle(540, 650, 12, '#fff', 'opacity=".7"') +
    path(
      'M400 480A140 140 0 0 1 480 434',
      'none',
      'stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".5"',
    )
  )
}

export function microwave(t: Tones, a: Tones): string {
  return (
    rect(180, 770, 60, 30, '#5b5866') +
    rect(760, 770, 60, 30, '#5b5866') +
    rect(140, 380, 720, 400, t.base, 36) +
    rect(176, 416, 470, 328, t.deep, 24) +
    rect(200, 440, 422, 280, '#f9dfa8', 16, 'opacity=".55"') +
    oval(410, 680, 150, 20, '#fdfaf4') +
    path('M340 676C340 590 480 590 480 676Z', a.base) +
    line('M410 590V570', a.dark, 12) +
    rect(690, 430, 130, 60, '#3a4a44', 10) +
    times(3, (i) => circle(718 + i * 38, 460, 7, '#9fe0b4')) +
    times(9, (i) => circle(712 + (i % 3) * 43, 540 + Math.floor(i / 3) * 46, 14, t.pale)) +
    circle(755, 706, 26, a.base)
  )
}

export function fan(t: Tones, a: Tones): string {
  const blade = (turn: number) =>
    group(
      path('M0 0C-70 -40 -80 -150 0 -180C60 -150 60 -60 0 0Z', t.light),
      `translate(500 400) rotate(${turn})`,
    )
  return (
    rect(482, 570, 36, 200, '#b6bac2') +
    rect(360, 758, 280, 42, t.dark, 21) +
    circle(500, 400, 232, '#fdfaf4', 'opacity=".75"') +
    times(4, (i) => blade(i * 90 + 20)) +
    ring(500, 400, 232, t.dark, 16) +
    ring(500, 400, 160, t.dark, 5, 'opacity=".5"') +
    times(12, (i) =>
      group(line('M0 -60V-228', t.dark, 4, 'opacity=".5"'), `translate(500 400) rotate(${i * 30})`),
    ) +
    circle(500, 400, 56, a.base) +
    circle(486, 386, 18, a.light) +
    circle(500, 690, 18, a.base)
  )
}

export function kettle(t: Tones, a: Tones): string {
  return (
    path('M320 800L360 400H620L680 800Z', t.base) +
    path('M320 800L360 400H430L400 800Z', t.light) +
    path('M362 470L250 400L270 370L370 420Z', t.dark) +
    path('M360 400C380 330 600 330 620 400Z', t.dark) +
    circle(490, 338, 26, a.base) +
    line('M620 430C780 420 780 680 664 690', a.dark, 40) +
    rect(480, 560, 46, 150, t.pale, 23) +
    rect(480, 630, 46, 80, a.light, 23) +
    line(
      'M240 330C220 300 260 290 240 256M290 320C272 290 310 280 292 246',
      '#fff',
      12,
      'opacity=".8"',
    )
  )
}

export function mixer(t: Tones, a: Tones): string {
  return (
    rect(260, 740, 500, 60, t.dark, 28) +
    path('M290 750C300 600 300 500 320 430H440L430 750Z', t.base) +
    rect(290, 300, 440, 150, t.base, 75) +
    rect(310, 318, 260, 40, t.light, 20) +
    circle(706, 375, 32, a.base) +
    rect(600, 440, 34, 70, '#b6bac2') +
    path('M470 540H770C770 680 700 740 620 740S470 680 470 540Z', '#dfe3e6') +
    path('M470 540H540C545 660 570 720 620 740C530 740 470 680 470 540Z', '#f3f5f6') +
    rect(456, 522, 328, 28, '#f3f5f6', 14) +
    oval(620, 530, 120, 12, a.pale)
  )
}
