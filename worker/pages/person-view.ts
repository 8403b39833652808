/** What the page of a person holds: who they are, what it adds up to, and the part that its address asks for. */
import type { QueryClient } from '@tanstack/react-query'
import { totalOf } from '#web/browse/queries.ts'
import { askedPart } from '#web/people/person/asked-part.ts'
import {
  ITEMS_PAGE,
  missingPersonKey,
  personActivityQuery,
  personItemsQuery,
  personQuery,
} from '#web/people/queries.ts'
import { personReviewsQuery, ratingSummaryQuery, userStatsQuery } from '#web/reputation/queries.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { pageOfOwner } from '../items/owner-pages.ts'
import { activityPage } from '../people/activity.ts'
import { publicProfile } from '../people/store.ts'
import { pageOfPerson } from '../reputation/reading.ts'
import { reputationOf } from '../reputation/summary-store.ts'
import type { FillView } from './views.ts'

export const personView: FillView = async (ctx, client, url, viewer) => {
  const id = decodeURIComponent(url.pathname.split('/').at(-1) ?? '')
  const updatedAt = ctx.clock.now()
  const [seen, reputation] = await Promise.all([
    publicProfile(ctx.db, id, viewer),
    reputationOf(ctx.db, id),
  ])
  if (!seen || !reputation) {
    client.setQueryData(missingPersonKey(id), true)
    return { status: 404, page: { kind: 'nobody', url } }
  }
  const { person, isBlocked } = seen
  client.setQueryData(personQuery(id).queryKey, person, { updatedAt })
  client.setQueryData(userStatsQuery(id).queryKey, reputation.stats, { updatedAt })
  client.setQueryData(ratingSummaryQuery(id).queryKey, reputation.summary, { updatedAt })
  await fillPart(ctx, client, url, { id, isBlocked, viewer })
  return { status: 200, page: { kind: 'person', url, person } }
}

const NOTHING = { rows: [], next: null, total: '0' }

async function fillPart(
  ctx: Ctx,
  client: QueryClient,
  url: URL,
  { id, isBlocked, viewer }: { id: string; isBlocked: boolean; viewer: Viewer | null },
): Promise<void> {
  const { part, page, cursor } = askedPart(url.search)
  const updatedAt = ctx.clock.now()
  const after = cursor || undefined
  switch (part) {
    case 'reviews': {
      // As a visitor reads them: the page is everybody's.
      const found = await pageOfPerson(ctx, null, id, { page, part: 'trades' })
      client.setQueryData(personReviewsQuery(id, page, null).queryKey, found, { updatedAt })
      return
    }
    case 'items': {
      const query = { limit: ITEMS_PAGE, cursor: after }
      const { rows, next, total } = isBlocked ? NOTHING : await pageOfOwner(ctx, id, query)
      const found = { items: rows, total: totalOf(total), next }
      client.setQueryData(personItemsQuery(id, cursor).queryKey, found, { updatedAt })
      return
    }
    case 'activity': {
      const { rows, next } = await activityPage(ctx, id, { isBlocked, viewer, text: after })
      const found = { items: rows, total: null, next }
      client.setQueryData(personActivityQuery(id, cursor).queryKey, found, { updatedAt })
    }
  }
}
