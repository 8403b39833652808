import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'

type PagerProps = {
  /** From 1. */
  page: number
  pages: number
  /** The next one is on its way. */
  isBusy: boolean
  onPage: (page: number) => void
}

/** Previous, next, and where one is; absent when there is one page. Needs the words of `reviews`. */
export function Pager({ page, pages, isBusy, onPage }: PagerProps) {
  const t = useWords('reviews')
  if (pages < 2) return null
  const go = (to: number) => {
    if (!isBusy && to >= 1 && to <= pages) onPage(to)
  }
  // Never `disabled`: the press that leads to the last page would lose the focus.
  const look = 'px-3 aria-disabled:opacity-55'
  return (
    <nav
      aria-label={t('pages')}
      className="flex flex-wrap items-center justify-between gap-2 wide:justify-center wide:gap-6"
    >
      <Button
        kind="secondary"
        aria-disabled={page <= 1 || isBusy}
        onClick={() => go(page - 1)}
        className={look}
      >
        <ChevronLeft size={20} aria-hidden />
        {t('previous')}
      </Button>
      <p role="status" className="numbers text-sm text-muted">
        {t('page_of', { page, pages })}
      </p>
      <Button
        kind="secondary"
        aria-disabled={page >= pages || isBusy}
        onClick={() => go(page + 1)}
        className={look}
      >
        {t('next')}
        <ChevronRight size={20} aria-hidden />
      </Button>
    </nav>
  )
}
