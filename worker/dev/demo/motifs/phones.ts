/** Celulares. */
import { circle, line, path, rect, type Tones, times, turned } from '../kit.ts'

const body = (t: Tones) =>
  rect(336, 170, 328, 632, t.deep, 58) + rect(342, 176, 310, 620, t.base, 54)

export function phoneBack(t: Tones, a: Tones): string {
  return (
    body(t) +
    path('M342 230a54 54 0 0 1 54-54H520L342 560Z', t.light, 'opacity=".45"') +
    rect(372, 206, 150, 178, t.dark, 40) +
    circle(412, 252, 32, '#2d2c38') +
    circle(412, 252, 14, '#5b7ba6') +
    circle(412, 336, 32, '#2d2c38') +
    circle(412, 336, 14, '#5b7ba6') +
    circle(484, 294, 26, '#2d2c38') +
    circle(484, 240, 11, '#f5e9c9') +
    circle(500, 540, 34, a.light, 'opacity=".7"')
  )
}

export function phoneFront(t: Tones, a: Tones): string {
  return (
    rect(336, 170, 328, 632, '#35333f', 58) +
    rect(354, 188, 292, 596, t.pale, 42) +
    `<clipPath id="pf"><rect x="354" y="188" width="292" height="596" rx="42"/></clipPath><g clip-path="url(#pf)">` +
    circle(560, 360, 90, a.light) +
    path('M354 560C440 470 520 600 646 500V800H354Z', t.light) +
    path('M354 660C450 590 540 690 646 600V800H354Z', t.base) +
    times(4, (i) => rect(384 + i * 62, 706, 46, 46, i % 2 ? a.base : '#fff', 14, 'opacity=".9"')) +
    path('M354 188h150L354 520Z', '#fff', 'opacity=".18"') +
    '</g>' +
    rect(460, 204, 80, 20, '#35333f', 10)
  )
}

export function twoPhones(t: Tones, a: Tones): string {
  return (
    turned(phoneBack(t, a), -10, 400, 800) +
    turned(`<g transform="translate(130 40) scale(.95)">${phoneFront(a, t)}</g>`, 8, 600, 800)
  )
}

export function smartwatch(t: Tones, a: Tones): string {
  return (
    path('M400 420L425 170H575L600 420Z', t.dark) +
    path('M400 560L425 800H575L600 560Z', t.base) +
    times(3, (i) => circle(500, 690 + i * 34, 9, t.deep)) +
    rect(640, 450, 28, 70, '#5b5866', 12) +
    rect(350, 340, 300, 300, '#3a3844', 84) +
    rect(372, 362, 256, 256, '#282733', 66) +
    `<path d="M500 400a90 90 0 1 1-78 45" fill="none" stroke="${a.base}" stroke-width="20" stroke-linecap="round"/>` +
    line('M500 490V440M500 490L545 515', '#f6f1e8', 12) +
    circle(500, 490, 10, a.light)
  )
}

export function earbuds(t: Tones, a: Tones): string {
  const bud = (x: number, side: number) =>
    `<g transform="translate(${x} 0) scale(${side} 1)">` +
    rect(-18, 330, 40, 170, t.pale, 20) +
    circle(0, 310, 62, t.light) +
    circle(-38, 306, 34, a.base) +
    '</g>'
  return (
    bud(400, 1) +
    bud(600, -1) +
    rect(290, 560, 420, 240, t.base, 96) +
    path('M290 656a96 96 0 0 1 96-96H614a96 96 0 0 1 96 96Z', t.light) +
    rect(460, 640, 80, 18, t.dark, 9) +
    circle(500, 720, 12, a.base)
  )
}

export function powerbank(t: Tones, a: Tones): string {
  return (
    line('M560 300C560 190 760 200 760 320V560C760 640 700 650 690 720', a.base, 20) +
    rect(664, 700, 52, 100, a.dark, 14) +
    rect(300, 300, 320, 500, t.base, 50) +
    rect(300, 300, 130, 500, t.light, 50, 'opacity=".6"') +
    rect(520, 280, 70, 30, t.deep, 8) +
    times(4, (i) => circle(400 + i * 42, 740, 11, i < 3 ? a.light : t.dark)) +
    path('M480 430l-70 120h56l-24 90 84-130h-58l34-80Z', t.pale)
  )
}
