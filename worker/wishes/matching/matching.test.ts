/** New, edited and restored things are held against wishes (D64): who is told, of what, how often. */
import { env } from 'cloudflare:test'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOUR } from '../../http/clock.ts'
import { NewItemSchema } from '../../items/contract.ts'
import { publishItem } from '../../items/publish.ts'
import type { Notification } from '../../notifications/contract.ts'
import { testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeItem, newItem } from '../../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../../testing/makers/makers.ts'
import { makeWish } from '../../testing/makers/wish-maker.ts'
import type { Wish } from '../contract.ts'
import { matchDue } from './matching.ts'

type Person = Awaited<ReturnType<typeof makeAccount>>
let ana: Person
let beto: Person
const { ctx } = testContext()

beforeEach(async () => {
  await env.DB.prepare('delete from wish_checks').run()
  await env.DB.prepare('update wishes set closed_at = 1').run()
  ana = await makeAccount()
  beto = await makeAccount({ firstName: 'Beto' })
  for (const { id } of [ana, beto]) await provePhone(id)
})
afterEach(setClockBack)

const marked = async () =>
  (await env.DB.prepare('select count(*) as n from wish_checks').first<number>('n')) ?? 0
/** What the answers left is done, and what cron does. */
const settle = async () => {
  await matchDue(ctx)
  await vi.waitFor(async () => expect(await marked()).toBe(0), { timeout: 5_000 })
}
const toldOf = async ({ browser }: Person) =>
  (await (await browser.get('/api/notifications')).json<Notification[]>()).filter(({ type }) =>
    type.startsWith('wish_'),
  )
const findsOf = async ({ browser }: Person, { id }: Wish) => {
  const answer = await browser.get(`/api/wishes/${id}/finds`)
  return (await answer.json<{ id: number }[]>()).map((item) => item.id)
}

test('what is published is told to whoever looks for it, with a way to it', async () => {
  const wish = await makeWish(ana.browser)
  const item = await makeItem(beto.browser, { title: 'Camión grande de madera' })
  await settle()
  expect(await toldOf(ana)).toMatchObject([
    {
      ...{ type: 'wish_found', title: 'Apareció algo que buscas', path: `/wanted/${wish.id}` },
      message: '«Camión grande de madera», por tu búsqueda «Camión de madera».',
    },
  ])
  expect(await toldOf(beto)).toEqual([])
  const [mine] = await (await ana.browser.get('/api/wishes/mine')).json<Wish[]>()
  expect(mine?.own?.news).toBe(1)
  expect(await findsOf(ana, wish)).toEqual([item.id])
  const [looked] = await (await ana.browser.get('/api/wishes/mine')).json<Wish[]>()
  expect(looked?.own?.news).toBe(0)
})

test('fifty things in an hour are one unread notice, which counts', async () => {
  await makeWish(ana.browser)
  for (let n = 1; n <= 5; n += 1) {
    await makeItem(beto.browser, { title: `Camión de madera ${n}` })
    await settle()
  }
  const told = await toldOf(ana)
  expect(told.map(({ message }) => message)).toEqual([
    '«Camión de madera 5», por tu búsqueda «Camión de madera». Y 4 más.',
  ])
  await ana.browser.send('POST', `/api/notifications/${told[0]?.id}/read`)
  await makeItem(beto.browser, { title: 'Camión de madera 6' })
  await settle()
  const after = await toldOf(ana)
  expect(after.map(({ isRead }) => isRead)).toEqual([false, true])
  expect(after[0]?.message).not.toContain('más')
})

test('a thing is told once, however often it is edited; an edit that makes it fit tells', async () => {
  const wish = await makeWish(ana.browser)
  const item = await makeItem(beto.browser, {
    title: 'Avión de papel',
    description: 'Vuela muy bien',
    tags: [],
  })
  await settle()
  expect(await toldOf(ana)).toEqual([])
  const edit = (json: object) => beto.browser.send('PUT', `/api/items/${item.id}`, { json })
  expect((await edit({ title: 'Camión de madera' })).status).toBe(200)
  await settle()
  expect(await toldOf(ana)).toHaveLength(1)
  await edit({ description: 'Un camión de madera muy lindo' })
  await settle()
  await beto.browser.send('DELETE', `/api/items/${item.id}`)
  await beto.browser.post(`/api/items/${item.id}/restore`)
  await settle()
  expect((await toldOf(ana)).map(({ message }) => message.includes('más'))).toEqual([false])
  expect(await findsOf(ana, wish)).toEqual([item.id])
})

