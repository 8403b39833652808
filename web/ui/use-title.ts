import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { brand } from '#web/ui/brand.ts'

/** Whose screen was last told of. The first of a visit begins at the top by itself, also when it is left before it came. */
let told = globalThis.location?.pathname

/**
 * The tab's title: what the screen is, then the brand. Who went to another screen by a link is led to its heading.
 * Without one (it is on its way) the brand alone, unless a part of the screen says what it is: that something is not there.
 */
export function useTitle(title?: string): void {
  // Of this screen: the address may be the next one's when its effects run.
  const [path] = useLocation()
  const tell = useEffectEvent(() => {
    const isNext = told !== path
    told = path
    if (isNext) focusHeading()
  })

  // Before what a part of the screen says, whose effects would run first.
  useLayoutEffect(() => {
    if (!title) document.title = brand
  }, [title])

  useEffect(() => {
    if (!title) return
    document.title = `${title} · ${brand}`
    tell()
  }, [title])
}

/** Not where the screen itself has put the focus, nor where somebody types. */
function focusHeading(): void {
  const focused = document.activeElement
  const heading = document.querySelector<HTMLElement>('main h1')
  // The content as a whole is where the focus goes when its link is gone (see app/use-kept-focus.ts).
  const isPlaced = focused?.id !== 'content' && focused?.closest('main, input, dialog')
  // Whoever came back to the middle of a list stays there.
  if (!heading || scrollY > 0 || isPlaced) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
