/**
 * Chrome's translator takes each text out of the page and puts a <font> with another in its place. React then finds
 * neither the text that it is to change or take away nor the one before which something is to stand: the screen breaks,
 * or goes on saying what was. What is all that its element holds is safe: there React writes the whole. So no test may
 * see React touch a text of its own (it has a fiber) that stands beside others.
 */
import { i18n } from '#web/i18n/i18n.ts'

const isOfReact = (node: Node | null): node is Text =>
  node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber'))

const isSaid = (text: string | null) => /[\p{L}\p{N}]/u.test(text ?? '')
const where = (node: Node) => {
  const parent = node.parentElement
  return parent
    ? `<${parent.localName} class="${parent.className}">${parent.textContent?.slice(0, 80)}`
    : ''
}

/** Another language is another page: whoever chooses it needs no translator. As long as a busy machine takes to render it, ms. */
const SWITCH_MS = 2_000
/** Fake timers put another clock in its place. */
const realNow = performance.now.bind(performance)

/** What a translator would have broken since the last look; each with what was done and where. */
export function watchBareTexts(): () => string[] {
  const seen = new Set<string>()
  let { locale } = i18n
  let switchedAt = Number.NEGATIVE_INFINITY
  i18n.on('change', () => {
    // Before anything is shown nothing switches.
    if (document.body.hasChildNodes() && i18n.locale !== locale) switchedAt = realNow()
    locale = i18n.locale
  })
  const isSwitching = () => realNow() - switchedAt < SWITCH_MS
  const tell = (done: string, node: Text) => {
    if (isSaid(node.nodeValue) && !isSwitching())
      seen.add(`${done} “${node.nodeValue}” in ${where(node)}`)
  }
  const { prototype } = Node
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (isOfReact(child)) tell('took away', child)
    return removeChild.call(this, child) as T
  }
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (isOfReact(before)) tell('put something before', before)
    return insertBefore.call(this, node, before) as T
  }
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')
  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (isOfReact(this) && this.nodeValue !== text) tell('changed', this)
      value?.set?.call(this, text)
    },
  })
  return () => {
    const found = [...seen]
    seen.clear()
    return found
  }
}
