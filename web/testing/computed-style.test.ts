import { afterEach, describe, expect, test } from 'vitest'
import { answerStylesByKind } from './computed-style.ts'

/** Every element that HTML has, and some of what it has not. */
const NAMES =
  'a abbr address area article aside audio b base bdi bdo blockquote br button canvas caption cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label legend li link main map mark marquee menu meta meter nav noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr x-own'.split(
    ' ',
  )
const ATTRIBUTES = [
  ...['', 'hidden', 'hidden="until-found"', 'open', 'open hidden', 'type="hidden"', 'popover'],
  ...['popover open', 'style="display: none"', 'style="visibility: hidden"', 'hidden popover'],
  ...['style="pointer-events: none"', 'class="hidden"', 'aria-hidden="true"', 'type="HIDDEN"'],
]
const AROUND = ['hidden', 'style="visibility: hidden"', 'style="pointer-events: none; color: red"']
const ofJsdom = answerStylesByKind()

const answersOf = (style: CSSStyleDeclaration) => [
  ...[style.display, style.visibility, style.pointerEvents],
  style.getPropertyValue('pointer-events'),
]
function expectAlike(element: Element) {
  const own = answersOf(ofJsdom(element))
  // Again, for what was kept of the first.
  for (const answers of [
    answersOf(getComputedStyle(element)),
    answersOf(getComputedStyle(element)),
  ])
    expect({ element: element.outerHTML, answers }).toEqual({
      element: element.outerHTML,
      answers: own,
    })
}
const inside = (around: Element, name: string, attributes: string): Element => {
  const made = document.createElement(name)
  for (const [attribute] of attributes.matchAll(/[\w-]+(="[^"]*")?/g)) {
    const [key = '', value = ''] = attribute.split('=')
    made.setAttribute(key, value.replaceAll('"', ''))
  }
  around.appendChild(made)
  return made
}

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

test.each(NAMES)(
  '%s is shown as jsdom shows it, whatever it says and wherever it stands',
  (name) => {
    for (const attributes of ATTRIBUTES) expectAlike(inside(document.body, name, attributes))
    for (const around of AROUND) expectAlike(inside(inside(document.body, 'div', around), name, ''))
  },
)

test('what is not answered by kind is jsdom’s own answer', () => {
  const link = inside(inside(document.body, 'div', 'style="color: red"'), 'a', 'style="top: 1px"')
  const style = getComputedStyle(link)
  expect([style.color, style.top, style.getPropertyValue('color')]).toEqual([
    ...['rgb(255, 0, 0)', '1px', 'rgb(255, 0, 0)'],
  ])
  expect('overflow' in style).toBe(true)
})

describe('what is hidden by what is above it', () => {
  test.each(['col', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr'])('a hidden %s', (name) => {
    const part = inside(inside(document.body, 'table', ''), name, 'hidden')
    expectAlike(inside(inside(part, 'td', ''), 'button', ''))
    expect(getComputedStyle(part).visibility).toBe('collapse')
  })

  test('the first summary of details, and the others', () => {
    const details = inside(document.body, 'details', 'open')
    for (let nth = 0; nth < 2; nth += 1) expectAlike(inside(details, 'summary', ''))
  })

  test('what changes is seen', () => {
    const outer = inside(document.body, 'div', '') as HTMLElement
    const button = inside(outer, 'button', '') as HTMLElement
    const shown = () => {
      const { display, visibility } = getComputedStyle(button)
      return `${display} ${visibility}`
    }
    expect(shown()).toBe('inline-block visible')
    button.hidden = true
    expect(shown()).toBe('none visible')
    button.hidden = false
    button.style.display = 'none'
    expect(shown()).toBe('none visible')
    button.removeAttribute('style')
    outer.style.visibility = 'hidden'
    expect(shown()).toBe('inline-block hidden')
  })
})

test('styles of the page count', () => {
  const button = inside(document.body, 'button', '')
  expect(getComputedStyle(button).display).toBe('inline-block')
  const sheet = document.createElement('style')
  sheet.textContent = 'button { display: none }'
  document.head.appendChild(sheet)
  expect(getComputedStyle(button).display).toBe('none')
})
