/** A card that goes takes the focus with it: the next heart gets it, and its own when it comes back. */
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Item } from '#contract/items'

const hearts = (grid: HTMLElement | null) => [
  ...(grid?.querySelectorAll<HTMLElement>('[data-heart]') ?? []),
]

/** Whether nobody is anywhere on the page: where the focus was is gone, or it was in a toast. */
const isLost = () => !document.activeElement?.closest('main a, main button, main h1')

type Place = { id: number; n: number }

export function useHeartFocus(items: Item[], heading: RefObject<HTMLElement | null>) {
  const grid = useRef<HTMLDivElement>(null)
  const focused = useRef<Place>(null)
  const gone = useRef(new Set<number>())
  const before = useRef(items)

  useLayoutEffect(() => {
    const has = (id: number) => items.some((item) => item.id === id)
    for (const { id } of before.current) if (!has(id)) gone.current.add(id)
    before.current = items

    const place = focused.current
    if (place && !has(place.id) && document.activeElement === document.body) {
      const all = hearts(grid.current)
      const next = all[Math.min(place.n, all.length - 1)] ?? heading.current
      next?.focus()
    }
    const back = items.findIndex(({ id }) => gone.current.delete(id))
    if (back < 0) return
    // The toast, whose button was pressed, closes first.
    const timer = setTimeout(() => isLost() && hearts(grid.current)[back]?.focus())
    return () => clearTimeout(timer)
  }, [items, heading])

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const n = hearts(grid.current).indexOf(event.target)
    const id = items[n]?.id
    focused.current = id === undefined ? null : { id, n }
  }
  const onBlur = () => {
    focused.current = null
  }
  return { grid, onFocus, onBlur }
}
