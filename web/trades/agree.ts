/** A list and the page of a trade know it from different answers: whatever shows it shows the newest of them. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Trade, TradePage } from '#contract/trades'
import { tradeListsKey } from '#web/api/keys.ts'
import { type TradesPage, tradeQuery } from './queries.ts'

type List = InfiniteData<TradesPage>

const tradesIn = (list: List | undefined): Trade[] =>
  list?.pages.flatMap(({ items }) => items) ?? []

/** Every step of a trade is dated by the server. Of the same date what is asked for stands. */
const isNewer = (one: Trade, than: Trade): boolean =>
  Date.parse(one.updatedAt) > Date.parse(than.updatedAt)

/** Without what only the page says. */
function asListed({
  events: _,
  previous: __,
  handover: ___,
  other: ____,
  earned: _____,
  problems: ______,
  reportable: _______,
  ...trade
}: TradePage): Trade {
  return trade
}

/** For a list: as its page knows it, where that is newer. */
export function newestListed(client: QueryClient, listed: Trade): Trade {
  const page = client.getQueryData(tradeQuery(listed.id).queryKey)
  return page && isNewer(page, listed) ? asListed(page) : listed
}

/** For its page: as a list knows it, where that is newer, or all there is. What has happened since is on its way. */
export function newestPage(
  lists: readonly (List | undefined)[],
  id: number,
  page: TradePage | undefined,
): TradePage | undefined {
  const listed = lists.flatMap(tradesIn).filter((trade) => trade.id === id)
  const [newest] = listed.sort((a, b) => (isNewer(a, b) ? -1 : 1))
  if (!newest || (page && !isNewer(newest, page))) return page
  const { events = [], previous = null, handover = null, other = null, earned = null } = page ?? {}
  const { problems = [], reportable = [] } = page ?? {}
  return { ...newest, events, previous, handover, other, earned, problems, reportable }
}

/** A page that has come, into the lists that are known: so the device keeps them, for when there is no network. */
export function intoLists(client: QueryClient, page: TradePage): void {
  client.setQueriesData<List>({ queryKey: tradeListsKey }, (list) => {
    // Undefined: nothing is written, and the list stays as old as it is.
    if (!tradesIn(list).some((trade) => trade.id === page.id && isNewer(page, trade))) return
    const pages = list?.pages.map((one) => ({
      ...one,
      items: one.items.map((trade) => (trade.id === page.id ? asListed(page) : trade)),
    }))
    return list && pages && { ...list, pages }
  })
}
