/** Things of one person that may be given in a trade, by pages; further ones come as they are looked for. */
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Item } from '#contract/items'
import { isOnOffer } from '#rules/items'
import { isUnreachable } from '#web/api/failure.ts'
import type { Choosable } from './item-choice.tsx'

export type OfferableThing = Choosable & Pick<Item, 'revision'>
type Pages = { pages: { items: Item[] }[] }

type Asked = {
  query: UseInfiniteQueryResult<Pages>
  /** Of the terms as they stand: free for this trade whatever their state, and first. */
  named?: readonly OfferableThing[]
  /** Not to be offered for itself. */
  withoutId?: number
  chosen: readonly number[]
  search: string
  onChoose: (chosen: number[]) => void
}

/** Of one's own or of somebody's: whether it can be given at all. */
export const isFree = (item: Pick<Item, 'isAvailable' | 'tradeStatus'>): boolean =>
  item.isAvailable && isOnOffer(item.tradeStatus)

const NOTHING: readonly OfferableThing[] = []

/** What was chosen before and is not to be had any more is dropped from the choice, and named in `taken`. */
function useOfferable(asked: Asked) {
  const { query, named = NOTHING, withoutId, chosen, search, onChoose } = asked
  const [taken, setTaken] = useState<string[]>([])
  const all = query.data?.pages.flatMap((page) => page.items) ?? []
  // What was published just now stands first, and may have come with the list meanwhile; what moved stands on two pages.
  const listed = [...new Map(all.map((item) => [item.id, item])).values()]
  const isNamed = (id: number) => named.some((item) => item.id === id)
  const others = listed.filter((item) => isFree(item) && item.id !== withoutId && !isNamed(item.id))
  const free: OfferableThing[] = [...named, ...others]
  const words = folded(search)
  const isKnown = (id: number) => isNamed(id) || listed.some((item) => item.id === id)

  // A search, a kept choice and a page without anything that is free all need the pages behind.
  const isAllNeeded = words !== '' || free.length === 0 || !chosen.every(isKnown)
  const { hasNextPage, isFetching, error } = query
  const loadNext = () => void query.fetchNextPage({ cancelRefetch: false })
  const goOn = useEffectEvent(loadNext)
  const isGoingOn = isAllNeeded && hasNextPage && !error
  useEffect(() => {
    if (isGoingOn && !isFetching) goOn()
  }, [isGoingOn, isFetching])

  const isAll = query.data !== undefined && !hasNextPage && !isFetching
  const lost = chosen.filter(
    (id) => !free.some((item) => item.id === id) && (isKnown(id) || isAll) && !isFetching,
  )
  const drop = useEffectEvent(() => {
    setTaken(listed.filter(({ id }) => lost.includes(id)).map(({ title }) => title))
    onChoose(chosen.filter((id) => !lost.includes(id)))
  })
  const hasLost = lost.length > 0
  useEffect(() => {
    if (hasLost) drop()
  }, [hasLost])

  return {
    free,
    shown: free.filter((item) => folded(item.title).includes(words)),
    chosen: free.filter((item) => chosen.includes(item.id)),
    taken,
    isLoading: query.data === undefined || isGoingOn,
    hasMore: hasNextPage && !isGoingOn,
    error,
    isOffline: isUnreachable(query),
    loadNext,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  }
}

export type Offerable = ReturnType<typeof useOfferable>

/** Accents and capitals do not decide what is found (case 13). */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The same with its search: all that a picker of them takes. */
export function useShelf(asked: Omit<Asked, 'search'>) {
  const { chosen, onChoose } = asked
  const [search, setSearch] = useState('')
  const things = useOfferable({ ...asked, search })
  return { things, search, onSearch: setSearch, chosen, onChoose }
}
export type Shelf = ReturnType<typeof useShelf>
