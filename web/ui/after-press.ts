/**
 * Runs something once the press that is under way has become its click. A sentence that appears when a
 * field is left moves the page; moved between press and release, the button under the finger is missed.
 */
let isPressed = false

export function afterPress(run: () => void): void {
  // Touch: the field is left after the release, in one go with the click that follows; a task is enough.
  if (!isPressed) {
    setTimeout(run)
    return
  }
  const released = new AbortController()
  const once = () => {
    released.abort()
    setTimeout(run)
  }
  addEventListener('pointerup', once, { capture: true, signal: released.signal })
  addEventListener('pointercancel', once, { capture: true, signal: released.signal })
}

function watch(): void {
  addEventListener('pointerdown', () => (isPressed = true), { capture: true })
  addEventListener('pointerup', () => (isPressed = false), { capture: true })
  addEventListener('pointercancel', () => (isPressed = false), { capture: true })
}

// The worker renders screens with such forms.
if (globalThis.document) watch()
