/**
 * What role queries and clicks ask of every element and of all above it: whether it is shown and may be pressed. jsdom applies
 * its whole style sheet to answer, a fifth of what a test of a screen costs. Where the page has no styles of its own the answer
 * is that of any element of the same name and the same few attributes, so jsdom is asked once for each kind of them.
 */

/** Inherited, and set by no rule of jsdom's own sheet but for hidden parts of tables. */
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' } as const
type Inherited = keyof typeof INHERITED
/** What the rules of jsdom's own sheet that set `display` look at. */
const LOOKED_AT = ['hidden', 'open', 'type'] as const
/** Shown by where it stands, or by what was done to it. */
const isOther = (element: Element) =>
  element.localName === 'summary' || element.hasAttribute('popover')
const isTablePart = (element: Element) =>
  /^(col|colgroup|thead|tbody|tfoot|tr)$/.test(element.localName)

const kindOf = (element: Element) =>
  [element.namespaceURI, element.localName, ...LOOKED_AT.map((name) => element.getAttribute(name))]
    .map((part) => part ?? '\0')
    .join('|')

/** Before each file, whose window is its own. Also for its test: what jsdom would answer. */
export function answerStylesByKind(): typeof getComputedStyle {
  const ofJsdom = window.getComputedStyle
  const displays = new Map<string, string>()

  function displayOf(element: Element): string | undefined {
    if (element.hasAttribute('style') || isOther(element)) return undefined
    const kind = kindOf(element)
    const known = displays.get(kind) ?? ofJsdom(element).display
    displays.set(kind, known)
    return known
  }

  function inheritedOf(element: Element, property: Inherited): string | undefined {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.hasAttribute('style') || at.hasAttribute('popover')) return undefined
      if (at.hasAttribute('hidden') && isTablePart(at)) return undefined
    }
    return INHERITED[property]
  }

  function known(element: Element, property: string): string | undefined {
    if (property === 'display') return displayOf(element)
    if (property === 'visibility' || property === 'pointer-events')
      return inheritedOf(element, property)
    return undefined
  }

  function lazy(element: Element): CSSStyleDeclaration {
    let asked: CSSStyleDeclaration | undefined
    const real = () => {
      asked ??= ofJsdom(element)
      return asked
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, key) {
        if (key === 'getPropertyValue')
          return (name: string) => known(element, name) ?? real().getPropertyValue(name)
        const name = key === 'pointerEvents' ? 'pointer-events' : String(key)
        const value: unknown = known(element, name) ?? Reflect.get(real(), key)
        return typeof value === 'function' ? value.bind(real()) : value
      },
      has: (_, key) => key in real(),
    })
  }

  window.getComputedStyle = (element, pseudo) =>
    pseudo || document.styleSheets.length > 0 ? ofJsdom(element, pseudo) : lazy(element)
  return ofJsdom
}
