/** Deportes y bicicletas. */
import { circle, group, line, oval, path, rect, ring, type Tones, times } from '../kit.ts'

const spokes = (x: number, y: number, r: number) =>
  times(8, (i) => group(line(`M0 0V${-r}`, '#b9bdc4', 3), `translate(${x} ${y}) rotate(${i * 45})`))
const bikeWheel = (x: number, y: number, r: number) =>
  spokes(x, y, r) +
  ring(x, y, r, '#4a4754', 18) +
  ring(x, y, r - 14, '#d9dce0', 6) +
  circle(x, y, 14, '#4a4754')

function frame(t: Tones, a: Tones, r: number, y: number): string {
  return (
    bikeWheel(270, y, r) +
    bikeWheel(730, y, r) +
    line(`M270 ${y}L400 ${y - 200}H640L480 ${y}Z`, t.base, 22) +
    line(`M400 ${y - 200}L480 ${y}M640 ${y - 200}L730 ${y}`, t.dark, 22) +
    line(`M400 ${y - 200}L385 ${y - 250}`, '#8d8a96', 16) +
    rect(326, y - 274, 120, 32, a.base, 16) +
    line(
      `M640 ${y - 200}L622 ${y - 270}L690 ${y - 290}C730 ${y - 290} 730 ${y - 240} 700 ${y - 236}`,
      '#56525f',
      18,
    ) +
    circle(480, y, 40, '#f4efe6') +
    ring(480, y, 40, '#8d8a96', 10) +
    line(`M480 ${y}L520 ${y + 54}M500 ${y + 56}H546`, '#56525f', 12)
  )
}

export function bicycle(t: Tones, a: Tones): string {
  return frame(t, a, 150, 640)
}

export function kidBike(t: Tones, a: Tones): string {
  return group(
    frame(t, a, 130, 660) +
      circle(360, 750, 40, '#4a4754') +
      circle(360, 750, 18, a.light) +
      path('M640 440H770V520H660Z', a.base) +
      line('M640 440C640 400 770 400 770 440', a.dark, 10),
    'translate(60 50) scale(.9)',
  )
}

export function football(t: Tones): string {
  const patch = 'M0 -70L67 -22L41 57H-41L-67 -22Z'
  return (
    circle(500, 560, 240, '#fbf8f1') +
    `<clipPath id="fb"><circle cx="500" cy="560" r="240"/></clipPath><g clip-path="url(#fb)">` +
    path('M560 330A240 240 0 0 1 520 800C700 780 760 600 690 420Z', '#e6e0d4') +
    group(path(patch, t.base), 'translate(490 560)') +
    times(5, (i) =>
      group(
        path(patch, t.dark),
        `translate(490 560) rotate(${i * 72}) translate(0 -206) rotate(180) scale(.9)`,
      ),
    ) +
    times(5, (i) =>
      group(line('M0 -70V-142', '#cfc7b8', 9), `translate(490 560) rotate(${i * 72})`),
    ) +
    '</g>'
  )
}

export function dumbbells(t: Tones, a: Tones): string {
  const bell = (x: number, y: number, s: number) =>
    group(
      rect(-150, -16, 300, 32, '#aab0b8', 14) +
        rect(-190, -86, 70, 172, t.base, 24) +
        rect(120, -86, 70, 172, t.base, 24) +
        rect(-190, -86, 26, 172, t.light, 13) +
        rect(120, -86, 26, 172, t.light, 13) +
        rect(-232, -58, 46, 116, a.base, 20) +
        rect(186, -58, 46, 116, a.base, 20),
      `translate(${x} ${y}) scale(${s})`,
    )
  return bell(540, 560, 0.95) + bell(450, 714, 1)
}

export function racket(t: Tones, a: Tones): string {
  const strings = times(7, (i) =>
    line(`M${-96 + i * 32} -150V150M-130 ${-126 + i * 42}H130`, '#efe8da', 5),
  )
  return (
    group(
      `<clipPath id="rk"><ellipse cx="0" cy="0" rx="120" ry="156"/></clipPath><g clip-path="url(#rk)">${oval(0, 0, 120, 156, '#fff', 'opacity=".35"')}${strings}</g>` +
        oval(0, 0, 128, 166, 'none', `stroke="${t.base}" stroke-width="26"`) +
        path('M-70 150L-14 240H14L70 150C40 180 -40 180 -70 150Z', t.dark) +
        rect(-20, 230, 40, 190, a.dark, 16) +
        rect(-20, 330, 40, 90, a.base, 16),
      'translate(440 400) rotate(24)',
    ) +
    circle(700, 720, 78, '#d5e06b') +
    line('M640 680C690 690 720 740 706 796M770 690C730 700 716 680 720 644', '#fbf8f1', 9)
  )
}

export function helmet(t: Tones, a: Tones): string {
  return (
    path('M190 640C180 400 340 280 520 280S830 420 820 620C700 680 320 700 190 640Z', t.base) +
    path(
      'M190 640C180 400 340 280 520 280C380 330 300 460 300 668C260 662 220 654 190 640Z',
      t.light,
    ) +
    path(
      'M420 330C380 420 372 520 380 610H440C436 510 444 410 480 312ZM560 310C560 410 560 510 566 612H624C620 500 616 400 610 312ZM690 350C706 430 712 520 706 600L756 588C752 500 746 430 730 380Z',
      t.deep,
    ) +
    path('M180 636C320 700 700 690 826 616L834 656C700 730 310 740 184 676Z', a.base) +
    line('M300 700C340 800 480 800 520 712', '#56525f', 16) +
    rect(390, 760, 60, 34, a.dark, 12)
  )
}

export function skates(t: Tones, a: Tones): string {
  return (
    path('M290 270H480L486 470C560 540 690 520 700 620V660H280C270 520 300 400 290 270Z', t.base) +
    path('M290 270H370C360 420 350 540 360 660H280C270 520 300 400 290 270Z', t.light) +
    rect(280, 250, 210, 60, a.base, 24) +
    line('M420 380H500M420 430H506M430 480H520', '#fdfaf4', 14) +
    rect(270, 650, 450, 40, t.deep, 16) +
    times(
      3,
      (i) => circle(340 + i * 154, 740, 60, a.base) + circle(340 + i * 154, 740, 26, a.pale),
    ) +
    rect(716, 630, 50, 60, a.dark, 16)
  )
}
