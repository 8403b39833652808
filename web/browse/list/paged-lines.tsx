import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import { pagingOf } from './listing.ts'

type PagedLinesProps<One extends { id: number }> = {
  query: UseInfiniteQueryResult<{ pages: { items: One[] }[] }>
  row: (one: One) => ReactNode
  empty: ReactNode
  words: Record<'list' | 'loading' | 'more' | 'failed' | 'failedText' | 'offline', string>
  /** The shape of a line while the first ones are on their way. */
  shape: string
  /** Of a list of its own look; lines in one card otherwise. */
  className?: string
}

const LINES_LOOK = 'divide-y divide-line rounded-card border border-line bg-card px-4 wide:px-6'
const SHAPES_LOOK = 'grid gap-4 rounded-card border border-line bg-card p-4'

/** Lines by pages in every state: on their way, there, none, failing, offline; older ones when they are asked for. */
export function PagedLines<One extends { id: number }>({
  query,
  row,
  empty,
  words,
  shape,
  className,
}: PagedLinesProps<One>) {
  const list = pagingOf(query, query.data?.pages.map(({ items }) => items) ?? [])
  const { isOffline, isWaiting, isLoadingNext } = list
  const problem = (list.problem || isOffline) && (
    <LoadProblem
      isOffline={isOffline}
      title={words.failed}
      text={words.failedText}
      offlineText={words.offline}
      error={list.problem}
      retry={list.retry}
    />
  )
  if (!query.data)
    return problem || <Shapes loading={words.loading} shape={shape} className={className} />
  // A page may be short while more follow.
  if (list.items.length === 0 && !list.hasNext) return empty
  return (
    <>
      {list.items.length > 0 && (
        <ul aria-label={words.list} className={className ?? LINES_LOOK}>
          {list.items.map(row)}
        </ul>
      )}
      {list.hasNext &&
        ((!isLoadingNext && problem) || (
          <div className="flex justify-center pb-4">
            <Button
              kind="secondary"
              onClick={list.loadNext}
              aria-disabled={isLoadingNext || isWaiting}
              className="min-w-48"
            >
              {isLoadingNext ? words.loading : words.more}
            </Button>
          </div>
        ))}
    </>
  )
}

const LINES = ['a', 'b', 'c', 'd']

type ShapesProps = Pick<PagedLinesProps<never>, 'shape' | 'className'> & { loading: string }

function Shapes({ loading, shape, className }: ShapesProps) {
  return (
    <div aria-busy="true" className={className ?? SHAPES_LOOK}>
      <p role="status" className="sr-only">
        {loading}
      </p>
      {LINES.map((one) => (
        <span key={one} className={`skeleton rounded-field ${shape}`} />
      ))}
    </div>
  )
}
