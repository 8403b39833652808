/** What the pages of wishes hold (D64): the public list as its address asks for it, and one. */

import { totalOf } from '#web/browse/queries.ts'
import { askedIn, paramsOf } from '#web/wishes/asked.ts'
import { missingWishKey, wishListQuery, wishQuery } from '#web/wishes/queries.ts'
import { Refusal } from '../http/errors.ts'
import { spend } from '../http/guards/limits.ts'
import { idOf, parseOrRefuse } from '../http/validate.ts'
import { openWish } from '../wishes/actions.ts'
import { browseWishes } from '../wishes/list/actions.ts'
import { WishQuerySchema } from '../wishes/list/contract.ts'
import type { FillView } from './views.ts'

/** Three screens of a phone; the app fetches the rest. */
const FIRST_WISHES = 12

export const wantedView: FillView = async (ctx, client, url, viewer) => {
  const asked = askedIn(url.search)
  // As the API counts them (D24).
  if (asked.q && !asked.cursor && viewer) await spend(ctx, 'searches', viewer.id)
  const params = paramsOf(asked)
  const query = parseOrRefuse(WishQuerySchema, { ...params, limit: String(FIRST_WISHES) })
  const page = await browseWishes(ctx, query, viewer)
  const first = { items: page.rows, total: totalOf(page.total), next: page.next }
  const data = { pages: [first], pageParams: [''] }
  client.setQueryData(wishListQuery(params).queryKey, data, { updatedAt: ctx.clock.now() })
  return { status: 200, page: { kind: 'wanted', url, isFiltered: Object.keys(params).length > 0 } }
}

/** One's own saved search is rendered for its owner, and known to nobody else. */
export const wishView: FillView = async (ctx, client, url, viewer) => {
  const id = idOf(url.pathname.split('/').at(-1))
  try {
    const wish = await openWish(ctx, viewer, id)
    client.setQueryData(wishQuery(id).queryKey, wish, { updatedAt: ctx.clock.now() })
    return { status: 200, page: { kind: 'wish', url, wish } }
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 404) throw error
    client.setQueryData(missingWishKey(id), true)
    return { status: 404, page: { kind: 'no_wish', url } }
  }
}
