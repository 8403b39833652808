import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { ownItemsQuery } from '#web/proposals/shelf/queries.ts'
import { isFree } from '#web/proposals/shelf/use-offerable.ts'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'

const load = () => part(() => import('#browser/proposals/offering/new-offer.tsx'), 'NewOffer')

/**
 * Publishing what one would offer, over the proposal (D66). Whoever has nothing that is free is asked for it by itself,
 * once; `isWanted` while things are offered at all.
 */
export function useNewOffer(isWanted: boolean) {
  const later = useLater(load)
  const { data, hasNextPage } = useInfiniteQuery(ownItemsQuery)
  const hasNothing =
    data !== undefined && !hasNextPage && !data.pages.some(({ items }) => items.some(isFree))
  const [isAsked, setAsked] = useState(false)
  const isDue = isWanted && hasNothing && !isAsked
  const ask = useEffectEvent(() => {
    setAsked(true)
    later.open()
  })
  useEffect(() => {
    if (isDue) ask()
  }, [isDue])
  return later
}
