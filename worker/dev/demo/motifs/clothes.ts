/** Ropa y calzado. */
import { circle, line, oval, path, rect, type Tones, times } from '../kit.ts'

const hanger =
  line('M500 300V270C500 240 540 244 536 214C532 190 486 188 484 218', '#8d8a96', 12) +
  line('M500 296L300 390M500 296L700 390', '#a3754f', 18)

export function shirt(t: Tones, a: Tones): string {
  return (
    path(
      'M380 260C420 320 580 320 620 260L760 310L850 490L740 540L700 480V800H300V480L260 540L150 490L240 310Z',
      t.base,
    ) +
    path('M380 260C420 320 580 320 620 260L590 250C560 290 440 290 410 250Z', t.dark) +
    path('M300 480V800H380V440L330 330Z', t.light, 'opacity=".6"') +
    path('M300 560H700V640H300Z', a.base) +
    path('M300 660H700V690H300Z', a.light)
  )
}

export function dress(t: Tones, a: Tones): string {
  return (
    hanger +
    path('M400 340L420 330C440 390 560 390 580 330L600 340L620 500L760 800H240L380 500Z', t.base) +
    path('M400 340L420 330C430 360 450 376 470 384L440 500L360 800H240L380 500Z', t.light) +
    rect(378, 490, 244, 36, a.base, 12) +
    times(5, (i) => circle(340 + i * 80, 620 + (i % 2) * 70, 15, a.light)) +
    times(4, (i) => circle(380 + i * 80, 730 - (i % 2) * 40, 11, a.light)) +
    line('M470 540L430 790M540 540L580 790', t.dark, 7, 'opacity=".4"')
  )
}

export function sneaker(t: Tones, a: Tones): string {
  return (
    path(
      'M170 520C220 560 300 540 350 470L400 430C450 520 560 600 700 620C800 634 850 670 850 740H150C140 660 150 580 170 520Z',
      t.base,
    ) +
    path(
      'M170 520C220 560 300 540 350 470L372 452C350 600 300 680 150 690C142 630 152 570 170 520Z',
      t.dark,
    ) +
    path(
      'M600 596C640 610 670 616 700 620C800 634 850 670 850 740H640C690 700 680 630 600 596Z',
      '#fdfaf4',
    ) +
    rect(136, 728, 728, 72, '#fdfaf4', 34) +
    rect(136, 764, 728, 36, a.base, 18) +
    line('M430 520L500 470M480 560L550 505M540 592L606 540', '#fdfaf4', 16) +
    path('M240 660C330 690 420 640 470 580C470 680 360 730 240 700Z', a.light)
  )
}

export function jacket(t: Tones, a: Tones): string {
  return (
    hanger +
    path(
      'M400 330L500 380L600 330L720 380L800 720L710 740L670 560V800H330V560L290 740L200 720L280 380Z',
      t.base,
    ) +
    path('M400 330L500 380L490 800H330V560L290 740L200 720L280 380Z', t.light, 'opacity=".55"') +
    path('M400 330L500 380L440 470L370 360Z', a.base) +
    path('M600 330L500 380L560 470L630 360Z', a.dark) +
    line('M500 390V796', t.deep, 8) +
    rect(370, 620, 90, 90, t.dark, 12) +
    rect(540, 620, 90, 90, t.dark, 12) +
    times(4, (i) => circle(520, 500 + i * 76, 9, a.light))
  )
}

export function handbag(t: Tones, a: Tones): string {
  return (
    line('M350 480C350 240 650 240 650 480', a.dark, 30) +
    path('M240 460H760L810 760C814 790 800 800 780 800H220C200 800 186 790 190 760Z', t.base) +
    path('M240 460H400L360 800H220C200 800 186 790 190 760Z', t.light) +
    path('M240 460H760L740 580C640 640 360 640 260 580Z', t.dark) +
    rect(456, 570, 88, 80, a.base, 18) +
    circle(500, 610, 16, t.deep)
  )
}

export function hat(t: Tones, a: Tones): string {
  return (
    oval(500, 730, 380, 70, t.base) +
    path('M290 720C290 440 380 360 500 360S710 440 710 720C640 760 360 760 290 720Z', t.light) +
    path(
      'M500 360C620 360 710 440 710 720C660 750 590 752 540 750C600 600 590 450 500 360Z',
      t.base,
    ) +
    path('M288 650C360 700 640 700 712 650V722C640 762 360 762 288 722Z', a.base) +
    oval(500, 790, 300, 12, t.dark, 'opacity=".25"') +
    line(
      'M340 470C420 500 580 500 660 470M315 560C400 600 600 600 685 560',
      t.dark,
      6,
      'opacity=".35"',
    )
  )
}

export function boots(t: Tones, a: Tones): string {
  const boot = (x: number) =>
    `<g transform="translate(${x} 0)">` +
    path('M300 280H460L466 600C520 640 590 640 600 730V770H300Z', t.base) +
    path('M300 280H370L360 770H300Z', t.light) +
    rect(292, 262, 176, 60, a.base, 22) +
    rect(292, 756, 316, 44, t.deep, 16) +
    line('M384 430H470M384 490H470M384 550H474', t.pale, 12) +
    '</g>'
  return boot(-60) + boot(130)
}
