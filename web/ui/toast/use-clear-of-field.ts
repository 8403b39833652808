import { type RefObject, useLayoutEffect } from 'react'
import { afterPress } from '../after-press.ts'

/** Between a toast and what it makes room for, px. */
const GAP = 8
const FIELDS = 'input, textarea, select, [contenteditable="true"]'

type Span = { top: number; bottom: number }

/**
 * How far a toast has to go from where it stands so that it covers neither the field nor what is said of it, px down.
 * `seen`: what the keyboard leaves of the page. Under the field if there is room, else over it, else where it is.
 */
export function roomFor(toast: Span, field: Span, seen: Span): number {
  const height = toast.bottom - toast.top
  const isClear = toast.bottom <= field.top || toast.top >= field.bottom
  if (isClear) return 0
  const under = field.bottom + GAP
  if (under + height <= seen.bottom) return under - toast.top
  const over = field.top - GAP - height
  return over >= seen.top ? over - toast.top : 0
}

type Box = Span & { left: number; right: number }

/** Of the field that has the focus, with its error and its hint. */
function focusedField(): Box | null {
  const field = document.activeElement
  if (!field?.matches(FIELDS)) return null
  const ids = `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`
  const said = ids.split(/\s+/).map((id) => (id ? document.getElementById(id) : null))
  const boxes = [field, ...said]
    .flatMap((one) => one?.getBoundingClientRect() ?? [])
    .filter(({ height }) => height > 0)
  if (boxes.length === 0) return null
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** A toast gives way to the field that somebody types in, wherever page, keyboard and focus go meanwhile (J175). */
export function useClearOfField(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const toast = ref.current
    if (!toast) return
    let moved = 0
    const place = () => {
      const { left, right, top, bottom } = toast.getBoundingClientRect()
      const { offsetTop = 0, height = innerHeight } = globalThis.visualViewport ?? {}
      // A phone's page may be scrolled under its keyboard: what is fixed goes with it.
      const start = Math.max(top - moved, offsetTop)
      const own = { top: start, bottom: start + bottom - top }
      const field = focusedField()
      const isBeside = !field || field.right <= left || field.left >= right
      const seen = { top: offsetTop, bottom: offsetTop + height }
      moved = start - (top - moved) + (isBeside ? 0 : roomFor(own, field, seen))
      toast.style.translate = moved === 0 ? '' : `0 ${Math.round(moved)}px`
    }
    place()
    const listening = new AbortController()
    const { signal } = listening
    // A press takes the focus before it is a click: what is under the finger stays there until then.
    const placeSoon = () => afterPress(() => signal.aborted || place())
    for (const event of ['focusin', 'focusout']) addEventListener(event, placeSoon, { signal })
    for (const event of ['input', 'resize']) addEventListener(event, place, { signal })
    addEventListener('scroll', place, { signal, capture: true, passive: true })
    for (const event of ['resize', 'scroll']) {
      globalThis.visualViewport?.addEventListener(event, place, { signal })
    }
    // It comes empty, and the next one is of another height.
    const sizes = 'ResizeObserver' in globalThis ? new ResizeObserver(place) : null
    sizes?.observe(toast)
    return () => {
      listening.abort()
      sizes?.disconnect()
    }
  }, [ref])
}
