/** The script that a built page carries: it fetches the app when the page has been seen, or is touched. */

/** ms: a phone that is never idle does not wait longer. */
const IDLE_MS = 2_000
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'input']

/**
 * The browser's offer to install is made once, often before the app is there: web/pwa/install takes it from here.
 * `entry`: the app. `needed`: what it imports, so that all is on its way at once. Addresses from the root.
 */
export function loaderOf(entry: string, needed: readonly string[], firstViewId: string): string {
  return `{
addEventListener('beforeinstallprompt', (event) => { event.preventDefault(); self.installOffer = event })
let begun, last
const begin = () => {
  if (begun) return
  begun = 1
  for (const href of ${JSON.stringify(needed)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  import(${JSON.stringify(entry)}).catch(() => (begun = 0))
}
if (document.getElementById(${JSON.stringify(firstViewId)})) {
  const keep = (used) => (last?.removeAttribute('data-waits'), last = used)
  const press = ({ target }) => (target = target.closest('button')) && keep(target).setAttribute('data-waits', '')
  const choose = ({ target }) => target.matches('select') && (keep(target).chosen = target.value)
  addEventListener('click', press, true)
  addEventListener('change', choose, true)
  self.pressed = () => (removeEventListener('click', press, true), removeEventListener('change', choose, true), last)
  for (const touch of ${JSON.stringify(TOUCHES)}) addEventListener(touch, begin, { capture: true, passive: true })
  addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(begin, { timeout: ${IDLE_MS} }))
} else begin()
}`
}
