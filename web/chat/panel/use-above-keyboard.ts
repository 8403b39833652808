import { useEffect, useRef } from 'react'

/** Most of the window lies under a keyboard when it is smaller than this share of itself. */
const TYPED_SHARE = 0.8

/** While somebody types in it, the panel is as high as what the keyboard leaves, and its end in sight. */
export function useAboveKeyboard() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const panel = ref.current
    const viewport = window.visualViewport
    if (!panel || !viewport) return
    const place = () => {
      const isTyped =
        panel.contains(document.activeElement) && viewport.height < innerHeight * TYPED_SHARE
      panel.style.maxHeight = isTyped ? `${Math.round(viewport.height) - 16}px` : ''
      if (isTyped) panel.scrollIntoView({ block: 'end' })
    }
    viewport.addEventListener('resize', place)
    return () => viewport.removeEventListener('resize', place)
  }, [])
  return ref
}
