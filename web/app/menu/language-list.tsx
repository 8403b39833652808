import { useEffect, useEffectEvent, useRef } from 'react'
import { useLayer } from '#web/ui/layers/use-layer.ts'
import { LanguageChoices } from './language-choices.tsx'

/** Unfolds below the button before it, which gets the focus back; pressing or going elsewhere folds it. */
export function LanguageList({ onClose }: { onClose: () => void }) {
  const list = useRef<HTMLUListElement>(null)

  const leave = useEffectEvent((event: Event) => {
    const { target } = event
    const isInside = target instanceof Node && list.current?.parentElement?.contains(target)
    if (!isInside) onClose()
  })

  const back = () => {
    const button = list.current?.previousElementSibling
    if (button instanceof HTMLElement) button.focus()
    onClose()
  }

  const fold = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') back()
  })

  useLayer(back)

  useEffect(() => {
    const open = new AbortController()
    const listening = { signal: open.signal }
    addEventListener('pointerdown', leave, listening)
    addEventListener('focusin', leave, listening)
    addEventListener('keydown', fold, listening)
    return () => open.abort()
  }, [])

  return (
    <ul
      ref={list}
      className="absolute end-0 top-full z-40 mt-1 rounded-card border border-line bg-card p-1 shadow-lg"
    >
      <LanguageChoices
        onChosen={back}
        className="flex min-h-11 w-full items-center rounded-field px-3 text-start font-medium whitespace-nowrap hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:text-accent-strong"
      />
    </ul>
  )
}
