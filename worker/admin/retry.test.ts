/** What was given up, as administrators see it and send it after all. */
import { env } from 'cloudflare:test'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { mailStatement, sendDueMail } from '../mail/outbox.ts'
import { outbox } from '../mail/tables.ts'
import { passwordChangedMail } from '../mail/templates/password-changed.ts'
import { verifyCodeMail } from '../mail/templates/verify-code.ts'
import { notify } from '../notifications/notify.ts'
import { sendDuePushes } from '../notifications/push-outbox.ts'
import { saveDevice } from '../notifications/push-store.ts'
import { notifications } from '../notifications/tables.ts'
import type { Browser } from '../testing/app.ts'
import { testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeAdmin } from '../testing/makers/proofs.ts'
import { newAddress } from '../testing/services/mailbox.ts'
import { PUSH_KEYS } from '../testing/services/push-keys.ts'
import type { AdminAction, Failures } from './contract.ts'

const HOUR = 3_600_000
const service = inject('mailService')
const SETTINGS = { ...service, ...PUSH_KEYS }
const { ctx } = testContext(SETTINGS)
let admin: Browser
beforeAll(async () => {
  admin = (await makeAdmin(SETTINGS)).browser
})
afterEach(setClockBack)

const failures = async (): Promise<Failures> => (await admin.get('/api/admin/failures')).json()
const retry = (body: object, browser = admin) => browser.post('/api/admin/failures/retry', body)
const log = async (): Promise<AdminAction[]> => (await admin.get('/api/admin/actions')).json()
const mailRow = async (id: number) => (await ctx.db.select().from(outbox)).find((r) => r.id === id)

/** Refused by the service at once. */
async function deadMail(of: 'password' | 'code') {
  const person = { email: newAddress(), firstName: 'Rosa', language: 'es' as const }
  const refusing = testContext({
    ...SETTINGS,
    SENDGRID_BASE_URL: `${service.SENDGRID_BASE_URL}/400`,
  }).ctx
  await mailStatement(
    refusing,
    of === 'code'
      ? verifyCodeMail(refusing, person, '123456')
      : passwordChangedMail(refusing, person),
  )
  await sendDueMail(refusing)
  const [dead] = (await failures()).mails
  if (!dead) throw new Error('no dead mail')
  return dead
}

test('a mail that was given up says why, and goes out after all, once, whoever presses', async () => {
  const dead = await deadMail('password')
  expect(dead).toMatchObject({ attempts: 1, lastStatus: 400, canRetry: true })
  expect(dead.recipient).toMatch(/^e•••@example\.com$/)
  const both = await Promise.all([
    retry({ what: 'mail', id: dead.id }),
    retry({ what: 'mail', id: dead.id }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
  await expect.poll(async () => (await mailRow(dead.id))?.status).toBe('sent')
  expect((await failures()).mails.map(({ id }) => id)).not.toContain(dead.id)
  const done = (await log()).filter(({ target }) => target === `mail:${dead.id}`)
  expect(done).toMatchObject([{ action: 'failure_retried', adminName: 'Ana Benítez' }])
})

test('a code that was given up is not sent again: it is dead', async () => {
  const dead = await deadMail('code')
  expect(dead.canRetry).toBe(false)
  const refused = await retry({ what: 'mail', id: dead.id })
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'failure_over' }])
  expect((await mailRow(dead.id))?.status).toBe('dead')
})

/** Given up at six attempts on one device, while the other has it. */
async function failedPush() {
  const { id: userId, browser } = await makeAccount()
  const { url, ...keys } = inject('pushService')
  const [session] = await env.DB.prepare('select id_hash from sessions where user_id = ?')
    .bind(userId)
    .all<{ id_hash: string }>()
    .then(({ results }) => results)
  const own = { ...keys, userId, sessionHash: session?.id_hash ?? '', createdAt: 1 }
  await saveDevice(ctx.db, { ...own, endpoint: `${url}/500/${userId}` })
  await saveDevice(ctx.db, { ...own, endpoint: `${url}/201/${userId}` })
  const notice = { userId, type: 'new_message', tradeId: null, params: { name: 'Beto' } } as const
  await notify(ctx.db, notice, ctx.clock.now())
  for (let n = 0; n < 6; n += 1) {
    await sendDuePushes(ctx)
    pass(2 ** 8 * 60_000)
  }
  const found = (await failures()).pushes.find((push) => push.userId === userId)
  if (!found) throw new Error('no failed push')
  return { found, userId, browser, again: { what: 'push', userId, id: found.id } }
}
const received = async (path: string): Promise<number> => {
  const all: { path: string }[] = await (
    await fetch(`${inject('pushService').url}/received`)
  ).json()
  return all.filter((one) => one.path === path).length
}

test('a push that was given up is tried again on the devices that never got it, while it is news', async () => {
  const { found, userId, again } = await failedPush()
  // Six attempts take longer than a day here; they were written then.
  expect(found).toMatchObject({ attempts: 6, lastStatus: 500, canRetry: false })
  expect((await retry(again)).status).toBe(409)
  await ctx.db.update(notifications).set({ createdAt: ctx.clock.now() - HOUR })
  const [fresh] = (await failures()).pushes.filter((push) => push.userId === userId)
  expect(fresh?.canRetry).toBe(true)
  expect((await retry(again)).status).toBe(204)
  await expect.poll(() => received(`/500/${userId}`)).toBe(7)
  expect(await received(`/201/${userId}`)).toBe(1)
  expect((await failures()).pushes.map((push) => push.userId)).not.toContain(userId)
  expect((await log())[0]).toMatchObject({ action: 'failure_retried', target: `push:${userId}/1` })
})

test('a push that was read meanwhile is no failure any more', async () => {
  const { again, browser, found } = await failedPush()
  await ctx.db.update(notifications).set({ createdAt: ctx.clock.now() - HOUR })
  await browser.post(`/api/notifications/${found.id}/read`)
  expect((await retry(again)).status).toBe(409)
})

test('what names nothing is refused by its form', async () => {
  for (const body of [{}, { what: 'mail' }, { what: 'mail', id: -1 }, { what: 'sms', id: 1 }]) {
    expect((await retry(body)).status).toBe(422)
  }
})
