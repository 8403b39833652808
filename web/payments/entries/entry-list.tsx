import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PaymentEntry } from '#contract/payments'
import { pagingOf } from '#web/browse/list/listing.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'

type EntryListProps<One extends PaymentEntry> = {
  query: UseInfiniteQueryResult<{ pages: { items: One[] }[] }>
  row: (entry: One) => ReactNode
  empty: ReactNode
}

/** Lines by pages in every state: on their way, there, none, failing, offline; older ones when they are asked for. */
export function EntryList<One extends PaymentEntry>({ query, row, empty }: EntryListProps<One>) {
  const t = useWords('money')
  const list = pagingOf(query, query.data?.pages.map(({ items }) => items) ?? [])
  const { isOffline, isWaiting, isLoadingNext } = list
  const problem = (list.problem || isOffline) && (
    <LoadProblem
      isOffline={isOffline}
      title={t('failed')}
      text={t('failed_text')}
      offlineText={t('offline')}
      error={list.problem}
      retry={list.retry}
    />
  )
  if (!query.data) return problem || <Shapes />
  if (list.items.length === 0) return empty
  return (
    <>
      <ul
        aria-label={t('list')}
        className="divide-y divide-line rounded-card border border-line bg-card px-4 wide:px-6"
      >
        {list.items.map(row)}
      </ul>
      {list.hasNext &&
        ((!isLoadingNext && problem) || (
          <div className="flex justify-center pb-4">
            <Button
              kind="secondary"
              onClick={list.loadNext}
              aria-disabled={isLoadingNext || isWaiting}
              className="min-w-48"
            >
              {t(isLoadingNext ? 'loading' : 'more')}
            </Button>
          </div>
        ))}
    </>
  )
}

const ROWS = ['a', 'b', 'c', 'd']

function Shapes() {
  const t = useWords('money')
  return (
    <div aria-busy="true" className="grid gap-4 rounded-card border border-line bg-card p-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {ROWS.map((one) => (
        <span key={one} className="skeleton h-16 rounded-field" />
      ))}
    </div>
  )
}
