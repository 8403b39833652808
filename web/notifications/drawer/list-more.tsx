import { useEffect, useEffectEvent, useRef } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'

type ListMoreProps = {
  list: {
    isFetching: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
  /** How many there are: each page is a new look at whether the end is still in view. */
  count: number
}

/** The next page comes when the end is in view; the button also goes on after one that failed. */
export function ListMore({ list, count }: ListMoreProps) {
  const t = useWords('notifications')
  const end = useRef<HTMLDivElement>(null)
  const { isFetching, isFetchingNextPage, isFetchNextPageError } = list
  const more = useEffectEvent(() => void list.fetchNextPage())
  const isReady = !isFetching && !isFetchNextPageError

  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` is the reason to look again
  useEffect(() => {
    if (!end.current || !isReady || !('IntersectionObserver' in globalThis)) return
    const observer = new IntersectionObserver(
      (seen) => seen.some((entry) => entry.isIntersecting) && more(),
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isReady, count])

  return (
    <div ref={end} className="grid justify-items-center gap-2 pt-4">
      <p role="status" className="text-sm text-muted empty:hidden">
        {isFetchNextPageError && t('more_failed')}
      </p>
      <Button
        kind="secondary"
        aria-disabled={isFetchingNextPage}
        onClick={() => !isFetchingNextPage && list.fetchNextPage()}
        className="aria-disabled:opacity-55"
      >
        {t(isFetchingNextPage ? 'loading_more' : 'more')}
      </Button>
    </div>
  )
}
