import { useInfiniteQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { isUnreachable } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { MovementRow } from '#web/tokens/movement-row.tsx'
import { tokenHistoryQuery } from '#web/tokens/queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'

/** The whole list in every state: on its way, there, empty, failing, offline; older ones when they are asked for. */
export function Movements() {
  const t = useWords('tokens')
  const query = useInfiniteQuery({ ...tokenHistoryQuery, refetchOnMount: 'always' })
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = query
  const isOffline = isUnreachable(query)
  const problem = (retry: () => unknown) => (
    <LoadProblem
      isOffline={isOffline}
      title={t('history_failed')}
      text={t('history_failed_text')}
      offlineText={t('history_offline')}
      error={error}
      retry={retry}
    />
  )
  if (!data) return isOffline || error ? problem(query.refetch) : <Shapes />
  const movements = data.pages.flatMap(({ items }) => items)
  if (movements.length === 0) {
    return (
      <EmptyState icon={Coins} title={t('history_none')} text={t('history_none_text')}>
        <ButtonLink href={paths.publish}>{t('to_publish')}</ButtonLink>
      </EmptyState>
    )
  }
  const isStuck = hasNextPage && !isFetchingNextPage && (query.isFetchNextPageError || isOffline)
  return (
    <>
      <ul
        aria-label={t('history_title')}
        className="divide-y divide-line rounded-card border border-line bg-card px-4 wide:px-6"
      >
        {movements.map((movement) => (
          <MovementRow key={movement.id} movement={movement} withBalance />
        ))}
      </ul>
      {isStuck
        ? problem(() => query.fetchNextPage())
        : hasNextPage && (
            <div className="flex justify-center pb-4">
              <Button
                kind="secondary"
                onClick={() => !isFetching && void query.fetchNextPage()}
                aria-disabled={isFetching}
                className="min-w-48"
              >
                {t(isFetchingNextPage ? 'history_loading' : 'history_more')}
              </Button>
            </div>
          )}
    </>
  )
}

const ROWS = ['a', 'b', 'c', 'd', 'e']

function Shapes() {
  const t = useWords('tokens')
  return (
    <div aria-busy="true" className="grid gap-4 rounded-card border border-line bg-card p-4">
      <p role="status" className="sr-only">
        {t('history_loading')}
      </p>
      {ROWS.map((row) => (
        <span key={row} className="skeleton h-10 rounded-field" />
      ))}
    </div>
  )
}
