/** Hearts that are told, and all those that are not (D65). */
import { env } from 'cloudflare:test'
import { afterEach, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../http/clock.ts'
import { testContext } from '../testing/app.ts'
import { pass } from '../testing/clock.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { act, propose } from '../testing/makers/trade-maker.ts'
import { tellInterests } from './telling.ts'
import {
  choose,
  forgetReached,
  heard,
  like,
  listOf,
  makeKnown,
  makeTwo,
  namesIn,
  tell,
  unlike,
} from './testing.ts'

afterEach(forgetReached)

const NOBODY: string[] = []
const LUQUE = { latitude: -25.27, longitude: -57.49, location: 'Luque, Paraguay' }

describe('a heart', () => {
  test('is told after a minute, once, with how much its giver offers nearby', async () => {
    const { ana, olga } = await makeTwo()
    await like(ana.browser, olga.items[0]?.id)
    expect(await tell(MINUTE - 20_000)).toBe(0)
    expect(await heard(olga)).toEqual(NOBODY)
    expect(await tell(20_001)).toBe(1)
    const said = ['A Ana, que ofrece 2 cosas cerca, le gusta «Mesa». Mira qué tiene.']
    expect(await heard(olga)).toEqual(said)
    expect(await tell()).toBe(0)
    expect(await heard(olga)).toEqual(said)
    expect(await heard(ana)).toEqual(NOBODY)
  })

  test('of somebody far away says how much they offer, and of one thing that it is one', async () => {
    const { ana, olga } = await makeTwo([])
    await makeItem(ana.browser, { title: 'Silla', ...LUQUE })
    await like(ana.browser, olga.items[0]?.id)
    await tell()
    expect(await heard(olga)).toEqual([
      'A Ana, que ofrece una cosa, le gusta «Mesa». Mira qué tiene.',
    ])
  })

  test('that is taken back within the minute tells nobody', async () => {
    const { ana, olga } = await makeTwo()
    await like(ana.browser, olga.items[0]?.id)
    await unlike(ana.browser, olga.items[0]?.id)
    await tell()
    expect(await heard(olga)).toEqual(NOBODY)
    expect(await listOf(olga)).toEqual([])
  })

  test('that is taken back and given again tells once a week, and another thing of the same owner too', async () => {
    const { ana, olga } = await makeTwo()
    const other = await makeItem(olga.browser, { title: 'Lámpara' })
    for (const id of [olga.items[0]?.id, other.id, olga.items[0]?.id]) {
      await unlike(ana.browser, id)
      await like(ana.browser, id)
      await tell()
    }
    expect(await heard(olga)).toHaveLength(1)
    pass(7 * DAY)
    await unlike(ana.browser, other.id)
    await like(ana.browser, other.id)
    await tell()
    expect((await heard(olga))[0]).toContain('«Lámpara»')
    expect(await heard(olga)).toHaveLength(2)
  })

  test('is told to devices as well', async () => {
    const { ana, olga } = await makeTwo()
    await env.DB.prepare(
      `insert into push_subscriptions select 'https://push.example/1', user_id, id_hash, 'p', 'a', 1
       from sessions where user_id = ?`,
    )
      .bind(olga.id)
      .run()
    await like(ana.browser, olga.items[0]?.id)
    await tell()
    const [row] = (
      await env.DB.prepare('select type, push_due from notifications where user_id = ?')
        .bind(olga.id)
        .all()
    ).results
    expect(row).toMatchObject({ type: 'interest_told', push_due: expect.any(Number) })
  })
})

describe('nobody hears of', () => {
  test('a heart that was given before its giver saw the sentence, or by whoever switched it off', async () => {
    const { ana, olga } = await makeTwo()
    const lamp = await makeItem(olga.browser, { title: 'Lámpara' })
    const chair = await makeItem(ana.browser, { title: 'Banco' })
    const beto = await makeAccount({ firstName: 'Beto', successfulTrades: 1, createdAt: 1 })
    await makeItem(beto.browser)
    await like(beto.browser, olga.items[0]?.id)
    await choose(beto.browser, true)
    // Asking again makes no other heart of it.
    await like(beto.browser, olga.items[0]?.id)
    await choose(ana.browser, false)
    await like(ana.browser, lamp.id)
    await choose(ana.browser, true)
    await tell()
    expect(await heard(olga)).toEqual(NOBODY)
    // On again, and off within the minute.
    await like(olga.browser, chair.id)
    await choose(olga.browser, false)
    await tell()
    expect(await heard(ana)).toEqual(NOBODY)
  })

  test('a heart that waited on the device: it says nothing of being given now', async () => {
    const { ana, olga } = await makeTwo()
    await ana.browser.post(`/api/favorites/${olga.items[0]?.id}`)
    await tell()
    expect(await heard(olga)).toEqual(NOBODY)
  })

  test('a beginner’s, that of whoever is limited, and of whoever has nothing to offer', async () => {
    const { ana, olga } = await makeTwo([])
    const nina = await makeAccount({ firstName: 'Nina' })
    await choose(nina.browser, true)
    await makeItem(nina.browser)
    const lino = await makeKnown('Lino')
    await env.DB.prepare('update users set limited_until = ? where id = ?')
      .bind(testContext().ctx.clock.now() + DAY, lino.id)
      .run()
    for (const { browser } of [ana, nina, lino]) await like(browser, olga.items[0]?.id)
    await tell()
    expect(await heard(olga)).toEqual(NOBODY)
    expect(await listOf(olga)).toEqual([])
  })

  test('whoever was told no by the owner, ever; the other way round it is told', async () => {
    const { ana, olga } = await makeTwo()
    const proposal = {
      ...{ toUserId: olga.id, requestedItemId: olga.items[0]?.id, offerType: 'item' },
      ...{ offeredItemIds: [ana.items[0]?.id], message: 'Hola' },
    }
    const trade: { id: number } = await (await propose(ana.browser, proposal)).json()
    await act(olga.browser, trade.id, 'reject')
    await like(ana.browser, olga.items[0]?.id)
    pass(25 * DAY)
    await tell()
    expect(await heard(olga)).toEqual(NOBODY)
    expect(await listOf(olga)).toEqual([])
    await like(olga.browser, ana.items[0]?.id)
    await tell()
    expect(await heard(ana)).toHaveLength(1)
  })

  test('two of whom one has blocked the other; what was listed is not any more', async () => {
    const { ana, olga } = await makeTwo()
    await like(ana.browser, olga.items[0]?.id)
    await olga.browser.post('/api/blocks', { userId: ana.id })
    await tell()
    expect(await heard(olga)).toEqual(NOBODY)
    const rosa = await makeKnown('Rosa')
    await like(rosa.browser, olga.items[0]?.id)
    await tell()
    expect(namesIn(await listOf(olga))).toEqual([['Rosa', 'Mesa', ['Silla']]])
    await rosa.browser.post('/api/blocks', { userId: olga.id })
    expect(await listOf(olga)).toEqual([])
  })
})

describe('further ones wait in the list', () => {
  test('after ten of one giver in a day', async () => {
    const ana = await makeKnown('Ana')
    const owners = []
    for (let n = 0; n < 12; n += 1) owners.push(await makeKnown('Olga', ['Mesa']))
    for (const { items } of owners) await like(ana.browser, items[0]?.id)
    expect(await tell()).toBe(10)
    const [eleventh] = owners.slice(10)
    expect(eleventh && (await heard(eleventh))).toEqual(NOBODY)
    expect(eleventh && namesIn(await listOf(eleventh))).toEqual([['Ana', 'Mesa', ['Silla']]])
    pass(DAY)
    const next = await makeKnown('Olga', ['Mesa'])
    await like(ana.browser, next.items[0]?.id)
    expect(await tell()).toBe(1)
  }, 30_000)

  test('after three unanswered to one owner in a week; one who writes, or likes in turn, has answered', async () => {
    const olga = await makeKnown('Olga', ['Mesa'])
    const givers = []
    for (const name of ['Ana', 'Beto', 'Caro', 'Dora', 'Eva']) givers.push(await makeKnown(name))
    const [ana, beto, caro, dora, eva] = givers
    for (const giver of [ana, beto, caro, dora]) {
      if (giver) await like(giver.browser, olga.items[0]?.id)
      await tell()
    }
    expect(await heard(olga)).toHaveLength(3)
    // Whoever waited stands first.
    expect(namesIn(await listOf(olga)).map(([name]) => name)).toEqual([
      'Dora',
      ...['Caro', 'Beto', 'Ana'],
    ])
    const question = { toUserId: ana?.id, requestedItemId: ana?.items[0]?.id, message: '¿Sigue?' }
    expect((await propose(olga.browser, question)).status).toBe(201)
    if (eva) await like(eva.browser, olga.items[0]?.id)
    await tell()
    expect((await heard(olga))[0]).toContain('Eva')
    expect(await heard(olga)).toHaveLength(4)
  })
})

describe('mutual interest', () => {
  test('is told once to both, whoever began, and not as that of one', async () => {
    const { ana, olga } = await makeTwo()
    await like(ana.browser, olga.items[0]?.id)
    await tell()
    await like(olga.browser, ana.items[0]?.id)
    expect(await tell()).toBe(2)
    expect(await heard(ana)).toEqual([
      'A Olga le gusta «Silla», y a ti «Mesa». La propuesta ya está preparada.',
    ])
    expect(await heard(olga)).toEqual([
      'A Ana le gusta «Mesa», y a ti «Silla». La propuesta ya está preparada.',
      'A Ana, que ofrece 2 cosas cerca, le gusta «Mesa». Mira qué tiene.',
    ])
    await like(olga.browser, ana.items[1]?.id)
    await unlike(ana.browser, olga.items[0]?.id)
    await like(ana.browser, olga.items[0]?.id)
    await tell()
    expect([await heard(ana), await heard(olga)].map((said) => said.length)).toEqual([1, 2])
  })

  test('of two who like at the same time is found in one run', async () => {
    const { ana, olga } = await makeTwo()
    await like(ana.browser, olga.items[0]?.id)
    await like(olga.browser, ana.items[0]?.id)
    expect(await tell()).toBe(3)
    expect(await heard(ana)).toHaveLength(1)
    expect((await heard(olga))[0]).toContain('y a ti «Silla»')
  })

  test('needs a heart that is told on both sides', async () => {
    const { ana, olga } = await makeTwo()
    await olga.browser.post(`/api/favorites/${ana.items[0]?.id}`)
    await like(ana.browser, olga.items[0]?.id)
    await tell()
    expect(await heard(ana)).toEqual(NOBODY)
    expect(await heard(olga)).toHaveLength(1)
    expect(await listOf(ana, 'mutual')).toEqual([])
  })
})

test('two runs at once tell nothing twice', async () => {
  const { ana, olga } = await makeTwo()
  await like(ana.browser, olga.items[0]?.id)
  pass(MINUTE + 1)
  const { ctx } = testContext()
  await Promise.all([1, 2, 3].map(() => tellInterests(ctx)))
  expect(await heard(olga)).toHaveLength(1)
})

test('the sentence is asked for at the first heart that is given on the screen, until it was seen', async () => {
  const olga = await makeKnown('Olga', ['Mesa'])
  const { browser } = await makeAccount()
  const [path] = olga.items.map(({ id }) => `/api/favorites/${id}`)
  const asked = async (query: string) => (await browser.post(`${path}${query}`)).json()
  expect(await asked('')).not.toHaveProperty('isUntold')
  expect(await asked('?tells=1')).toMatchObject({ isUntold: true })
  expect(await (await browser.get('/api/matches/telling')).json()).toEqual({
    isSeen: false,
    tells: false,
  })
  await choose(browser, false)
  expect(await asked('?tells=1')).not.toHaveProperty('isUntold')
  expect(await (await browser.get('/api/matches/telling')).json()).toEqual({
    isSeen: true,
    tells: false,
  })
})
