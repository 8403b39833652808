/** What the tests of versions begin with: two people, two things of each, and one offer. */
import { env } from 'cloudflare:test'
import type { Item } from '../../items/contract.ts'
import type { Browser } from '../../testing/app.ts'
import { makeItem } from '../../testing/makers/item-maker.ts'
import { makePair, type Pair, propose } from '../../testing/makers/trade-maker.ts'
import type { TradePage } from '../contract.ts'

export type Offered = {
  pair: Pair
  /** The owner's; the table is asked for. */
  table: Item
  chairs: Item
  /** The proposer's; the bike is offered. */
  bike: Item
  radio: Item
  trade: TradePage
}

export async function makeOffered(): Promise<Offered> {
  const pair = await makePair()
  const { owner, proposer } = pair
  const table = await makeItem(owner.browser, { title: 'Mesa' })
  const chairs = await makeItem(owner.browser, { title: 'Sillas' })
  const bike = await makeItem(proposer.browser, { title: 'Bicicleta' })
  const radio = await makeItem(proposer.browser, { title: 'Radio' })
  const offer = { requestedItemId: table.id, offeredItemIds: [bike.id] }
  const trade: TradePage = await (await propose(proposer.browser, offer)).json()
  return { pair, table, chairs, bike, radio, trade }
}

export const said = async (answer: Response) => {
  const { code, current } = await answer.json<{ code?: string; current?: TradePage }>()
  return { status: answer.status, code, current }
}

export const ids = (things: readonly { id: number }[]) => things.map(({ id }) => id)

export const holdsOf = async (id: number) => {
  const { results } = await env.DB.prepare(
    'select item_id from item_holds where trade_id = ? order by item_id',
  )
    .bind(id)
    .all<{ item_id: number }>()
  return results.map((row) => row.item_id)
}

export const statusOf = async (browser: Browser, { id }: Item) =>
  (await (await browser.get(`/api/items/${id}`)).json<Item>()).tradeStatus
