import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { useEffect } from 'react'
import { useParams } from 'wouter'
import type { TradePage } from '#contract/trades'
import type { List } from '#terms/proposals'
import { isFailure, isUnreachable } from '#web/api/failure.ts'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useNews } from '#web/notifications/follow-news.ts'
import { intoLists, newestPage } from '#web/trades/agree.ts'
import { newsOf } from '#web/trades/news-of.ts'
import { tradeQuery, tradesQuery } from '#web/trades/queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { WayBack } from '#web/ui/navigation/way-back.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { TradeView } from './trade-view.tsx'

const ID = /^[1-9]\d{0,14}$/

/** /trades/:id */
export function TradeScreen() {
  const { id = '' } = useParams<{ id: string }>()
  const t = useWords('trade')
  return (
    <div className="grid gap-2 pt-2 wide:pt-4">
      <WayBack href={paths.trades}>
        <span className="phone:sr-only">{t('to_trades')}</span>
      </WayBack>
      {ID.test(id) ? <TradeOf key={id} id={Number(id)} /> : <NotFound />}
    </div>
  )
}

function TradeOf({ id }: { id: number }) {
  const t = useWords('trade')
  const { user } = useSession()
  const query = useQuery(tradeQuery(id))
  const { error } = query
  const trade = useNewest(id, query.data)
  useTitle(trade && t('tab', { id }))

  if (isFailure(error, 404)) return <NotFound />
  if (trade && user) return <TradeView trade={trade} me={user.id} />
  const isOffline = isUnreachable(query)
  if (isOffline || error) {
    return (
      <LoadProblem
        heading="h1"
        isOffline={isOffline}
        title={t('failed')}
        text={t('failed_text')}
        offlineText={t('page_offline')}
        error={error}
        retry={query.refetch}
      />
    )
  }
  return <TradeSkeleton />
}

/** What a list holds from this device or another answer may be newer, and without a network all there is. */
function useNewest(id: number, page: TradePage | undefined): TradePage | undefined {
  const client = useQueryClient()
  useNews(`${id}`, page ? newsOf([page]) : null)
  useEffect(() => {
    if (page) intoLists(client, page)
  }, [client, page])
  const lists = [useKnown('all'), useKnown('received'), useKnown('sent')]
  const newest = newestPage(lists, id, page)
  const isBehind = page !== undefined && newest !== page
  useEffect(() => {
    if (isBehind) void client.invalidateQueries(tradeQuery(id))
  }, [client, id, isBehind])
  return newest
}

/** Asks for nothing. */
const useKnown = (box: List) => useInfiniteQuery({ ...tradesQuery(box), enabled: false }).data

function NotFound() {
  const t = useWords('trade')
  useTitle(t('not_found'))
  return (
    <EmptyState
      heading="h1"
      icon={ArrowLeftRight}
      title={t('not_found')}
      text={t('not_found_text')}
    >
      <ButtonLink href={paths.trades}>{t('not_found_back')}</ButtonLink>
    </EmptyState>
  )
}

/** The shape of a trade that is on its way. */
function TradeSkeleton() {
  const t = useWords('trade')
  return (
    <div aria-busy="true" className="grid max-w-3xl gap-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="skeleton h-8 w-2/3 rounded-field" />
      <div className="skeleton h-16 rounded-card" />
      <div className="skeleton h-24 rounded-card" />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="skeleton h-40 rounded-card" />
        <div className="skeleton h-40 rounded-card" />
      </div>
    </div>
  )
}
