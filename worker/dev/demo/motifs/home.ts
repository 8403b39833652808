/** Hogar y muebles. */
import { circle, leaf, line, nth, oval, path, rect, type Tones, times } from '../kit.ts'

const LEG = '#8a5f3f'

export function sofa(t: Tones, a: Tones): string {
  return (
    rect(200, 740, 26, 60, LEG, 8) +
    rect(774, 740, 26, 60, LEG, 8) +
    rect(190, 420, 620, 260, t.base, 70) +
    rect(210, 436, 280, 180, t.light, 50, 'opacity=".5"') +
    rect(130, 540, 130, 220, t.dark, 60) +
    rect(740, 540, 130, 220, t.dark, 60) +
    rect(230, 610, 270, 130, t.light, 36) +
    rect(500, 610, 270, 130, t.light, 36) +
    rect(180, 700, 640, 60, t.base, 26) +
    `<g transform="rotate(-12 320 560)">${rect(262, 500, 124, 118, a.base, 26)}${rect(280, 516, 88, 18, a.light, 9)}</g>` +
    `<g transform="rotate(10 690 560)">${rect(634, 506, 118, 112, a.light, 26)}</g>`
  )
}

export function chair(t: Tones, a: Tones): string {
  return (
    line('M350 560L310 800M650 560L690 800', LEG, 24) +
    line('M400 570L390 770M600 570L610 770', '#a3754f', 18) +
    path('M340 220C340 190 660 190 660 220L640 560H360Z', t.base) +
    path('M340 220C340 205 420 198 500 198L470 560H360Z', t.light) +
    rect(316, 540, 368, 70, a.base, 34) +
    rect(316, 540, 368, 34, a.light, 17) +
    line('M420 290V470M500 290V470M580 290V470', t.dark, 12, 'opacity=".6"')
  )
}

export function lamp(t: Tones, a: Tones): string {
  return (
    path('M400 500H600L860 800H140Z', '#fff3c9', 'opacity=".45"') +
    rect(488, 440, 24, 340, '#8a7b6d') +
    rect(390, 764, 220, 36, '#6f6257', 18) +
    path('M400 220H600L690 500H310Z', t.base) +
    path('M400 220H470L430 500H310Z', t.light) +
    rect(306, 486, 388, 22, t.dark, 11) +
    line('M600 508V580', a.base, 7) +
    circle(600, 590, 13, a.base)
  )
}

export function table(t: Tones, a: Tones): string {
  return (
    line('M250 540L210 800M750 540L790 800', t.dark, 34) +
    line('M330 550L320 760M670 550L680 760', t.deep, 24) +
    rect(130, 490, 740, 64, t.base, 26) +
    rect(130, 490, 740, 28, t.light, 14) +
    rect(520, 370, 96, 124, a.base, 26) +
    leaf(568, 380, 150, 60, -24, '#6f9c6c', '#4d7d58') +
    leaf(568, 380, 170, 60, 14, '#86b07c', '#4d7d58') +
    oval(340, 486, 80, 16, '#fdfaf4') +
    path('M290 480C290 430 390 430 390 480Z', '#e9a15c')
  )
}

export function bed(t: Tones, a: Tones): string {
  return (
    rect(130, 330, 50, 470, LEG, 20) +
    rect(820, 520, 50, 280, LEG, 20) +
    rect(160, 380, 90, 260, '#a3754f', 20) +
    rect(150, 640, 700, 100, '#a3754f', 20) +
    rect(180, 560, 660, 130, '#fdfaf4', 40) +
    rect(200, 500, 190, 110, a.pale, 48) +
    rect(230, 480, 170, 110, a.light, 48) +
    path('M390 560H800C830 560 845 580 845 610V720H360C360 640 360 600 390 560Z', t.base) +
    path('M390 560H500C470 600 465 660 465 720H360C360 640 360 600 390 560Z', t.light) +
    line('M560 600V700M660 600V700M760 600V700', t.dark, 8, 'opacity=".35"')
  )
}

export function bookcase(t: Tones, a: Tones): string {
  const books = (y: number) =>
    times(6, (i) =>
      rect(
        296 + i * 36,
        y - 96 + (i % 3) * 14,
        28,
        96 - (i % 3) * 14,
        nth([a.base, t.pale, a.light, '#e9dcc3', a.dark, t.light], i),
        4,
      ),
    )
  return (
    rect(250, 180, 500, 620, t.base, 20) +
    rect(280, 210, 440, 160, t.deep, 8) +
    rect(280, 394, 440, 160, t.deep, 8) +
    rect(280, 578, 440, 190, t.deep, 8) +
    books(370) +
    books(554) +
    circle(610, 320, 46, a.light) +
    rect(568, 346, 84, 24, a.dark, 6) +
    rect(560, 480, 110, 74, '#e9dcc3', 10) +
    rect(300, 600, 190, 168, '#d8b98c', 12) +
    rect(510, 600, 190, 168, '#d8b98c', 12) +
    rect(370, 670, 50, 16, LEG, 8) +
    rect(580, 670, 50, 16, LEG, 8) +
    rect(250, 180, 500, 18, t.light, 9)
  )
}
