/** _Lo tengo_ (D64): a thing of one's own for what somebody looks for; it counts as a question (D59). */
import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { Notification } from '../notifications/contract.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../testing/makers/makers.ts'
import { makeWish } from '../testing/makers/wish-maker.ts'

type Person = Awaited<ReturnType<typeof makeAccount>>
let ana: Person
let beto: Person

beforeEach(async () => {
  ana = await makeAccount()
  beto = await makeAccount({ firstName: 'Beto' })
  for (const { id } of [ana, beto]) await provePhone(id)
})

const offer = ({ browser }: Person, wish: number, itemId: number) =>
  browser.post(`/api/wishes/${wish}/offers`, { itemId })
const codeOf = async (answer: Response) => [
  answer.status,
  (await answer.json<{ code: string }>()).code,
]
const toldOf = async ({ browser }: Person) =>
  (await (await browser.get('/api/notifications')).json<Notification[]>()).filter(
    ({ type }) => type === 'wish_offered',
  )

test('whoever looks for it hears who has what, and finds it with what has come', async () => {
  const wish = await makeWish(ana.browser)
  const item = await makeItem(beto.browser, { title: 'Tractor de chapa' })
  expect((await offer(beto, wish.id, item.id)).status).toBe(204)
  expect(await toldOf(ana)).toMatchObject([
    {
      title: 'Alguien tiene lo que buscas',
      message: 'Beto te ofrece «Tractor de chapa» por tu búsqueda «Camión de madera».',
      path: `/wanted/${wish.id}`,
    },
  ])
  const finds = await (await ana.browser.get(`/api/wishes/${wish.id}/finds`)).json()
  expect(finds).toMatchObject([{ id: item.id }])
})

test('a second thing for the same wish takes the place of the unread notice', async () => {
  const wish = await makeWish(ana.browser)
  const other = await makeWish(ana.browser, { words: 'Tren' })
  for (const id of [wish.id, wish.id, other.id]) {
    const item = await makeItem(beto.browser, { title: `Tractor para ${id}` })
    expect((await offer(beto, id, item.id)).status).toBe(204)
  }
  const told = await toldOf(ana)
  expect(told.map(({ path, message }) => [path, / Y otra más/.test(message)])).toEqual([
    [`/wanted/${other.id}`, false],
    [`/wanted/${wish.id}`, true],
  ])
})

test('once a wish and thing, also at once; what was found by itself may be offered', async () => {
  const wish = await makeWish(ana.browser)
  const item = await makeItem(beto.browser, { title: 'Camión de madera' })
  await env.DB.prepare('insert or ignore into wish_finds values (?, ?, null, 1)')
    .bind(wish.id, item.id)
    .run()
  const answers = await Promise.all([1, 2, 3].map(() => offer(beto, wish.id, item.id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
  expect(await codeOf(await offer(beto, wish.id, item.id))).toEqual([409, 'wish_offered'])
  expect(await toldOf(ana)).toHaveLength(1)
})

test('only what is theirs and free, for what is open and not theirs', async () => {
  const wish = await makeWish(ana.browser)
  const own = await makeItem(ana.browser)
  const item = await makeItem(beto.browser)
  expect(await codeOf(await offer(ana, wish.id, own.id))).toEqual([422, 'wish_own'])
  expect(await codeOf(await offer(beto, wish.id, own.id))).toEqual([404, 'item_not_found'])
  await env.DB.prepare("update items set trade_status = 'reserved' where id = ?")
    .bind(item.id)
    .run()
  expect(await codeOf(await offer(beto, wish.id, item.id))).toEqual([409, 'item_unavailable'])
  await env.DB.prepare("update items set trade_status = 'available' where id = ?")
    .bind(item.id)
    .run()
  await ana.browser.post(`/api/wishes/${wish.id}/close`)
  expect(await codeOf(await offer(beto, wish.id, item.id))).toEqual([409, 'wish_closed'])
  await ana.browser.post(`/api/wishes/${wish.id}/renew`)
  await ana.browser.post('/api/blocks', { userId: beto.id })
  expect(await codeOf(await offer(beto, wish.id, item.id))).toEqual([404, 'wish_not_found'])
})

test('a beginner offers and asks ten times a day together', async () => {
  const eva = await makeAccount({ firstName: 'Eva' }, { RATE_LIMIT_FACTOR: '1' })
  const wish = await makeWish(ana.browser)
  const items = []
  for (let n = 0; n < 3; n += 1) {
    items.push(
      await makeItem(eva.browser, { title: `Tractor ${n}`, clientId: crypto.randomUUID() }),
    )
  }
  const things = await Promise.all(
    Array.from({ length: 8 }, (_, n) => makeItem(beto.browser, { title: `Mesa ${n}` })),
  )
  const ask = (requestedItemId: number) =>
    eva.browser.post('/api/trade-proposals', {
      ...{ toUserId: beto.id, requestedItemId },
      message: '¿Todavía la tienes?',
    })
  expect((await offer(eva, wish.id, items[0]?.id ?? 0)).status).toBe(204)
  expect((await offer(eva, wish.id, items[1]?.id ?? 0)).status).toBe(204)
  for (const { id } of things.slice(0, 5)) expect((await ask(id)).status).toBe(201)
  // Five in ten minutes to one person; the day goes on.
  await env.DB.prepare('update trades set created_at = created_at - 700000 where from_user_id = ?')
    .bind(eva.id)
    .run()
  for (const { id } of things.slice(5, 8)) expect((await ask(id)).status).toBe(201)
  expect(await codeOf(await offer(eva, wish.id, items[2]?.id ?? 0))).toEqual([
    429,
    'beginner_questions',
  ])
  const more = await makeItem(beto.browser, { title: 'Una más' })
  expect(await codeOf(await ask(more.id))).toEqual([429, 'beginner_questions'])
})
