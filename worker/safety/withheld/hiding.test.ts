/** Hiding and deciding by several at once: nothing is hidden that was decided, and nothing decided stays hidden. */
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { decideReport } from '../../admin/reports.ts'
import type { Db } from '../../db/connect.ts'
import { clock } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import { notifications } from '../../notifications/tables.ts'
import { testContext } from '../../testing/app.ts'
import { setClockBack } from '../../testing/clock.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { admin, decide, report, reportOf } from '../../testing/makers/reporting.ts'
import { makeProposal } from '../../testing/makers/trade-maker.ts'
import { reports } from '../tables.ts'
import {
  isShown,
  type Reporter,
  reportedBy,
  reporters,
  thing,
  told,
  withReportedThing,
} from '../testing.ts'
import { hideIfEnough } from './hiding.ts'

withReportedThing()
afterEach(setClockBack)

/** Where the last step broke off: the report is there, and nothing else. */
async function reportedOnly({ id }: Reporter): Promise<void> {
  await testContext()
    .ctx.db.insert(reports)
    .values({
      ...{ kind: 'item', target: String(thing.item.id), accusedId: thing.owner.id, reporterId: id },
      ...{ reason: 'scam', description: 'No existe, es una estafa.', evidence: {} },
      createdAt: clock.now(),
    })
}

/** Somebody else does something between what a step has read and what it writes. */
function overtakenBy(other: () => Promise<unknown>): Ctx {
  const { ctx } = testContext()
  const batch: Db['batch'] = async (statements) => {
    await other()
    return ctx.db.batch(statements)
  }
  return {
    ...ctx,
    db: new Proxy(ctx.db, {
      get: (db, name) => Reflect.get({ batch }, name) ?? Reflect.get(db, name),
    }),
  }
}

describe('hiding', () => {
  const about = () => ({ kind: 'item', target: String(thing.item.id) }) as const

  test('that broke off is done when the report is sent again', async () => {
    const [last, ...rest] = await reporters(3)
    await reportedBy(rest)
    if (!last) throw new Error('no reporter')
    await reportedOnly(last)
    expect(await isShown()).toBe(true)
    expect((await report(last.browser, 'item', thing.item.id)).status).toBe(409)
    expect(await isShown()).toBe(false)
    expect(await told()).toEqual(['thing_hidden'])
  })

  test('is none where somebody has just decided on the reports', async () => {
    for (const person of await reporters(3)) await reportedOnly(person)
    const { id } = await reportOf('item', thing.item.id)
    const ctx = overtakenBy(async () => expect((await decide(id, 'keep')).status).toBe(204))
    await hideIfEnough(ctx, about(), thing.owner.id)
    expect(await isShown()).toBe(true)
    expect(await told()).toEqual([])
  })

  test('is undone by whoever was deciding on the reports in that moment', async () => {
    for (const person of await reporters(3)) await reportedOnly(person)
    const { id } = await reportOf('item', thing.item.id)
    const ctx = overtakenBy(() => hideIfEnough(testContext().ctx, about(), thing.owner.id))
    const viewer = { id: admin.id, email: admin.email, sessionHash: '', hasBlocks: false }
    await decideReport(ctx, viewer, id, { decision: 'keep', seen: id + 2 })
    expect(await isShown()).toBe(true)
    expect(await told()).toEqual(['thing_shown', 'thing_hidden'])
  })

  test('and suspending its owner for it is one step, whatever is known of them', async () => {
    const proposer = await makeAccount()
    await makeProposal({ owner: thing.owner, proposer }, { requestedItemId: thing.item.id })
    await reportedBy(await reporters(3))
    expect((await decide((await reportOf('item', thing.item.id)).id, 'suspend')).status).toBe(204)
    const { type, userId } = notifications
    const news = await testContext()
      .ctx.db.select({ type })
      .from(notifications)
      .where(eq(userId, thing.owner.id))
    expect(news).not.toContainEqual({ type: 'thing_shown' })
    const words = { words: 'Fue un error nuestro, perdón.' }
    await admin.browser.post(`/api/admin/people/${thing.owner.id}/restore`, words)
    expect(await isShown()).toBe(true)
  })
})
