/** A phone: asked for, called by an administrator, proved by the code they told. */
import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { phoneMark } from '../accounts/marks/marks.ts'
import { HOUR, MINUTE } from '../http/clock.ts'
import { type Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { ask, confirm, decide, makeAdmin, proofOf, statusOf } from '../testing/makers/proofs.ts'
import { wrongCode } from '../testing/services/mailbox.ts'
import type { QueuedVerification } from './contract.ts'

let ana: Awaited<ReturnType<typeof makeAccount>>
beforeEach(async () => {
  ana = await makeAccount()
})
afterEach(setClockBack)

const queued = async (browser: Browser): Promise<QueuedVerification[]> =>
  (await browser.get('/api/admin/verifications')).json()
test('a phone is asked for once and keeps its place; another number is another proof', async () => {
  expect((await ask(ana.browser, 'phone')).status).toBe(200)
  const first = await proofOf(ana.browser, 'phone')
  expect(first).toMatchObject({ status: 'pending', subject: '+595981123456', takesCode: false })
  const at = () =>
    env.DB.prepare(
      "select requested_at as at from verifications where user_id = ? and kind = 'phone'",
    )
      .bind(ana.id)
      .first<{ at: number }>()
  const before = await at()
  pass(MINUTE)
  expect((await ask(ana.browser, 'phone')).status).toBe(200)
  expect(await at()).toEqual(before)
  await env.DB.prepare("update users set phone_number = '0982000000' where id = ?")
    .bind(ana.id)
    .run()
  expect(await statusOf(ana.browser, 'phone')).toBe('none')
})

test('a phone has one mark, whatever country its person says when: it is called as it stood when they asked', async () => {
  const { browser } = await makeAdmin()
  const { ctx } = testContext()
  const live = (country: string) =>
    env.DB.prepare('update users set country = ? where id = ?').bind(country, ana.id).run()
  for (const [asked, entered, subject] of [
    ['Paraguay', 'Ecuador', '+595981123456'],
    ['Otro', 'Paraguay', '+981123456'],
  ] as const) {
    await env.DB.prepare('delete from identity_marks where user_id = ?').bind(ana.id).run()
    await env.DB.prepare('delete from verifications where user_id = ?').bind(ana.id).run()
    await live(asked)
    await ask(ana.browser, 'phone')
    expect(await proofOf(ana.browser, 'phone')).toMatchObject({ subject })
    const made = await browser.post(`/api/admin/verifications/${ana.id}/phone/code`)
    await live(entered)
    const { code } = await made.json<{ code: string }>()
    expect((await confirm(ana.browser, 'phone', code)).status).toBe(200)
    const marks = await env.DB.prepare(
      "select hash from identity_marks where user_id = ? and kind = 'phone'",
    )
      .bind(ana.id)
      .all()
    expect(marks.results).toEqual([{ hash: phoneMark(ctx, subject, 'Paraguay').hash }])
  }
})

test('a phone is proved by the code that an administrator tells, within a day', async () => {
  const { browser } = await makeAdmin()
  await ask(ana.browser, 'phone')
  expect((await decide(browser, ana.id, 'phone', 'approve')).status).toBe(422)
  const made = await browser.post(`/api/admin/verifications/${ana.id}/phone/code`)
  const { code } = await made.json<{ code: string }>()
  expect(code).toMatch(/^\d{6}$/)
  expect((await queued(browser)).find(({ userId }) => userId === ana.id)?.codeUntil).not.toBeNull()
  const stored = await env.DB.prepare(
    'select group_concat(code_hash) as all_of from verifications',
  ).first<{ all_of: string }>()
  expect(stored?.all_of).not.toContain(code)
  expect(await proofOf(ana.browser, 'phone')).toMatchObject({ status: 'pending', takesCode: true })
  pass(23 * HOUR)
  expect((await confirm(ana.browser, 'phone', wrongCode(code))).status).toBe(422)
  expect((await confirm(ana.browser, 'phone', code)).status).toBe(200)
  expect(await statusOf(ana.browser, 'phone')).toBe('approved')
  expect((await browser.post(`/api/admin/verifications/${ana.id}/phone/code`)).status).toBe(409)

  const late = await makeAccount()
  await ask(late.browser, 'phone')
  const again = await browser.post(`/api/admin/verifications/${late.id}/phone/code`)
  const { code: old } = await again.json<{ code: string }>()
  pass(24 * HOUR)
  expect((await confirm(late.browser, 'phone', old)).status).toBe(422)
})
