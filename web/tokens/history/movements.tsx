import { useInfiniteQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { pagingOf } from '#web/browse/list/listing.ts'
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
  const shown = query.data?.pages.map(({ items }) => items) ?? []
  const list = pagingOf(query, shown)
  const { isOffline, isWaiting, isLoadingNext } = list
  const problem = (list.problem || isOffline) && (
    <LoadProblem
      isOffline={isOffline}
      title={t('history_failed')}
      text={t('history_failed_text')}
      offlineText={t('history_offline')}
      error={list.problem}
      retry={list.retry}
    />
  )
  if (!query.data) return problem || <Shapes />
  if (list.items.length === 0) {
    return (
      <EmptyState icon={Coins} title={t('history_none')} text={t('history_none_text')}>
        <ButtonLink href={paths.publish}>{t('to_publish')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <ul
        aria-label={t('history_title')}
        className="divide-y divide-line rounded-card border border-line bg-card px-4 wide:px-6"
      >
        {list.items.map((movement) => (
          <MovementRow key={movement.id} movement={movement} withBalance />
        ))}
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
              {t(isLoadingNext ? 'history_loading' : 'history_more')}
            </Button>
          </div>
        ))}
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
