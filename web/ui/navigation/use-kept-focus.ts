import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { afterPaint } from './after-paint.ts'

/** A link that was followed goes with its page, and the focus with it: keys and screen readers go on at the content. */
export function useKeptFocus(): void {
  const [path] = useLocation()
  const before = useRef(path)
  useEffect(() => {
    if (path !== before.current) afterPaint(keepFocus)
    before.current = path
  }, [path])
}

function keepFocus(): void {
  const { activeElement, body } = document
  // Hidden while the next screen is on its way, it still counts as focused for a moment.
  const isLost = activeElement === body || activeElement?.checkVisibility?.() === false
  if (isLost) document.getElementById('content')?.focus({ preventScroll: true })
}
