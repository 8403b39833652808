import { type KeyboardEvent, useRef, useState } from 'react'

const gentle = (): ScrollBehavior =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

/**
 * A strip of slides that scrolls by finger, keyboard and button; knows which one is in view, and which are worth fetching: those
 * that were in view, and both beside it once somebody has touched the strip.
 */
export function useSlides(count: number, begin = 0) {
  const strip = useRef<HTMLUListElement | null>(null)
  const [current, setCurrent] = useState(begin)
  const [worth, setWorth] = useState<ReadonlySet<number>>(() => new Set([begin]))
  const fetchAround = (index: number) => {
    const around = [index - 1, index, index + 1]
    if (!around.every((one) => worth.has(one))) setWorth(new Set([...worth, ...around]))
  }

  const show = (index: number, behavior = gentle()) => {
    const element = strip.current
    const target = Math.max(0, Math.min(count - 1, index))
    element?.scrollTo({ left: target * element.clientWidth, behavior })
    setCurrent(target)
    fetchAround(target)
  }

  const onScroll = () => {
    const element = strip.current
    if (!element?.clientWidth) return
    const index = Math.round(element.scrollLeft / element.clientWidth)
    setCurrent(index)
    fetchAround(index)
  }

  /** By a finger, the mouse or the keys: what comes next is on its way before it is there. */
  const onReach = () => fetchAround(current)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') show(current + 1)
    else if (event.key === 'ArrowLeft') show(current - 1)
    else return
    event.preventDefault()
  }

  return { strip, current, worth, show, onScroll, onKeyDown, onReach }
}

export type Slides = ReturnType<typeof useSlides>
