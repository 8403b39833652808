import { type KeyboardEvent, useRef, useState } from 'react'

const gentle = (): ScrollBehavior =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

/** A strip of slides that scrolls by finger, keyboard and button; knows which one is in view. */
export function useSlides(count: number, begin = 0) {
  const strip = useRef<HTMLUListElement | null>(null)
  const [current, setCurrent] = useState(begin)

  const show = (index: number, behavior = gentle()) => {
    const element = strip.current
    const target = Math.max(0, Math.min(count - 1, index))
    element?.scrollTo({ left: target * element.clientWidth, behavior })
    setCurrent(target)
  }

  const onScroll = () => {
    const element = strip.current
    if (!element?.clientWidth) return
    setCurrent(Math.round(element.scrollLeft / element.clientWidth))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') show(current + 1)
    else if (event.key === 'ArrowLeft') show(current - 1)
    else return
    event.preventDefault()
  }

  return { strip, current, show, onScroll, onKeyDown }
}

export type Slides = ReturnType<typeof useSlides>
