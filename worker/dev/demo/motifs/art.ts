/** Arte y colección. */
import {
  circle,
  group,
  leaf,
  line,
  oval,
  path,
  rect,
  ring,
  type Shades,
  type Tones,
  times,
} from '../kit.ts'

export function vase(t: Tones, a: Tones): string {
  const twig = (turn: number, length: number) =>
    group(
      line(`M0 0V${-length}`, '#8a7355', 7) +
        times(4, (i) =>
          oval(i % 2 ? 18 : -18, -length + i * 44, 15, 24, i % 2 ? a.light : a.base),
        ) +
        oval(0, -length - 20, 16, 26, a.base),
      `translate(500 330) rotate(${turn})`,
    )
  return (
    twig(-24, 190) +
    twig(0, 230) +
    twig(26, 180) +
    path(
      'M430 320H570C560 400 690 450 690 600C690 720 630 800 560 800H440C370 800 310 720 310 600C310 450 440 400 430 320Z',
      t.base,
    ) +
    path(
      'M430 320H480C470 420 380 470 380 610C380 720 410 780 450 800H440C370 800 310 720 310 600C310 450 440 400 430 320Z',
      t.light,
    ) +
    rect(416, 300, 168, 34, t.dark, 17) +
    line('M318 560C400 600 600 600 682 560M312 620C400 664 600 664 688 620', a.light, 14) +
    times(7, (i) => circle(360 + i * 47, 700 - Math.abs(3 - i) * 8, 12, a.light))
  )
}

export function painting(t: Tones, a: Tones): string {
  return (
    rect(190, 230, 620, 520, '#a67a4e', 10) +
    rect(204, 244, 592, 492, '#c99a6b', 8) +
    rect(234, 274, 532, 432, '#fbf4e6', 4) +
    `<clipPath id="pt"><rect x="262" y="302" width="476" height="376"/></clipPath><g clip-path="url(#pt)">` +
    rect(262, 302, 476, 376, a.pale) +
    circle(610, 410, 66, '#f3b562') +
    path('M262 560C360 440 430 500 500 540S660 470 738 540V680H262Z', t.light) +
    path('M262 610C380 540 470 620 560 590S690 570 738 600V680H262Z', t.base) +
    path('M440 640C480 600 520 700 560 680H430Z', '#dcecf3') +
    rect(330, 490, 18, 110, '#7d5a3c') +
    circle(339, 470, 52, '#5d9166') +
    circle(310, 500, 36, '#79a873') +
    '</g>' +
    path('M204 244H796L766 274H234V706L204 736Z', '#e0bd96', 'opacity=".55"')
  )
}

export function lace(t: Tones, a: Tones): string {
  const petal = (turn: number, r: number, c: string) =>
    group(
      path(
        `M0 0C-40 ${-r * 0.4} -34 ${-r} 0 ${-r}C34 ${-r} 40 ${-r * 0.4} 0 0Z`,
        'none',
        `stroke="${c}" stroke-width="6"`,
      ) + line(`M0 -30V${-r + 14}`, c, 3),
      `translate(500 510) rotate(${turn})`,
    )
  return (
    circle(500, 510, 300, t.pale) +
    ring(500, 510, 290, t.base, 12) +
    times(32, (i) =>
      group(circle(0, -292, 18, a.light), `translate(500 510) rotate(${i * 11.25})`),
    ) +
    times(16, (i) => petal(i * 22.5, 262, t.base)) +
    times(48, (i) =>
      group(line('M0 -150V-276', t.light, 3), `translate(500 510) rotate(${i * 7.5})`),
    ) +
    circle(500, 510, 150, '#fffaf0') +
    times(12, (i) => petal(i * 30, 140, a.base)) +
    ring(500, 510, 150, a.base, 8) +
    circle(500, 510, 44, a.light) +
    times(8, (i) => group(circle(0, -26, 8, t.base), `translate(500 510) rotate(${i * 45})`))
  )
}

