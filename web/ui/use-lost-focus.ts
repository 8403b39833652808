import { useEffect, useRef } from 'react'

/** What takes the focus when what had it is gone with a change of what is shown; else it would be the top of the page. */
export function useLostFocus<T extends HTMLElement = HTMLHeadingElement>(shown: unknown) {
  const ref = useRef<T>(null)
  const before = useRef(shown)
  const had = useRef<Element | null>(null)

  useEffect(() => {
    const note = () => {
      had.current = document.activeElement
    }
    note()
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    // Nobody is led away from what they look at: only who had the focus on something that is gone.
    const isGone = had.current !== null && !had.current.isConnected
    if (isGone && document.activeElement === document.body) ref.current?.focus()
  }, [shown])
  return ref
}
