/** Whoever was suspended and comes back under another name (D60): refused at the proof, and nobody else is. */
import { env } from 'cloudflare:test'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { markPeople } from '../../accounts/marks/backfill.ts'
import { mailboxMark } from '../../accounts/marks/marks.ts'
import { Browser, testContext } from '../../testing/app.ts'
import { setClockBack } from '../../testing/clock.ts'
import { askToLeave, goneForGood, makeKnown } from '../../testing/makers/leaver.ts'
import type { makeAccount } from '../../testing/makers/makers.ts'
import {
  ask,
  confirm,
  decide,
  makeAdmin,
  photo,
  proofOf,
  statusOf,
  told,
  upload,
} from '../../testing/makers/proofs.ts'
import { codeTo, mailTo, registration } from '../../testing/services/mailbox.ts'
import type { PersonFile, RefusedProof } from './contract.ts'

afterEach(setClockBack)

const WORDS = 'Pediste dinero por adelantado a tres personas.'
let admin: Awaited<ReturnType<typeof makeAccount>>
beforeAll(async () => {
  admin = await makeAdmin()
})

/** Registered and proved by their mail, as anybody is. */
async function register(email: string, phoneNumber: string) {
  // A server that knows its administrator, as every deployed one does.
  const browser = new Browser({ ADMIN_EMAILS: admin.email })
  expect(
    (await browser.post('/api/auth/register', registration({ email, phoneNumber }))).status,
  ).toBe(201)
  await browser.post('/api/auth/verify-email', { email, code: await codeTo(email) })
  const { id } = await (await browser.get('/api/auth/user')).json<{ id: string }>()
  return { id, email, browser }
}
type Registered = Awaited<ReturnType<typeof register>>

/** Asked for, called by an administrator, and entered. */
async function provePhone({ id, browser }: Registered): Promise<Response> {
  await ask(browser, 'phone')
  const made = await admin.browser.post(`/api/admin/verifications/${id}/phone/code`)
  return confirm(browser, 'phone', (await made.json<{ code: string }>()).code)
}
async function proveCard({ id, browser }: Registered, number: string): Promise<Response> {
  await ask(browser, 'government_id')
  await upload(browser, 'government_id', photo())
  return decide(admin.browser, id, 'government_id', 'approve', undefined, number)
}
const suspend = async ({ id }: { id: string }) => {
  const answer = await admin.browser.post(`/api/admin/people/${id}/suspend`, { words: WORDS })
  expect(answer.status).toBe(204)
}
const fileOf = async ({ id }: { id: string }): Promise<PersonFile> =>
  (await admin.browser.get(`/api/admin/people/${id}`)).json()
const waiting = async (): Promise<RefusedProof[]> =>
  (await admin.browser.get('/api/admin/people/refused')).json()
const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
]
let numbered = 0
/** A mailbox and a number that nobody of these tests has. */
function fresh() {
  numbered += 1
  const letters = testContext().ctx.random.token(6).replace(/\W/g, 'x').toLowerCase()
  return { mailbox: `eva.${letters}${numbered}`, phone: `09711000${10 + numbered}` }
}

test('back within seconds under another alias: in, and refused at the phone, however it is written', async () => {
  const { mailbox, phone } = fresh()
  const cheat = await register(`${mailbox}@gmail.com`, phone)
  expect((await provePhone(cheat)).status).toBe(200)
  await suspend(cheat)
  const alias = `${mailbox.replace('.', '')}+otra@googlemail.com`
  const back = await register(alias, `+595 ${phone.slice(1)}`)
  expect(await codeOf(await provePhone(back))).toEqual([409, 'proof_refused'])
  const proof = await proofOf(back.browser, 'phone')
  expect(proof.status).toBe('rejected')
  const [mail] = await mailTo(back.email)
  expect(mail?.kind).toBe('proof_refused')
  expect(mail?.text).toContain('responde a este mensaje')
  expect(mail?.text).not.toContain('Eva Benítez')
  expect((await told(back.browser))[0]).toMatchObject({ type: 'verification_rejected' })
  // Administrators hear of it, and see whose it is and what is the same.
  expect(await waiting()).toMatchObject([
    { kind: 'phone', person: { id: back.id }, of: { id: cheat.id }, decision: null },
  ])
  const counted = await (await admin.browser.get('/api/admin/waiting')).json<{ people: number }>()
  expect(counted.people).toBe(1)
  await expect
    .poll(() => told(admin.browser))
    .toMatchObject([{ type: 'admin_waiting', path: '/admin' }])
  const { related } = await fileOf(back)
  expect(related).toMatchObject([{ id: cheat.id, by: ['mailbox'], hasLeft: false }])
  expect(related[0]?.suspendedAt).not.toBeNull()
  // Asked for again it is refused again, and waits once.
  expect(await codeOf(await provePhone(back))).toEqual([409, 'proof_refused'])
  expect(await waiting()).toHaveLength(1)
})

test('who merely has the same mailbox is shown to administrators and refused nothing', async () => {
  const { mailbox, phone } = fresh()
  const cheat = await register(`${mailbox}@gmail.com`, phone)
  await provePhone(cheat)
  await proveCard(cheat, '3.111.222')
  await suspend(cheat)
  const honest = await register(`${mailbox}+casa@gmail.com`, fresh().phone)
  expect((await provePhone(honest)).status).toBe(200)
  expect((await proveCard(honest, '3.111.223')).status).toBe(204)
  expect(await statusOf(honest.browser, 'government_id')).toBe('approved')
  expect((await fileOf(honest)).related).toMatchObject([{ id: cheat.id, by: ['mailbox'] }])
})

