import { type RefObject, useEffect, useRef, useState } from 'react'
import { isFrugal } from '#web/api/connection.ts'
import type { Listing } from './listing.ts'

/** A short page that still carries `next` goes on by itself, so many times without a new hit. */
const EMPTY_PAGES_MAX = 10
const AHEAD = '0px 0px 800px 0px'
const AT_THE_END = '0px'

type Paged = Pick<
  Listing,
  'hasNext' | 'emptyPages' | 'pages' | 'problem' | 'isLoadingNext' | 'isWaiting' | 'loadNext'
>

/** Loads the next page when the end comes near; `loadMore` is the button, which also goes on after a pause. */
export function useNextPages(listing: Paged): {
  end: RefObject<HTMLDivElement | null>
  isSearchingOn: boolean
  loadMore: () => void
} {
  const end = useRef<HTMLDivElement>(null)
  const [allowed, setAllowed] = useState(EMPTY_PAGES_MAX)
  const { hasNext, emptyPages, pages, problem, isLoadingNext, isWaiting } = listing
  const mayGoOn = hasNext && !problem && emptyPages < allowed
  const isReady = mayGoOn && !isLoadingNext && !isWaiting
  const load = useRef(listing.loadNext)
  load.current = listing.loadNext

  // A new observer for each page: its first report tells whether the end is still near after layout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pages` is the reason to look again
  useEffect(() => {
    if (!end.current || !isReady || !('IntersectionObserver' in globalThis)) return
    const observer = new IntersectionObserver(
      (seen) => seen.some((entry) => entry.isIntersecting) && load.current(),
      { rootMargin: isFrugal() ? AT_THE_END : AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isReady, pages])

  return {
    end,
    isSearchingOn: mayGoOn,
    loadMore: () => {
      setAllowed(emptyPages + EMPTY_PAGES_MAX)
      listing.loadNext()
    },
  }
}