test('what was deleted when the wish was made is told when it is back', async () => {
  const item = await makeItem(beto.browser, { title: 'Camión de madera' })
  await beto.browser.send('DELETE', `/api/items/${item.id}`)
  await settle()
  await makeWish(ana.browser)
  await beto.browser.post(`/api/items/${item.id}/restore`)
  await settle()
  expect(await toldOf(ana)).toHaveLength(1)
})

describe('nobody is told', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['of their own', async () => publishOnly(ana, { title: 'Camión de madera' })],
    [
      'of whom they have blocked',
      async () => {
        await ana.browser.post('/api/blocks', { userId: beto.id })
        await publishOnly(beto, { title: 'Camión de madera' })
      },
    ],
    [
      'of whoever has blocked them',
      async () => {
        await beto.browser.post('/api/blocks', { userId: ana.id })
        await publishOnly(beto, { title: 'Camión de madera' })
      },
    ],
    [
      'of what is gone by then',
      async () => {
        const { id } = await publishOnly(beto, { title: 'Camión de madera' })
        await env.DB.prepare('update items set deleted_at = 5 where id = ?').bind(id).run()
      },
    ],
    [
      'of what is promised by then',
      async () => {
        const { id } = await publishOnly(beto, { title: 'Camión de madera' })
        await env.DB.prepare("update items set trade_status = 'reserved' where id = ?")
          .bind(id)
          .run()
      },
    ],
    [
      'of the things of somebody who is suspended',
      async () => {
        await publishOnly(beto, { title: 'Camión de madera' })
        await env.DB.prepare('update users set suspended_at = 1 where id = ?').bind(beto.id).run()
      },
    ],
  ])('%s', async (_, act) => {
    await makeWish(ana.browser)
    await act()
    await settle()
    expect(await toldOf(ana)).toEqual([])
  })

  test('whose wish is over, held, or who is leaving', async () => {
    const wish = await makeWish(ana.browser)
    await env.DB.prepare('update wishes set withheld = 1 where id = ?').bind(wish.id).run()
    const eva = await makeAccount()
    const other = await makeWish(eva.browser)
    await eva.browser.post(`/api/wishes/${other.id}/close`)
    const leo = await makeAccount()
    await makeWish(leo.browser)
    await env.DB.prepare('update users set left_at = 1 where id = ?').bind(leo.id).run()
    await makeItem(beto.browser, { title: 'Camión de madera' })
    await settle()
    const told = await env.DB.prepare(
      "select count(*) as n from notifications where type = 'wish_found' and user_id in (?, ?, ?)",
    )
      .bind(ana.id, eva.id, leo.id)
      .first('n')
    expect(told).toBe(0)
  })
})

test('devices hear of it three times a day at most, by the day where one lives', async () => {
  await makeWish(ana.browser)
  await env.DB.prepare(
    "insert into push_subscriptions values ('https://fcm.googleapis.com/x', ?, 's', 'p', 'a', 1)",
  )
    .bind(ana.id)
    .run()
  const due = async () =>
    (await env.DB.prepare('select pushes from wish_news where user_id = ?')
      .bind(ana.id)
      .first('pushes')) as number
  const pushes: (number | null)[] = []
  for (let n = 1; n <= 5; n += 1) {
    await makeItem(beto.browser, { title: `Camión de madera ${n}` })
    await settle()
    const row = await env.DB.prepare(
      "select push_attempts + (push_due is not null) as pushed from notifications where user_id = ? and type = 'wish_found'",
    )
      .bind(ana.id)
      .first<number>('pushed')
    pushes.push(row)
  }
  expect(pushes.map((n) => (n ?? 0) > 0)).toEqual([true, true, true, false, false])
  expect(await due()).toBe(3)
  pass(24 * HOUR)
  await makeItem(beto.browser, { title: 'Camión de madera 6' })
  await settle()
  expect(await due()).toBe(1)
})

test('what broke off is due again later, and done by cron', async () => {
  await makeWish(ana.browser)
  await publishOnly(beto, { title: 'Camión de madera' })
  expect(await marked()).toBe(1)
  const broken = testContext()
  broken.ctx.db.batch = async () => {
    throw new Error('cut')
  }
  await expect(matchDue(broken.ctx)).rejects.toThrow('cut')
  expect(await matchDue(ctx)).toBe(0)
  pass(HOUR)
  expect(await matchDue(ctx)).toBe(1)
  expect(await toldOf(ana)).toHaveLength(1)
  expect(await marked()).toBe(0)
})

/** As if the worker had been stopped with the answer: what is marked stays. */
async function publishOnly({ id }: Person, given: Record<string, unknown>) {
  const input = v.parse(NewItemSchema, newItem(given))
  const { card } = await publishItem(ctx, { id, sessionHash: '' }, input, [])
  return card
}