export function bowl(t: Tones, a: Tones): string {
  return (
    path('M400 760H600L580 800H420Z', t.deep) +
    path('M190 500H810C810 680 680 770 500 770S190 680 190 500Z', t.base) +
    path('M190 500H360C370 660 420 740 500 770C320 770 190 680 190 500Z', t.light) +
    oval(500, 500, 310, 60, t.dark) +
    oval(500, 508, 270, 44, t.deep) +
    line('M212 600C330 670 670 670 788 600', a.light, 12) +
    times(9, (i) =>
      path(
        `M${258 + i * 60} ${650 + (i === 0 || i === 8 ? -24 : i === 1 || i === 7 ? 0 : 14)}l22 34 22-34Z`,
        a.base,
      ),
    ) +
    oval(500, 492, 90, 22, a.light) +
    circle(440, 470, 46, '#e9a15c') +
    circle(540, 466, 50, '#d9804a') +
    circle(490, 440, 44, '#f0b76c')
  )
}

export function coins(t: Tones, a: Tones): string {
  const coin = (x: number, y: number, c: Shades) =>
    oval(x, y + 22, 130, 40, c.dark) +
    rect(x - 130, y, 260, 22, c.dark) +
    oval(x, y, 130, 40, c.light) +
    oval(x, y, 96, 27, c.base)
  return (
    times(5, (i) => coin(340, 740 - i * 36, t)) +
    times(3, (i) => coin(640, 740 - i * 36, a)) +
    circle(620, 440, 150, t.dark) +
    circle(610, 436, 150, t.light) +
    ring(610, 436, 122, t.base, 10) +
    path('M610 350l24 56 60 4-46 40 14 60-52-32-52 32 14-60-46-40 60-4Z', t.dark)
  )
}

export function woodBird(t: Tones, a: Tones): string {
  return (
    rect(380, 760, 240, 40, '#8a5f3f', 18) +
    line('M460 760V640M520 760V640', '#6b4a33', 14) +
    path(
      'M230 480C260 340 400 300 480 380C560 360 660 420 790 380C760 520 660 660 500 660C400 660 330 620 310 540L200 520Z',
      t.base,
    ) +
    path(
      'M300 430C340 350 420 340 480 380C560 360 660 420 790 380C740 470 640 500 540 490C430 480 360 480 310 540Z',
      t.light,
    ) +
    path('M440 480C540 450 640 480 690 540C600 620 480 600 440 480Z', a.base) +
    path('M470 500C540 480 600 500 640 540C580 580 500 570 470 500Z', a.light) +
    circle(340, 440, 18, '#3a3440') +
    path('M250 470L150 500L262 520Z', '#e6b04a') +
    leaf(780, 380, 130, 50, 70, a.base)
  )
}

type Lit = Pick<Tones, 'base' | 'light'>

export function stamps(t: Tones, a: Tones): string {
  const stamp = (x: number, y: number, turn: number, c: Lit, d: Lit) =>
    group(
      rect(
        -110,
        -136,
        220,
        272,
        '#fdf9ef',
        4,
        'stroke="#fdf9ef" stroke-width="22" stroke-dasharray="3 26" stroke-linecap="round"',
      ) +
        rect(-90, -116, 180, 232, c.light, 4) +
        circle(20, -30, 46, d.base) +
        path('M-90 60C-30 -10 30 70 90 20V116H-90Z', c.base),
      `translate(${x} ${y}) rotate(${turn})`,
    )
  return (
    path('M160 330H480L520 380H840V800H160Z', '#d8b98c') +
    path('M160 420H840V800H160Z', '#e8cfa6') +
    stamp(350, 560, -12, t, a) +
    stamp(640, 590, 9, a, t) +
    stamp(500, 440, 3, { base: '#93b08c', light: '#c4d6bd' }, t)
  )
}
