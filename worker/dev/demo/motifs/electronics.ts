/** Electrónica. */
import { circle, line, oval, path, rect, ring, type Tones, times } from '../kit.ts'

export function tv(t: Tones, a: Tones): string {
  return (
    path('M330 800h340l-30-34H360Z', '#4d4a57') +
    rect(470, 690, 60, 80, '#5b5866') +
    rect(150, 290, 700, 420, '#3b3946', 26) +
    rect(172, 312, 656, 366, t.pale, 12) +
    `<clipPath id="tv"><rect x="172" y="312" width="656" height="366" rx="12"/></clipPath><g clip-path="url(#tv)">` +
    circle(640, 430, 70, a.light) +
    path('M172 600C280 500 370 520 470 590S690 520 828 600V690H172Z', t.light) +
    path('M172 650C320 560 440 610 560 640S740 610 828 650V690H172Z', t.base) +
    path('M172 312h250L250 678h-78Z', '#fff', 'opacity=".16"') +
    '</g>'
  )
}

export function speaker(t: Tones, a: Tones): string {
  const cone = (y: number, r: number) =>
    circle(500, y, r, t.deep) +
    circle(500, y, r * 0.8, '#3b3946') +
    circle(500, y, r * 0.42, a.base) +
    circle(500 - r * 0.12, y - r * 0.12, r * 0.18, a.light)
  return (
    rect(330, 240, 340, 560, t.base, 36) +
    rect(610, 240, 60, 560, t.dark, 36) +
    rect(330, 240, 310, 560, t.base, 36) +
    cone(390, 78) +
    cone(618, 130) +
    rect(360, 262, 120, 10, t.light, 5)
  )
}

export function headphones(t: Tones, a: Tones): string {
  return (
    line('M270 590V520C270 370 370 280 500 280S730 370 730 520V590', t.dark, 46) +
    line('M270 540C266 380 368 290 500 288', t.base, 30) +
    rect(212, 540, 116, 220, t.base, 52) +
    rect(672, 540, 116, 220, t.dark, 52) +
    rect(290, 552, 66, 196, a.base, 32) +
    rect(644, 552, 66, 196, a.dark, 32) +
    rect(232, 570, 18, 120, t.light, 9)
  )
}

export function camera(t: Tones, a: Tones): string {
  return (
    path('M380 420l34-70h172l34 70Z', t.dark) +
    rect(190, 410, 620, 390, t.base, 46) +
    rect(190, 520, 620, 170, t.deep) +
    rect(240, 376, 96, 40, a.base, 14) +
    circle(500, 606, 156, '#f4efe6') +
    circle(500, 606, 132, '#3b3946') +
    circle(500, 606, 92, '#2c3550') +
    circle(500, 606, 56, '#4a6a93') +
    circle(466, 570, 24, '#dce9f5') +
    rect(674, 446, 90, 44, t.pale, 10) +
    circle(250, 462, 16, a.light)
  )
}

export function gamepad(t: Tones, a: Tones): string {
  return (
    path(
      'M300 400H700C800 400 850 520 868 650C880 750 800 800 738 730L670 650H330L262 730C200 800 120 750 132 650C150 520 200 400 300 400Z',
      t.base,
    ) +
    path(
      'M300 400H700C740 400 770 420 795 455C700 425 300 425 205 455C230 420 260 400 300 400Z',
      t.light,
    ) +
    rect(262, 508, 130, 44, t.deep, 14) +
    rect(305, 465, 44, 130, t.deep, 14) +
    circle(690, 478, 26, a.base) +
    circle(742, 530, 26, a.light) +
    circle(638, 530, 26, a.light) +
    circle(690, 582, 26, a.base) +
    circle(420, 612, 46, t.dark) +
    circle(580, 612, 46, t.dark) +
    circle(420, 606, 34, t.deep) +
    circle(580, 606, 34, t.deep) +
    rect(462, 470, 76, 22, t.dark, 11)
  )
}

export function radio(t: Tones, a: Tones): string {
  return (
    line('M690 380L820 200', '#8d8a96', 12) +
    circle(820, 200, 14, '#6b6875') +
    line('M290 400C300 300 700 300 710 400', t.deep, 26) +
    rect(170, 390, 660, 410, t.base, 50) +
    rect(170, 690, 660, 110, t.dark, 50) +
    rect(170, 690, 660, 60, t.dark) +
    circle(350, 570, 120, t.pale) +
    times(5, (i) =>
      line(`M${270 + i * 40} ${i % 4 ? 490 : 520}V${i % 4 ? 650 : 620}`, t.dark, 14),
    ) +
    rect(520, 460, 250, 90, a.pale, 16) +
    line('M610 470V540', a.base, 8) +
    times(7, (i) => line(`M${545 + i * 33} 478v18`, '#6b6875', 4)) +
    circle(580, 630, 38, t.deep) +
    circle(710, 630, 38, t.deep) +
    ring(580, 630, 22, a.base, 8) +
    oval(710, 630, 12, 12, a.base)
  )
}
