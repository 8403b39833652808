/** What the main answers look like: every one that a test gets is held against the schema of its contract. */
import * as v from 'valibot'
import { expect } from 'vitest'
import { CurrentUserSchema } from '../accounts/contract.ts'
import { FavoriteSchema } from '../favorites/contract.ts'
import { HomeSchema } from '../home/contract.ts'
import { ItemSchema } from '../items/contract.ts'
import { NotificationSchema } from '../notifications/contract.ts'
import { OwnTradeSchema } from '../proposals/contract.ts'
import { OpenedSchema, TradePageSchema, TradeSchema } from '../trades/contract.ts'

const ID = '[1-9]\\d*'
const of = (methods: string, path: string, schema: v.GenericSchema) => ({
  calls: new RegExp(`^(${methods}) /api/${path}$`),
  schema,
})
const items = v.array(ItemSchema)

const ANSWERS = [
  of('GET', 'auth/user', CurrentUserSchema),
  of('POST', 'profile/update', CurrentUserSchema),
  of('GET', '(items|my-items|user-items|items/featured|items/user/[^/]+)', items),
  of('GET', `items/${ID}/similar`, items),
  of('POST', 'items', ItemSchema),
  of('GET|PUT', `items/${ID}`, ItemSchema),
  of('POST', `items/${ID}/restore`, ItemSchema),
  of('GET', 'favorites', v.union([v.array(FavoriteSchema), v.array(v.number())])),
  of('GET', 'trade-proposals', v.array(TradeSchema)),
  of('GET', `trade-proposals/for-item/${ID}`, v.nullable(OwnTradeSchema)),
  of('POST', 'trade-proposals', TradePageSchema),
  of('GET', `trades/${ID}`, OpenedSchema),
  of('POST', `trades/${ID}/actions`, TradePageSchema),
  of('GET', 'home', HomeSchema),
  of('GET', 'notifications', v.array(NotificationSchema)),
]

/** Fails where the answer of a route above lacks a field of its schema, or has one that the schema does not know. */
export async function checkAnswer(method: string, path: string, response: Response) {
  const { pathname } = new URL(path, 'http://localhost')
  const known = ANSWERS.find(({ calls }) => calls.test(`${method} ${pathname}`))
  if (!known || !response.ok) return
  const answer: unknown = await response.clone().json()
  // An object's schema leaves out what it does not know.
  expect(v.parse(known.schema, answer), `${method} ${pathname}`).toEqual(answer)
}
