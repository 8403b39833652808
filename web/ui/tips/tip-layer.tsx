import { flip, shift, useFloating } from '@floating-ui/react-dom'
import { useId, useLayoutEffect } from 'react'
import { useTip } from './use-tip.ts'

const nameOf = (anchor: HTMLElement) =>
  (anchor.getAttribute('aria-label') ?? anchor.textContent ?? '').trim()

/** The one tooltip of the page, below whatever has a `data-tip`. */
export function TipLayer() {
  const anchor = useTip()
  const id = useId()
  const tip = anchor?.dataset.tip
  const isName = anchor !== null && nameOf(anchor).includes(tip ?? '')
  const { refs, floatingStyles } = useFloating({
    strategy: 'fixed',
    placement: 'bottom',
    middleware: [flip(), shift({ padding: 8 })],
    elements: { reference: anchor },
  })

  // Its name is read anyway; anything else is read as its description.
  useLayoutEffect(() => {
    if (!anchor || isName || anchor.hasAttribute('aria-describedby')) return
    anchor.setAttribute('aria-describedby', id)
    return () => {
      anchor.removeAttribute('aria-describedby')
    }
  }, [anchor, isName, id])

  if (!anchor || !tip) return null
  return (
    <div
      ref={refs.setFloating}
      style={floatingStyles}
      data-tip-layer
      aria-hidden={isName || undefined}
      className="z-50 max-w-64 py-1.5"
    >
      <p
        id={id}
        role="tooltip"
        className="rounded-field bg-ink px-2.5 py-1.5 text-sm leading-tight text-paper"
      >
        {tip}
      </p>
    </div>
  )
}
