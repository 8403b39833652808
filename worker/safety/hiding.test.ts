/** What three people report is hidden until it is decided (D60): never for one who owns three accounts, never for good. */
import { isNotNull, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { documentMark, marked, phoneMark } from '../accounts/marks/marks.ts'
import { runBatch } from '../db/batch.ts'
import { DAY } from '../http/clock.ts'
import type { Item } from '../items/contract.ts'
import { Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { listOf, makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../testing/makers/makers.ts'
import { admin, decide, makeReporter, report, reportOf } from '../testing/makers/reporting.ts'
import { completedRow } from '../testing/makers/review-maker.ts'
import { makeProposal, tradeOf, walk } from '../testing/makers/trade-maker.ts'
import { reports } from './tables.ts'
import { HIDDEN_MS, REJECTED_WITHIN_MS } from './terms.ts'
import { isShown, reportedBy, reporters, thing, told, withReportedThing } from './testing.ts'
import { showAgain } from './withheld/hiding.ts'

withReportedThing()
afterEach(setClockBack)

const own = async (): Promise<Item> =>
  (await thing.owner.browser.get(`/api/items/${thing.item.id}`)).json()
const cron = () => showAgain(testContext().ctx)

describe('three reports', () => {
  test('of people who stand for themselves hide a thing: its owner is told, and sees it with the reason', async () => {
    await reportedBy(await reporters(2))
    expect(await isShown()).toBe(true)
    await reportedBy(await reporters(1))
    expect(await isShown()).toBe(false)
    expect(await listOf(new Browser(), { search: 'bicicleta azul' })).toEqual([])
    const { withheld } = await own()
    expect(withheld).toMatchObject({ why: 'reported', words: [] })
    expect(await told()).toEqual(['thing_hidden'])
    const mine: Item[] = await (await thing.owner.browser.get('/api/my-items')).json()
    expect(mine[0]).toMatchObject({ id: thing.item.id, withheld: { why: 'reported' } })
    expect(await (await thing.owner.browser.get('/api/user-items')).json()).toEqual([])
    // Administrators see both: why, and that it is hidden.
    expect((await reportOf('item', thing.item.id)).now?.withheld?.why).toBe('reported')
  })

  test('are undone by time, and never come again for the same thing', async () => {
    await reportedBy(await reporters(3))
    expect(await isShown()).toBe(false)
    // Three more come too late to see it.
    for (const { browser } of await reporters(3)) {
      expect((await report(browser, 'item', thing.item.id)).status).toBe(404)
    }
    pass(HIDDEN_MS - 60_000)
    await cron()
    expect(await isShown()).toBe(false)
    pass(60_000)
    await cron()
    expect(await isShown()).toBe(true)
    expect(await told()).toEqual(['thing_shown', 'thing_hidden'])
    await reportedBy(await reporters(3))
    expect(await isShown()).toBe(true)
  })

  test('are undone in one moment, however long that takes: their owner is told', async () => {
    await reportedBy(await reporters(3))
    pass(HIDDEN_MS)
    const { ctx } = testContext()
    // A clock that never tells the same moment twice.
    let moments = 0
    const clock = { now: () => ctx.clock.now() + moments++ }
    expect(await showAgain({ ...ctx, clock })).toBe(1)
    expect(await told()).toEqual(['thing_shown', 'thing_hidden'])
  })

  test('are decided either way', async () => {
    await reportedBy(await reporters(3))
    expect((await decide((await reportOf('item', thing.item.id)).id, 'keep')).status).toBe(204)
    expect(await isShown()).toBe(true)
    expect(await told()).toEqual(['thing_shown', 'thing_hidden'])
    pass(HIDDEN_MS)
    await cron()
    expect(await told()).toHaveLength(2)
  })

  test('of accounts of one mailbox, one phone, or of people who trade with each other, count as one', async () => {
    const mailbox = ['ana.ruiz@gmail.com', 'anaruiz+1@gmail.com', 'a.naruiz+dos@googlemail.com']
    await reportedBy(await Promise.all(mailbox.map((email) => makeReporter({ email }))))
    expect(await isShown()).toBe(true)
    const phone = '0971999888'
    await reportedBy([await makeReporter({ phone }), await makeReporter({ phone })])
    expect(await isShown()).toBe(true)
    // The first two of them are strangers to each other: one more is enough, but not a friend of one.
    const friend = await makeReporter()
    const other = await makeReporter({ phone })
    await completedRow({ from: friend.id, to: other.id, at: 1, hasMet: true })
    await reportedBy([other])
    expect(await isShown()).toBe(true)
    await reportedBy([friend])
    expect(await isShown()).toBe(false)
  })

  test('of accounts with one identity card count as one, as do those of a number that each of them had once', async () => {
    const { ctx } = testContext()
    const card = documentMark(ctx, 'C.I. Nº 4.321.987')
    const number = phoneMark(ctx, '0971 555 444', 'Paraguay')
    const [one, two, three] = await reporters(3)
    const proved = [
      [one, card],
      [two, card],
      [two, number],
      [three, number],
    ] as const
    for (const [person, mark] of proved) {
      if (person && mark) await runBatch(ctx.db, [marked(ctx, person.id, mark)])
    }
    await reportedBy([one, two, three].flatMap((person) => person ?? []))
    expect(await isShown()).toBe(true)
    await reportedBy(await reporters(1))
    expect(await isShown()).toBe(false)
  })

  test('need three who are known, have been here for a month, and have met somebody', async () => {
    const fresh = await Promise.all([1, 2, 3].map(() => makeAccount()))
    for (const { id } of fresh) await provePhone(id)
    await reportedBy(fresh)
    expect(await isShown()).toBe(true)
    const [rejected, ...rest] = await reporters(3)
    for (let i = 0; rejected && i < 2; i += 1) {
      const fine = await makeItem((await makeAccount()).browser)
      await report(rejected.browser, 'item', fine.id)
      await decide((await reportOf('item', fine.id)).id, 'keep')
    }
    await reportedBy([rejected, ...rest].flatMap((one) => one ?? []))
    expect(await isShown()).toBe(true)
    // What came to nothing months ago is forgiven: theirs is the third then, whoever makes it looked at again.
    await testContext()
      .ctx.db.update(reports)
      .set({ decidedAt: sql`decided_at - ${REJECTED_WITHIN_MS}` })
      .where(isNotNull(reports.decidedAt))
    await reportedBy([await makeAccount()])
    expect(await isShown()).toBe(false)
  })

  test('within a day, of none who has traded with its owner', async () => {
    await reportedBy(await reporters(2))
    pass(DAY + 1000)
    await reportedBy(await reporters(1))
    expect(await isShown()).toBe(true)
    const partner = await makeReporter()
    await completedRow({ from: partner.id, to: thing.owner.id, at: 1, hasMet: true })
    await reportedBy([partner])
    await reportedBy(await reporters(1))
    expect(await isShown()).toBe(true)
    await reportedBy(await reporters(1))
    expect(await isShown()).toBe(false)
  })

  test('never touch what is promised: its owner loses nothing', async () => {
    const proposer = await makeAccount()
    const trade = await makeProposal(
      { owner: thing.owner, proposer },
      { requestedItemId: thing.item.id },
    )
    await walk(trade.id, [[thing.owner.browser, 'accept']])
    await reportedBy(await reporters(4))
    expect(await isShown()).toBe(true)
    expect((await tradeOf(thing.owner.browser, trade.id)).status).toBe('accepted')
    expect(await told()).toEqual([])
  })
})

describe('what is hidden', () => {
  test('is nothing to agree on meanwhile, and nothing of its proposals is lost', async () => {
    const proposer = await makeAccount()
    const trade = await makeProposal(
      { owner: thing.owner, proposer },
      { requestedItemId: thing.item.id },
    )
    await reportedBy(await reporters(3))
    const accepted = await thing.owner.browser.post(`/api/trades/${trade.id}/actions`, {
      action: 'accept',
    })
    expect([accepted.status, await accepted.json()]).toMatchObject([409, { code: 'item_withheld' }])
    expect((await tradeOf(thing.owner.browser, trade.id)).status).toBe('pending')
    pass(HIDDEN_MS - 60_000)
    expect((await decide((await reportOf('item', thing.item.id)).id, 'keep')).status).toBe(204)
    await walk(trade.id, [[thing.owner.browser, 'accept']])
  })

  test('stays so whatever its owner does: edited, deleted and restored, left and come back to', async () => {
    await reportedBy(await reporters(3))
    const path = `/api/items/${thing.item.id}`
    expect(
      (await thing.owner.browser.send('PUT', path, { json: { title: 'Otra cosa' } })).status,
    ).toBe(200)
    expect(await isShown()).toBe(false)
    expect((await thing.owner.browser.send('DELETE', path)).status).toBe(204)
    expect((await thing.owner.browser.post(`${path}/restore`)).status).toBe(200)
    expect(await isShown()).toBe(false)
    expect((await own()).withheld?.why).toBe('reported')
    pass(HIDDEN_MS)
    await cron()
    expect(await isShown()).toBe(true)
    // The hold of a deletion is gone with it.
    const proposer = await makeAccount()
    await makeProposal({ owner: thing.owner, proposer }, { requestedItemId: thing.item.id })
  })

  test('of somebody who was suspended meanwhile comes back with them, not before', async () => {
    await reportedBy(await reporters(3))
    await report((await makeAccount()).browser, 'person', thing.owner.id)
    expect((await decide((await reportOf('person', thing.owner.id)).id, 'suspend')).status).toBe(
      204,
    )
    pass(HIDDEN_MS)
    await cron()
    expect(await isShown()).toBe(false)
    const words = { words: 'Fue un error nuestro, perdón.' }
    const restored = await admin.browser.post(`/api/admin/people/${thing.owner.id}/restore`, words)
    expect(restored.status).toBe(204)
    expect(await isShown()).toBe(true)
  })
})
