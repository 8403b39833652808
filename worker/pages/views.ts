/** What the public pages hold: their screens' own queries, asked of the stores. */
import type { QueryClient } from '@tanstack/react-query'
import { DEFAULT_FILTERS, queryOf } from '#web/browse/filters.ts'
import { listQuery, totalOf } from '#web/browse/queries.ts'
import { itemQuery, missingKey } from '#web/items/queries.ts'
import { browseItems } from '../browse/actions.ts'
import { ListQuerySchema } from '../browse/contract.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { spend } from '../http/guards/limits.ts'
import { idOf, parseOrRefuse } from '../http/validate.ts'
import { countView, openItem } from '../items/actions.ts'
import { isGone } from '../items/store.ts'
import { itemOf } from '../items/view.ts'
import { featuredCards, featuredTurn, NOBODYS_TURN } from '../tokens/actions.ts'
import type { Page } from './head/facts.ts'

/** Two screens of a phone; the app fetches the rest by the API's own pages when somebody reads on. */
const FIRST_ITEMS = 8

export type View = { status: 200 | 404 | 410; page: Page }

/** Puts what a page shows into `client`; throws a Refusal where the API would. */
export type FillView = (
  ctx: Ctx,
  client: QueryClient,
  address: URL,
  viewer: Viewer | null,
) => Promise<View>

/** The list at its beginning, or where `cursor` says; searched for `q`. */
export const listView: FillView = async (ctx, client, url, viewer) => {
  const { searchParams } = url
  const text = searchParams.get('q')?.trim() ?? ''
  const cursor = searchParams.get('cursor') ?? ''
  const params = queryOf(DEFAULT_FILTERS, text, null, cursor)
  const query = parseOrRefuse(ListQuerySchema, { ...params, limit: String(FIRST_ITEMS) })
  /** So many cards in all, whichever they are: more would not fit the first page's bytes. */
  const withFeatured = (turn: Awaited<ReturnType<typeof featuredTurn>>) =>
    Promise.all([
      featuredCards(ctx, turn),
      browseItems(ctx, { ...query, limit: FIRST_ITEMS - turn.ids.length }, viewer),
    ])
  const [turn, whole] = await Promise.all([
    cursor ? NOBODYS_TURN : featuredTurn(ctx, query, viewer),
    browseItems(ctx, query, viewer),
    // As the API counts them (D24), beside what is found, which nobody sees who has searched too often.
    text && !cursor && viewer && spend(ctx, 'searches', viewer.id),
  ])
  const [featured, page] = turn.ids.length > 0 ? await withFeatured(turn) : [[], whole]
  const first = {
    items: page.rows,
    total: totalOf(page.total),
    next: page.next,
    featured,
    ...(page.instead && { instead: page.instead }),
  }
  const data = { pages: [first], pageParams: [''] }
  client.setQueryData(listQuery(params).queryKey, data, { updatedAt: ctx.clock.now() })
  return { status: 200, page: { kind: 'list', url } }
}

export const itemView: FillView = async (ctx, client, url, viewer) => {
  const id = idOf(url.pathname.split('/').at(-1))
  try {
    const card = await openItem(ctx, id, viewer)
    countView(ctx, card, viewer)
    const item = itemOf(ctx, card)
    client.setQueryData(itemQuery(id).queryKey, item, { updatedAt: ctx.clock.now() })
    return { status: 200, page: { kind: 'item', url, item } }
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 404) throw error
    client.setQueryData(missingKey(id), true)
    const status = (await isGone(ctx.db, id)) ? 410 : 404
    return { status, page: { kind: 'missing', url } }
  }
}
