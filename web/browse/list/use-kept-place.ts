/** Coming back to the list (from an item, by reload) finds the same place in it, and the focus where it was. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isFirstView } from '#web/api/first-view.ts'
import { recordOf } from '#web/ui/navigation/record-of.ts'
import type { Listing } from './listing.ts'

/** Kept in the history entry itself: each visit of the list has its own, and it survives a reload. */
type Place = {
  y: number
  pages: number
  link?: string | null
  /** Of an item that is there twice, the one above was followed, and not the one in the list. */
  isFeatured?: boolean | undefined
}

const QUIET_MS = 400
/** Nobody waits for more requests than this to come back; then the place is as near as it can be. */
const PAGES_MAX = 10
const OWN_MOVES = ['wheel', 'touchmove', 'keydown'] as const

/** Where this history entry was left, if it was. */
export function keptPlace(): Place | null {
  const { y, pages, link, isFeatured } = recordOf(recordOf(globalThis.history?.state).place)
  if (typeof y !== 'number' || typeof pages !== 'number') return null
  return {
    y,
    pages: Math.min(pages, PAGES_MAX),
    link: typeof link === 'string' ? link : null,
    isFeatured: isFeatured === true,
  }
}

function keepPlace(place: Place): void {
  history.replaceState({ ...recordOf(history.state), place }, '')
}

/** An item that is featured has two: the featured one, and after it the one in the list. */
const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('article a')].filter(
    (one) => one.getAttribute('href') === href,
  )

/** The link that was followed has the focus again, unless something else has it by now. */
function refocus({ link, isFeatured }: Place): void {
  if (!link || document.activeElement?.closest('main *, header')) return
  linksTo(link)
    .at(isFeatured ? 0 : -1)
    ?.focus({ preventScroll: true })
}

/** The link that has the focus, and which one if there are two of it. */
function focusedLink(): Pick<Place, 'link' | 'isFeatured'> {
  const focused = document.activeElement
  const link = focused?.getAttribute('href')
  const [featured, listed] = link ? linksTo(link) : []
  return { link, isFeatured: (listed && featured === focused) || undefined }
}

/** Pages come in until as many are there as were, then the place is restored. Answers whether it is not yet. */
export function useKeptPlace({
  pages,
  hasNext,
  problem,
  loadNext,
}: Pick<Listing, 'pages' | 'hasNext' | 'problem' | 'loadNext'>): boolean {
  const [wanted, setWanted] = useState(keptPlace)
  const isRestoring = wanted !== null
  const loaded = useRef(pages)
  loaded.current = pages

  // The browser would restore before the list is there, and give up.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    if (!keptPlace() && !isFirstView()) scrollTo(0, 0)
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])

  useLayoutEffect(() => {
    if (!wanted || pages === 0) return
    if (pages < wanted.pages && hasNext && !problem) return loadNext()
    scrollTo(0, wanted.y)
    refocus(wanted)
    setWanted(null)
  }, [wanted, pages, hasNext, problem, loadNext])

  useEffect(() => {
    if (!isRestoring) return
    const giveWay = () => setWanted(null)
    for (const move of OWN_MOVES) addEventListener(move, giveWay, { passive: true })
    return () => {
      for (const move of OWN_MOVES) removeEventListener(move, giveWay)
    }
  }, [isRestoring])

  // A layout effect, because it ends when the list is hidden for a screen that is still loading.
  useLayoutEffect(() => {
    if (isRestoring) return
    let timer: ReturnType<typeof setTimeout>
    // Known from scrolling: asked within a press it would have all of the list laid out anew (J350).
    let y: number | undefined
    const keep = () => {
      y ??= scrollY
      keepPlace({ y: Math.round(y), pages: loaded.current, ...focusedLink() })
    }
    const keepSoon = () => {
      y = scrollY
      clearTimeout(timer)
      timer = setTimeout(keep, QUIET_MS)
    }
    // Before a link is followed: afterwards the history entry is the next one.
    const keepBefore = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) keep()
    }
    addEventListener('scroll', keepSoon, { passive: true })
    addEventListener('click', keepBefore, { capture: true })
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', keepSoon)
      removeEventListener('click', keepBefore, { capture: true })
      removeEventListener('pagehide', keep)
    }
  }, [isRestoring])
  return isRestoring
}
