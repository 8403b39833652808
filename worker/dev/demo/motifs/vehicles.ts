/** Vehículos y repuestos. */
import { circle, group, line, oval, path, rect, ring, type Tones, times } from '../kit.ts'

const tyreAt = (x: number, y: number, r: number) =>
  circle(x, y, r, '#45424f') +
  circle(x, y, r * 0.6, '#d9dce0') +
  circle(x, y, r * 0.46, '#b6bac2') +
  circle(x, y, r * 0.16, '#6f6b78')

export function car(t: Tones, a: Tones): string {
  return (
    path(
      'M100 640C100 580 150 560 240 545L330 420C350 395 380 385 420 385H600C650 385 680 400 710 430L800 540C870 550 900 580 900 640V720H100Z',
      t.base,
    ) +
    path('M100 640C100 580 150 560 240 545H800C870 550 900 580 900 640Z', t.light) +
    path(
      'M350 440C360 426 380 420 410 420H490V540H285ZM520 420H600C640 420 660 430 680 452L745 540H520Z',
      '#dcecf3',
    ) +
    path('M350 440C360 426 380 420 410 420H430L350 540H285Z', '#fff', 'opacity=".6"') +
    rect(90, 690, 820, 40, t.dark, 20) +
    rect(850, 600, 50, 34, '#fbe6a3', 14) +
    rect(100, 600, 40, 34, a.base, 14) +
    rect(540, 580, 60, 14, t.dark, 7) +
    rect(330, 580, 60, 14, t.dark, 7) +
    tyreAt(280, 716, 84) +
    tyreAt(720, 716, 84)
  )
}

export function pickup(t: Tones, a: Tones): string {
  return (
    path(
      'M90 550H480V400C480 380 500 370 520 370H640C690 370 720 400 750 450L800 540C870 550 910 570 910 640V720H90Z',
      t.base,
    ) +
    path('M90 550H910V600H90Z', t.light, 'opacity=".6"') +
    path('M520 410H630C670 410 690 430 710 460L745 530H520Z', '#dcecf3') +
    rect(110, 460, 150, 92, '#d0a670', 10) +
    rect(270, 490, 120, 62, a.base, 10) +
    rect(80, 700, 840, 34, t.dark, 17) +
    rect(866, 600, 46, 36, '#fbe6a3', 12) +
    line('M484 420V690', t.dark, 8, 'opacity=".5"') +
    rect(530, 580, 60, 14, t.dark, 7) +
    tyreAt(270, 716, 84) +
    tyreAt(730, 716, 84)
  )
}

export function motorbike(t: Tones, a: Tones): string {
  return (
    line('M250 690L420 600L560 690L250 690M560 690L640 480', '#6f6b78', 24) +
    line('M640 480L740 690', '#9aa0aa', 28) +
    tyreAt(250, 680, 120) +
    tyreAt(740, 680, 120) +
    path('M420 470C480 420 600 420 650 480L610 580H440Z', t.base) +
    path('M420 470C480 420 560 420 600 436L560 500H430Z', t.light) +
    path('M190 500C260 470 340 490 430 500L440 560C340 570 260 560 190 530Z', '#4a4754') +
    rect(430, 590, 170, 110, '#8d939c', 30) +
    circle(515, 645, 38, '#d9dce0') +
    line('M640 480L610 380L540 360', '#56525f', 20) +
    circle(668, 440, 44, a.base) +
    circle(676, 440, 24, '#fdf3cf') +
    line('M420 700L180 740', '#b6bac2', 30)
  )
}

export function tyre(t: Tones, a: Tones): string {
  return (
    `<g transform="translate(0 -6)">${oval(660, 740, 210, 66, '#3a3844')}${oval(660, 720, 210, 66, '#4e4b58')}${oval(660, 716, 100, 30, t.base)}</g>` +
    circle(420, 540, 260, '#45424f') +
    times(28, (i) =>
      group(rect(-10, -262, 20, 34, '#34323e', 6), `translate(420 540) rotate(${i * 12.86})`),
    ) +
    ring(420, 540, 190, '#5c5966', 6) +
    circle(420, 540, 164, '#cfd4d9') +
    circle(420, 540, 140, t.base) +
    times(5, (i) =>
      group(
        path('M-26 -40L-40 -150A154 154 0 0 1 40 -150L26 -40Z', '#e6e9ec'),
        `translate(420 540) rotate(${i * 72})`,
      ),
    ) +
    circle(420, 540, 50, '#e6e9ec') +
    circle(420, 540, 24, a.base)
  )
}

export function motoHelmet(t: Tones, a: Tones): string {
  return (
    path(
      'M200 600C180 390 330 250 520 250S820 390 810 580C806 640 790 700 740 760C700 800 420 800 330 790C270 784 210 720 200 600Z',
      t.base,
    ) +
    path(
      'M200 600C180 390 330 250 520 250C400 300 320 420 330 790C270 784 210 720 200 600Z',
      t.light,
    ) +
    path(
      'M470 440C600 420 740 430 806 500C814 560 808 610 790 640C680 660 560 650 470 610C440 560 440 490 470 440Z',
      '#3b4252',
    ) +
    path(
      'M490 460C570 446 640 448 700 460L600 640C560 636 520 628 486 606C462 560 464 500 490 460Z',
      '#6f86a6',
      'opacity=".7"',
    ) +
    path('M340 300C420 260 620 250 720 320L690 350C600 300 460 310 380 350Z', a.base) +
    rect(560, 700, 120, 20, t.deep, 10)
  )
}

export function battery(t: Tones, a: Tones): string {
  return (
    rect(290, 390, 90, 60, '#8d939c', 12) +
    rect(620, 390, 90, 60, '#8d939c', 12) +
    rect(180, 430, 640, 370, t.deep, 30) +
    rect(180, 430, 640, 90, t.base, 30) +
    rect(180, 490, 640, 40, t.base) +
    rect(240, 570, 520, 170, a.base, 20) +
    rect(240, 570, 520, 50, a.light, 20) +
    line('M300 480h70M335 445v70', '#fdfaf4', 14) +
    line('M630 480h70', '#fdfaf4', 14) +
    path('M520 590l-80 90h60l-20 60 90-96h-62l26-54Z', '#fdf3cf')
  )
}
