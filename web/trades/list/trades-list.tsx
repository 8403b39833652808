import { useKeptPlace } from '#web/browse/list/use-kept-place.ts'
import { useNextPages } from '#web/browse/list/use-next-pages.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import type { Asked } from './asked-list.ts'
import { NoneSuch, NoTrades } from './no-trades.tsx'
import { TradeCard } from './trade-card.tsx'
import type { TradeListing } from './use-trades.ts'

const SKELETONS = ['a', 'b', 'c', 'd']
const GRID = 'grid gap-3 wide:grid-cols-2 xl:grid-cols-3'

type TradesListProps = {
  asked: Asked
  listing: TradeListing
  userId: string
  onAll: () => void
}

/** One list in every state: on its way, there, empty, failing, offline. */
export function TradesList({ asked, listing, userId, onAll }: TradesListProps) {
  const t = useWords('trades')
  const { groups, now, pages, problem, isOffline, isWaiting, hasNext, isLoadingNext } = listing
  const { end, isSearchingOn, loadMore } = useNextPages(listing)
  useKeptPlace(listing)

  const hasFailed = (problem !== null && !isWaiting) || isOffline
  const isNothing = groups.length === 0
  const isLoading = pages === 0 || (isNothing && isSearchingOn)
  return (
    <>
      {isNothing &&
        !isLoading &&
        (listing.isEmpty ? <NoTrades tab={asked.tab} /> : <NoneSuch onAll={onAll} />)}
      {isNothing && isLoading && hasFailed && <TradesProblem {...listing} />}
      {isNothing && isLoading && !hasFailed && <Skeletons />}
      {groups.map(({ group, trades }) => (
        <section
          key={group}
          aria-labelledby={group ? `group-${group}` : undefined}
          className="mt-6 first-of-type:mt-0"
        >
          {group && (
            <h2 id={`group-${group}`} className="mb-2 text-lg">
              {t(`filter_${group}`)}
            </h2>
          )}
          <ul className={GRID}>
            {trades.map((trade) => (
              <li key={trade.id}>
                <TradeCard trade={trade} userId={userId} now={now} level={group ? 'h3' : 'h2'} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div ref={end}>
        {isLoadingNext && !isNothing && <Skeletons />}
        {!isNothing && problem && !isLoadingNext && <TradesProblem {...listing} />}
        {pages > 0 && hasNext && !isLoadingNext && !hasFailed && (
          <div className="flex justify-center py-4">
            <Button kind="secondary" onClick={loadMore} className="min-w-48">
              {t('load_more')}
            </Button>
          </div>
        )}
        {!isNothing && !hasNext && !problem && (
          <p className="py-6 text-center text-sm text-muted">{t('end')}</p>
        )}
      </div>
    </>
  )
}

function Skeletons() {
  const t = useWords('trades')
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden className={`${GRID} mt-3`}>
        {SKELETONS.map((key) => (
          <div key={key} className="skeleton h-56 rounded-card" />
        ))}
      </div>
    </>
  )
}

type TradesProblemProps = { isOffline: boolean; problem: unknown; retry: () => void }

function TradesProblem({ isOffline, problem, retry }: TradesProblemProps) {
  const t = useWords('trades')
  return (
    <LoadProblem
      isOffline={isOffline}
      title={t('failed')}
      text={t('failed_text')}
      offlineText={t('offline_text')}
      error={problem}
      retry={retry}
    />
  )
}
