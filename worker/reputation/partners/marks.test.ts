/** One proved phone is one partner (D57), whenever and by whichever account it was proved. */
import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { markPeople } from '../../accounts/marks/backfill.ts'
import {
  documentMark,
  MARK_KEPT_MS,
  marked,
  marksEnd,
  phoneMark,
} from '../../accounts/marks/marks.ts'
import { users } from '../../accounts/tables.ts'
import { runBatch } from '../../db/batch.ts'
import { testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { ask, confirm, makeAdmin } from '../../testing/makers/proofs.ts'
import { completedRow } from '../../testing/makers/review-maker.ts'
import { passTime } from './time.ts'

const { ctx } = testContext()
afterEach(setClockBack)

const partnersOf = async (id: string) => {
  const [row] = await ctx.db.select().from(users).where(eq(users.id, id))
  return (row?.provedPartners ?? 0) + (row?.unprovedPartners ?? 0)
}
function document(number: string) {
  const mark = documentMark(ctx, number)
  if (!mark) throw new Error(`no document ${number}`)
  return mark
}
const meet = (from: string, to: string) =>
  completedRow({ from, to, at: ctx.clock.now(), hasMet: true })

let admin: Awaited<ReturnType<typeof makeAdmin>>
beforeAll(async () => {
  admin = await makeAdmin()
})

async function call(person: Awaited<ReturnType<typeof makeAccount>>): Promise<void> {
  await ask(person.browser, 'phone')
  const made = await admin.browser.post(`/api/admin/verifications/${person.id}/phone/code`)
  const { code } = await made.json<{ code: string }>()
  expect((await confirm(person.browser, 'phone', code)).status).toBe(200)
}

test('who proves a number that another account proved is the same partner, though that one has a new number by now', async () => {
  const [ana, first, second] = await Promise.all([
    makeAccount(),
    makeAccount({ phoneNumber: '0981 444 111' }),
    makeAccount({ phoneNumber: '(0981) 444-111' }),
  ])
  await call(first)
  await meet(ana.id, first.id)
  await env.DB.prepare("update users set phone_number = '0982999999' where id = ?")
    .bind(first.id)
    .run()
  await meet(ana.id, second.id)
  expect(await partnersOf(ana.id)).toBe(2)
  await call(second)
  expect(await partnersOf(ana.id)).toBe(1)
  // Nor is one a partner of oneself.
  await meet(first.id, second.id)
  expect(await partnersOf(first.id)).toBe(1)
})

test('phones that were proved before there were marks are marked by cron, whatever key is replaced', async () => {
  const [ana, beto] = await Promise.all([makeAccount(), makeAccount()])
  const subject = '0971 222 333'
  await env.DB.prepare(
    "insert into verifications (user_id, kind, status, subject, requested_at) values (?, 'phone', 'approved', ?, 1)",
  )
    .bind(ana.id, subject)
    .run()
  await env.DB.prepare("delete from counters where name = 'people_marked'").run()
  while ((await markPeople(ctx)) > 0);
  const [OLD, NEW] = [ctx.settings.SECRET_KEY, 'the-key-after-a-rotation-00000000001']
  const during = testContext({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD }).ctx
  await runBatch(during.db, [marked(during, beto.id, phoneMark(during, subject, 'Paraguay'))])
  const [row] = await ctx.db.select().from(users).where(eq(users.id, beto.id))
  expect(row?.sameAs).toBe(ana.id)
})

test('the same text as a phone and as a document’s number is nobody’s twice', async () => {
  const [ana, beto] = await Promise.all([makeAccount(), makeAccount()])
  const subject = '4555666'
  await runBatch(ctx.db, [
    marked(ctx, ana.id, phoneMark(ctx, subject, 'Paraguay')),
    marked(ctx, beto.id, document(subject)),
  ])
  const [row] = await ctx.db.select().from(users).where(eq(users.id, beto.id))
  expect(row?.sameAs).toBeNull()
})

test('of who has left the mark goes after two years', async () => {
  const { id } = await makeAccount()
  await runBatch(ctx.db, [marked(ctx, id, phoneMark(ctx, '0971000001', 'Paraguay'))])
  await runBatch(ctx.db, marksEnd(ctx, id, sql`true`))
  const left = async () =>
    (
      await env.DB.prepare('select count(*) as n from identity_marks where user_id = ?')
        .bind(id)
        .first<{ n: number }>()
    )?.n
  pass(MARK_KEPT_MS - 1000)
  await passTime(ctx)
  expect(await left()).toBe(1)
  pass(1000)
  await passTime(ctx)
  expect(await left()).toBe(0)
})

test('two accounts with the document of one person are one partner', async () => {
  const [ana, first, second] = await Promise.all([makeAccount(), makeAccount(), makeAccount()])
  await meet(ana.id, first.id)
  await meet(ana.id, second.id)
  for (const { id } of [first, second]) {
    await runBatch(ctx.db, [marked(ctx, id, document('4.777.888'))])
  }
  expect(await partnersOf(ana.id)).toBe(1)
})

test('whoever was given the number of somebody suspended is another partner, and who comes back with it is theirs', async () => {
  const [ana, before, honest, back] = await Promise.all(
    [1, 2, 3, 4].map(() => makeAccount({ phoneNumber: '0981 444 222' })),
  )
  if (!ana || !before || !honest || !back) throw new Error('four')
  await call(before)
  for (const { id } of [before, honest, back]) await meet(ana.id, id)
  const words = 'Pediste dinero por adelantado.'
  await admin.browser.post(`/api/admin/people/${before.id}/suspend`, { words })
  await ask(honest.browser, 'phone')
  const made = await admin.browser.post(`/api/admin/verifications/${honest.id}/phone/code`)
  const { code } = await made.json<{ code: string }>()
  expect((await confirm(honest.browser, 'phone', code)).status).toBe(409)
  const refused = await env.DB.prepare('select id from refused_proofs where user_id = ?')
    .bind(honest.id)
    .first<number>('id')
  const decided = await admin.browser.post(`/api/admin/people/refused/${refused}/decide`, {
    ...{ decision: 'cleared', words },
  })
  expect(decided.status).toBe(204)
  expect(await partnersOf(ana.id)).toBe(3)
  await admin.browser.post(`/api/admin/people/${before.id}/restore`, { words })
  await call(back)
  expect(await partnersOf(ana.id)).toBe(2)
  const [row] = await ctx.db.select().from(users).where(eq(users.id, back.id))
  expect(row?.sameAs).toBe(honest.id)
})

test('two accounts that are one: whom the second traded with is counted anew, and nobody else', async () => {
  const { ctx: counted, cost } = testContext()
  const mark = phoneMark(ctx, '0981 444 333', 'Paraguay')
  const [first, second, ana, ...others] = await Promise.all(
    Array.from({ length: 43 }, () => makeAccount()),
  )
  if (!first || !second || !ana) throw new Error('three')
  for (const { id } of [ana, ...others]) await meet(first.id, id)
  await meet(second.id, ana.id)
  await runBatch(ctx.db, [marked(ctx, first.id, mark)])
  await runBatch(counted.db, [marked(counted, second.id, mark)])
  expect(await partnersOf(ana.id)).toBe(1)
  expect(cost.rowsWritten).toBeLessThanOrEqual(20)
  expect(cost.rowsRead).toBeLessThanOrEqual(100)
})