test('of people who are not suspended nothing is refused', async () => {
  const { mailbox, phone } = fresh()
  const one = await register(`${mailbox}@correo.com.py`, phone)
  await provePhone(one)
  const other = await register(`${fresh().mailbox}@correo.com.py`, phone)
  expect((await provePhone(other)).status).toBe(200)
  expect((await fileOf(other)).related).toMatchObject([{ id: one.id, by: ['phone'] }])
})

test('a card of a suspended person is rejected as it is approved, told by mail, and its number is nowhere', async () => {
  const cheat = await register(`${fresh().mailbox}@correo.com.py`, fresh().phone)
  expect((await proveCard(cheat, '4.567.891')).status).toBe(204)
  await suspend(cheat)
  const back = await register(`${fresh().mailbox}@correo.com.py`, fresh().phone)
  expect(await codeOf(await proveCard(back, 'PY 04567891'))).toEqual([409, 'proof_of_suspended'])
  expect(await statusOf(back.browser, 'government_id')).toBe('rejected')
  expect((await mailTo(back.email))[0]?.kind).toBe('proof_refused')
  const log = await env.DB.prepare(
    "select group_concat(action || target || details) as text from admin_actions where action like 'verification%'",
  ).first<{ text: string }>()
  expect(log?.text).toContain('verification_refused')
  expect(log?.text).not.toContain('4567891')
  expect(log?.text).not.toContain('4.567.891')
  // Without its number no card is approved.
  const late = await register(`${fresh().mailbox}@correo.com.py`, fresh().phone)
  await ask(late.browser, 'government_id')
  await upload(late.browser, 'government_id', photo())
  for (const none of ['', 'sin']) {
    const answer = await decide(admin.browser, late.id, 'government_id', 'approve', undefined, none)
    expect(await codeOf(answer)).toEqual([422, 'invalid'])
  }
  expect(await statusOf(late.browser, 'government_id')).toBe('pending')
})

test('the honest one whose number was somebody else’s writes, and gets it; what was kept can still be given', async () => {
  const { phone } = fresh()
  const cheat = await register(`${fresh().mailbox}@correo.com.py`, phone)
  await provePhone(cheat)
  await suspend(cheat)
  const honest = await register(`${fresh().mailbox}@correo.com.py`, phone)
  await provePhone(honest)
  const one = (await waiting()).find(({ person }) => person.id === honest.id)
  const answer = (decision: string) =>
    admin.browser.post(`/api/admin/people/refused/${one?.id}/decide`, {
      ...{ decision, words: 'Nos mandaste el contrato de la línea.' },
    })
  expect((await answer('kept')).status).toBe(204)
  expect(await codeOf(await answer('kept'))).toEqual([409, 'person_done'])
  const both = await Promise.all([answer('cleared'), answer('cleared')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
  expect(await statusOf(honest.browser, 'phone')).toBe('approved')
  expect((await told(honest.browser))[0]?.type).toBe('verification_approved')
  // Another number and back: it stays theirs.
  await env.DB.prepare("update users set phone_number = '0982000111' where id = ?")
    .bind(honest.id)
    .run()
  await env.DB.prepare('update users set phone_number = ? where id = ?')
    .bind(phone, honest.id)
    .run()
  expect((await provePhone(honest)).status).toBe(200)
})

test('restored, what they proved refuses nobody any more', async () => {
  const { phone } = fresh()
  const one = await register(`${fresh().mailbox}@correo.com.py`, phone)
  await provePhone(one)
  await suspend(one)
  await admin.browser.post(`/api/admin/people/${one.id}/restore`, { words: WORDS })
  const other = await register(`${fresh().mailbox}@correo.com.py`, phone)
  expect((await provePhone(other)).status).toBe(200)
})

test('leaving while suspended keeps the marks and nothing else; leaving otherwise keeps none', async () => {
  const { ctx } = testContext()
  const marksOf = (id: string) =>
    env.DB.prepare('select count(*) as n from identity_marks where user_id = ?').bind(id).first('n')
  const [left, suspended] = [await makeKnown(), await makeKnown()]
  for (const { id, email } of [left, suspended]) {
    const { kind, hash } = mailboxMark(ctx, email)
    await env.DB.prepare('insert or ignore into identity_marks values (?, ?, ?, 1, null)')
      .bind(id, kind, hash)
      .run()
  }
  expect((await askToLeave(left.browser)).status).toBe(200)
  expect((await askToLeave(suspended.browser)).status).toBe(200)
  await suspend(suspended)
  await goneForGood()
  expect([await marksOf(left.id), await marksOf(suspended.id)]).toEqual([0, 1])
  expect(await fileOf(suspended)).toMatchObject({ hasLeft: true, email: '', phoneNumber: '' })
})

test('who was here before is marked by cron, once; another key of sessions changes no mark', async () => {
  const { ctx } = testContext()
  await env.DB.prepare('delete from identity_marks').run()
  const before = await makeKnown()
  await env.DB.prepare(
    "insert into verifications (user_id, kind, status, subject, requested_at) values (?, 'phone', 'approved', '0971 999 888', 1)",
  )
    .bind(before.id)
    .run()
  await env.DB.prepare("delete from counters where name = 'people_marked'").run()
  expect(await markPeople(ctx)).toBeGreaterThan(0)
  expect(await markPeople(ctx)).toBe(0)
  await suspend(before)
  const rotated = testContext({ SECRET_KEY: 'another-key-of-a-deployment-00000001' }).ctx
  expect(mailboxMark(rotated, 'a@example.com')).toEqual(mailboxMark(ctx, 'a@example.com'))
  const back = await register(`${fresh().mailbox}@correo.com.py`, '+595 971 999888')
  expect(await codeOf(await provePhone(back))).toEqual([409, 'proof_refused'])
})
