import { useEffect, useState } from 'react'
import { forgetPress, hasPressed, isAtPress } from './last-press.ts'

/** How long one rests on something, and how soon the next one opens at once, ms. */
const OPEN_MS = 700
const SKIP_MS = 300

const tipped = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null

/** A name that can be read on the page needs no tip. */
function isRead(anchor: HTMLElement): boolean {
  return [...anchor.querySelectorAll<HTMLElement>('*')].some(
    (part) => part.textContent === anchor.dataset.tip && part.offsetWidth > 1,
  )
}

/** The element whose tip is open. Mouse and keyboard only: a finger rests on nothing. */
export function useTip(): HTMLElement | null {
  const [shown, setShown] = useState<HTMLElement | null>(null)

  useEffect(() => {
    let wanted: HTMLElement | null = null
    let timer: ReturnType<typeof setTimeout>
    let isOpen = false
    let closedAt = Number.NEGATIVE_INFINITY

    function close(): void {
      clearTimeout(timer)
      if (isOpen) closedAt = performance.now()
      isOpen = false
      setShown(null)
    }

    function want(anchor: HTMLElement | null): void {
      if (anchor === wanted) return
      close()
      wanted = anchor
      if (!anchor || isRead(anchor)) return
      const show = () => {
        isOpen = true
        setShown(anchor)
      }
      if (performance.now() - closedAt < SKIP_MS) show()
      else timer = setTimeout(show, OPEN_MS)
    }

    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || isAtPress(event)) return
      forgetPress()
      // One may read on with the pointer on the tip itself.
      const isOnTip = event.target instanceof Element && event.target.closest('[data-tip-layer]')
      if (!isOnTip) want(tipped(event.target))
    }
    const focus = (event: FocusEvent) => {
      const anchor = tipped(event.target)
      if (anchor?.matches(':focus-visible')) want(anchor)
    }
    const blur = (event: FocusEvent) => tipped(event.target) === wanted && want(null)
    const out = (event: PointerEvent) => event.relatedTarget === null && want(null)
    const key = (event: KeyboardEvent) => event.key === 'Escape' && close()

    const all = new AbortController()
    const listening = { capture: true, signal: all.signal }
    document.addEventListener('pointerover', over, listening)
    document.addEventListener('pointerout', out, listening)
    document.addEventListener('focusin', focus, listening)
    document.addEventListener('focusout', blur, listening)
    document.addEventListener('keydown', key, listening)
    for (const end of ['pointerdown', 'click', 'scroll'])
      document.addEventListener(end, close, listening)
    // What brought the code here: the pointer or the focus may rest on something already. Not where something was pressed
    // meanwhile: a tip that came after the press would lie over what that shows.
    const rests = hasPressed() ? '' : '[data-tip]:hover, '
    want(document.querySelector<HTMLElement>(`${rests}[data-tip]:focus-visible`))
    return () => {
      all.abort()
      clearTimeout(timer)
    }
  }, [])

  return shown
}
