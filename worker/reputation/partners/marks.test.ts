/** One proved phone is one partner (D57), whenever and by whichever account it was proved. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { documentMark, phoneMark } from '../../accounts/marks/marks.ts'
import { users } from '../../accounts/tables.ts'
import { runBatch } from '../../db/batch.ts'
import { testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeAccount, provePhone } from '../../testing/makers/makers.ts'
import { ask, confirm, makeAdmin } from '../../testing/makers/proofs.ts'
import { completedRow } from '../../testing/makers/review-maker.ts'
import { MARK_KEPT_MS, markOlder, marksEnd, onePartner } from './marks.ts'
import { passTime } from './time.ts'

const { ctx } = testContext()
afterEach(setClockBack)

const partnersOf = async (id: string) => {
  const [row] = await ctx.db.select().from(users).where(eq(users.id, id))
  return (row?.provedPartners ?? 0) + (row?.unprovedPartners ?? 0)
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
  await provePhone(ana.id)
  const proved = await env.DB.prepare(
    "select subject from verifications where user_id = ? and kind = 'phone'",
  )
    .bind(ana.id)
    .first<{ subject: string }>()
  while ((await markOlder(ctx)) > 0);
  const [OLD, NEW] = [ctx.settings.SECRET_KEY, 'the-key-after-a-rotation-00000000001']
  const during = testContext({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD }).ctx
  const subject = proved?.subject ?? ''
  await runBatch(during.db, [onePartner(during, beto.id, phoneMark(during, subject, 'Paraguay'))])
  const [row] = await ctx.db.select().from(users).where(eq(users.id, beto.id))
  expect(row?.sameAs).toBe(ana.id)
})

test('the same text as a phone and as a document’s number is nobody’s twice', async () => {
  const [ana, beto] = await Promise.all([makeAccount(), makeAccount()])
  const subject = '4555666'
  await runBatch(ctx.db, [
    onePartner(ctx, ana.id, phoneMark(ctx, subject, 'Paraguay')),
    onePartner(ctx, beto.id, documentMark(ctx, subject)),
  ])
  const [row] = await ctx.db.select().from(users).where(eq(users.id, beto.id))
  expect(row?.sameAs).toBeNull()
})

test('of who has left the mark goes after two years', async () => {
  const { id } = await makeAccount()
  await runBatch(ctx.db, [onePartner(ctx, id, phoneMark(ctx, '0971000001', 'Paraguay'))])
  await runBatch(ctx.db, [marksEnd(ctx, id)])
  const left = async () =>
    (
      await env.DB.prepare('select count(*) as n from proof_marks where user_id = ?')
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
    await runBatch(ctx.db, [onePartner(ctx, id, documentMark(ctx, '4.777.888'))])
  }
  expect(await partnersOf(ana.id)).toBe(1)
})
