/** Otros. */
import { circle, group, line, oval, path, rect, ring, type Tones, times } from '../kit.ts'

export function terere(t: Tones, a: Tones): string {
  return (
    rect(230, 330, 240, 470, t.base, 60) +
    rect(230, 330, 90, 470, t.light, 60) +
    rect(220, 470, 260, 120, t.dark, 8) +
    rect(262, 250, 176, 96, '#d5d9de', 26) +
    rect(300, 216, 100, 46, '#aab0b8', 16) +
    line('M470 420C560 420 560 680 470 680', t.dark, 26) +
    times(5, (i) => path(`M${238 + i * 48} 550l24-44 24 44Z`, a.light)) +
    path('M590 560H790C800 700 760 800 690 800S580 700 590 560Z', '#a3724d') +
    path('M590 560H650C640 700 660 770 690 800C620 800 580 700 590 560Z', '#c0895f') +
    rect(578, 536, 224, 40, '#d5d9de', 18) +
    oval(690, 536, 96, 18, '#7fa565') +
    line('M720 536L800 320', '#c9ced4', 16) +
    line('M796 330L820 316', '#e6b04a', 18)
  )
}

export function suitcase(t: Tones, a: Tones): string {
  return (
    line('M420 360V240H580V360', '#8d939c', 22) +
    rect(410, 220, 180, 40, '#56525f', 18) +
    circle(310, 786, 24, '#45424f') +
    circle(690, 786, 24, '#45424f') +
    rect(240, 340, 520, 440, t.base, 54) +
    rect(240, 340, 150, 440, t.light, 54) +
    times(4, (i) => rect(320 + i * 105, 370, 20, 380, t.dark, 10, 'opacity=".45"')) +
    rect(240, 530, 520, 44, a.base) +
    rect(460, 512, 80, 80, a.dark, 14) +
    `<g transform="rotate(-10 650 440)">${rect(590, 400, 110, 76, a.pale, 12)}</g>` +
    circle(330, 670, 40, '#fdf3cf')
  )
}

export function tent(t: Tones, a: Tones): string {
  return (
    path('M500 250L880 800H120Z', t.base) +
    path('M500 250L120 800H400Z', t.light) +
    path('M500 360L640 800H360Z', t.deep) +
    path('M500 360L430 800H360Z', a.light) +
    path('M500 360L580 800H640Z', a.base) +
    line('M500 250L480 210M500 250L520 210', '#8a5f3f', 14) +
    line('M120 800L70 800M880 800L930 800', '#b9a78c', 8) +
    path('M700 540l50 72h-40l-30-60Z', a.light)
  )
}

export function clock(t: Tones, a: Tones): string {
  return (
    line('M360 740L320 800M640 740L680 800', '#6f6b78', 30) +
    circle(340, 300, 76, a.base) +
    circle(660, 300, 76, a.base) +
    line('M500 270V230', '#6f6b78', 20) +
    rect(450, 200, 100, 36, a.dark, 18) +
    circle(500, 540, 240, t.base) +
    circle(500, 540, 190, '#fdf9ef') +
    times(12, (i) =>
      group(
        rect(-6, -176, 12, i % 3 ? 24 : 40, i % 3 ? '#cfc7b8' : t.deep, 6),
        `translate(500 540) rotate(${i * 30})`,
      ),
    ) +
    line('M500 540V420', '#3a3440', 18) +
    line('M500 540L590 590', a.base, 14) +
    circle(500, 540, 18, '#3a3440') +
    path(
      'M330 420A210 210 0 0 1 420 350',
      'none',
      `stroke="${t.light}" stroke-width="20" stroke-linecap="round"`,
    )
  )
}

export function hammock(t: Tones, a: Tones): string {
  return (
    rect(120, 260, 40, 540, '#8a5f3f', 14) +
    rect(840, 260, 40, 540, '#8a5f3f', 14) +
    times(5, (i) =>
      line(
        `M140 320L${250 + i * 6} ${450 + i * 34}M860 320L${750 - i * 6} ${450 + i * 34}`,
        '#d9c39c',
        6,
      ),
    ) +
    path('M250 440C340 560 660 560 750 440L740 600C640 740 360 740 260 600Z', t.base) +
    times(4, (i) =>
      line(
        `M${252 + i * 3} ${480 + i * 34}C350 ${600 + i * 30} 650 ${600 + i * 30} ${748 - i * 3} ${480 + i * 34}`,
        i % 2 ? a.base : a.light,
        16,
      ),
    ) +
    times(14, (i) =>
      line(`M${300 + i * 31} ${646 + Math.sin((i / 13) * Math.PI) * 62}v46`, a.pale, 7),
    ) +
    oval(350, 520, 80, 36, '#fdf3e0', 'transform="rotate(30 350 520)"')
  )
}

export function umbrella(t: Tones, a: Tones): string {
  return (
    line('M500 240V720C500 800 390 800 390 720', '#8a5f3f', 24) +
    path(
      'M140 520C150 330 310 230 500 230S850 330 860 520C800 470 740 470 690 520C640 470 560 470 500 520C440 470 360 470 310 520C260 470 200 470 140 520Z',
      t.base,
    ) +
    path(
      'M310 520C320 390 400 270 500 230C310 230 150 330 140 520C200 470 260 470 310 520Z',
      a.base,
    ) +
    path('M500 520C560 470 640 470 690 520C680 390 600 270 500 230Z', a.light) +
    line('M500 230V200', '#8a5f3f', 18)
  )
}

export function giftBox(t: Tones, a: Tones): string {
  return (
    rect(250, 480, 500, 320, t.base, 18) +
    rect(250, 480, 150, 320, t.light, 18) +
    rect(220, 420, 560, 100, t.dark, 20) +
    rect(220, 420, 560, 46, t.base, 20) +
    rect(450, 420, 100, 380, a.base) +
    path(
      'M500 420C420 420 330 380 360 310C390 250 480 320 500 420ZM500 420C580 420 670 380 640 310C610 250 520 320 500 420Z',
      a.base,
    ) +
    path(
      'M500 420C450 400 390 370 400 340C412 310 470 350 500 420ZM500 420C550 400 610 370 600 340C588 310 530 350 500 420Z',
      a.dark,
    ) +
    ring(500, 410, 22, a.light, 14)
  )
}

export function petBed(t: Tones, a: Tones): string {
  return (
    oval(500, 700, 340, 100, t.dark) +
    oval(500, 660, 340, 110, t.base) +
    oval(500, 650, 250, 70, a.pale) +
    path(
      'M350 640C350 560 430 540 520 550C620 556 670 600 650 660C600 700 400 700 350 640Z',
      '#d9a066',
    ) +
    circle(390, 590, 80, '#d9a066') +
    path('M330 560L322 480L386 520ZM446 544L470 470L410 512Z', '#c4884f') +
    path(
      'M640 650C720 640 720 580 680 570',
      'none',
      'stroke="#d9a066" stroke-width="30" stroke-linecap="round"',
    ) +
    line('M356 594c8 8 18 8 26 0M404 590c8 8 18 8 26 0', '#5b4030', 7) +
    oval(394, 622, 14, 10, '#8d5a4a') +
    path(
      'M160 660C170 760 340 810 500 810S830 760 840 660C800 740 650 770 500 770S200 740 160 660Z',
      t.light,
    )
  )
}
