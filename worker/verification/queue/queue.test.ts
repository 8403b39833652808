/** What administrators see and decide; to anybody else there is nothing (D39). */
import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE } from '../../http/clock.ts'
import type { Browser } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import {
  ask,
  decide,
  filesOf,
  makeAdmin,
  makeBought,
  pdf,
  photo,
  proofOf,
  statusOf,
  told,
  upload,
} from '../../testing/makers/proofs.ts'
import { flawsOf, recording } from '../../testing/recorder.ts'
import { costOf } from '../../testing/services/mailbox.ts'
import type { QueuedVerification } from '../contract.ts'

const { db, asked } = recording(env.DB)
let admin: Awaited<ReturnType<typeof makeAccount>>
let ana: Awaited<ReturnType<typeof makeAccount>>
beforeAll(async () => {
  admin = await makeAdmin({ DB: db })
})
beforeEach(async () => {
  await env.DB.prepare('delete from verifications').run()
  ana = await makeAccount({ firstName: 'Ana <b>' })
})
afterEach(setClockBack)

const QUEUE = '/api/admin/verifications'
const queue = async (browser: Browser = admin.browser): Promise<QueuedVerification[]> =>
  (await browser.get(QUEUE)).json()
const actions = async () =>
  (
    await env.DB.prepare('select action from admin_actions order by id').all<{ action: string }>()
  ).results.map(({ action }) => action)

test('to anybody else there is nothing, on any of its paths', async () => {
  await upload(ana.browser, 'government_id', photo())
  const own = `${QUEUE}/${ana.id}/government_id`
  const answers = [
    await ana.browser.get(QUEUE),
    await ana.browser.get(`${own}/document`),
    await decide(ana.browser, ana.id, 'government_id', 'approve'),
    await decide(ana.browser, ana.id, 'government_id', 'reject', 'x'),
    await ana.browser.post(`${QUEUE}/${ana.id}/phone/code`),
  ]
  expect(answers.map((one) => one.status)).toEqual(Array(5).fill(404))
  expect(await statusOf(ana.browser, 'government_id')).toBe('pending')
})

test('what waits comes oldest first, in pages without gaps; addresses wait for nobody', async () => {
  const people = [ana, await makeAccount(), await makeAccount()]
  for (const person of people) {
    await upload(person.browser, 'government_id', pdf())
    pass(MINUTE)
    await ask(person.browser, 'phone')
    await ask(person.browser, 'email')
    pass(MINUTE)
  }
  const seen: QueuedVerification[] = []
  for (let next: string | undefined = `${QUEUE}?limit=4`; next; ) {
    const page: Response = await admin.browser.get(next)
    seen.push(...(await page.json<QueuedVerification[]>()))
    next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1]
  }
  expect(seen.map(({ userId, verificationType }) => [userId, verificationType])).toEqual(
    people.flatMap(({ id }) => [
      [id, 'government_id'],
      [id, 'phone'],
    ]),
  )
  expect(seen[0]).toMatchObject({
    firstName: 'Ana <b>',
    dateOfBirth: '1990-05-04',
    documentType: 'application/pdf',
  })
  expect(seen[1]).toMatchObject({ subject: '+595981123456', dateOfBirth: null, codeUntil: null })
  const all = await admin.browser.get(`${QUEUE}?limit=${seen.length}`)
  expect(all.headers.get('link')).toBeNull()
  expect((await admin.browser.get(`${QUEUE}?cursor=x`)).status).toBe(400)
})

test('the document is shown to an administrator, kept by nobody, and who looked is written down', async () => {
  await upload(ana.browser, 'government_id', photo())
  const shown = await admin.browser.get(`${QUEUE}/${ana.id}/government_id/document`)
  expect(shown.status).toBe(200)
  const header = (name: string) => shown.headers.get(name)
  expect(header('content-type')).toBe('image/jpeg')
  expect(header('cache-control')).toBe('private, no-store')
  expect(header('content-security-policy')).toMatch(/sandbox/)
  expect(header('x-content-type-options')).toBe('nosniff')
  expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(500)
  expect(await actions()).toContain('verification_document_seen')
  await upload(ana.browser, 'government_id', pdf())
  const papers = await admin.browser.get(`${QUEUE}/${ana.id}/government_id/document`)
  expect(papers.headers.get('content-type')).toBe('application/pdf')
  expect(await papers.text()).toMatch(/^%PDF-/)
  for (const path of [
    `${ana.id}/selfie`,
    `${ana.id}/nothing`,
    'nobody/selfie',
    `${ana.id}/email`,
  ]) {
    expect((await admin.browser.get(`${QUEUE}/${path}/document`)).status).toBe(404)
  }
})

test('approved: told, verified, and the document is gone', async () => {
  await upload(ana.browser, 'government_id', photo())
  expect((await decide(admin.browser, ana.id, 'government_id', 'approve')).status).toBe(204)
  expect(await statusOf(ana.browser, 'government_id')).toBe('approved')
  expect(await (await ana.browser.get('/api/auth/user')).json()).toMatchObject({ isVerified: true })
  expect((await told(ana.browser))[0]).toMatchObject({
    type: 'verification_approved',
    message: 'Aprobamos tu verificación de identidad.',
    path: '/verification',
  })
  expect(await filesOf(ana.id)).toEqual([])
  expect(await queue()).toEqual([])
  expect((await actions()).at(-1)).toBe('verification_approved')
})

test('rejected: the reason is required and told as it was typed (case 32)', async () => {
  await upload(ana.browser, 'government_id', photo())
  const without = await decide(admin.browser, ana.id, 'government_id', 'reject', '   ')
  expect(await without.json()).toMatchObject({
    code: 'invalid',
    issues: [{ path: 'reason', message: 'Escribe el motivo: la persona lo va a leer.' }],
  })
  const reason = '<sCripT src=//x></scriPt>'
  await decide(admin.browser, ana.id, 'government_id', 'reject', reason)
  expect(await proofOf(ana.browser, 'government_id')).toMatchObject({ status: 'rejected', reason })
  expect((await told(ana.browser))[0]?.message).toBe(
    `No pudimos aprobar tu verificación de identidad. ${reason}`,
  )
  expect(await filesOf(ana.id)).toEqual([])
})

test('of two administrators at once one wins, and the person is told once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await makeAccount()
    await upload(person.browser, 'government_id', pdf())
    const answers = await Promise.all([
      decide(admin.browser, person.id, 'government_id', 'approve'),
      decide(admin.browser, person.id, 'government_id', 'reject', 'borrosa'),
    ])
    expect(answers.map((one) => one.status).sort()).toEqual([204, 409])
    expect(await told(person.browser)).toHaveLength(1)
  }
})

test('what was handed in since the list was read is not decided unseen', async () => {
  await upload(ana.browser, 'government_id', pdf('propia'))
  const [seen] = await queue()
  pass(MINUTE)
  await upload(ana.browser, 'government_id', pdf('ajena'))
  const path = `${QUEUE}/${ana.id}/government_id/approve`
  const given = { requestedAt: seen?.requestedAt, documentNumber: '4123456' }
  const answer = await admin.browser.post(path, given)
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'verification_moved' }])
  expect(await filesOf(ana.id)).toHaveLength(1)
})

test('no statement of an administrator walks a table; a list costs three of them', async () => {
  await makeBought(ana.id, 'bronze')
  await upload(ana.browser, 'government_id', pdf())
  await ask(ana.browser, 'phone')
  asked.length = 0
  const cost = await costOf(() => admin.browser.get(QUEUE))
  expect(cost.queries).toBeLessThanOrEqual(4)
  const first: Response = await admin.browser.get(`${QUEUE}?limit=1`)
  await admin.browser.get(/<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '')
  await admin.browser.get(`${QUEUE}/${ana.id}/government_id/document`)
  await admin.browser.post(`${QUEUE}/${ana.id}/phone/code`)
  await decide(admin.browser, ana.id, 'government_id', 'approve')
  const flaws: string[] = []
  for (const one of asked) {
    for (const flaw of await flawsOf(env.DB, one)) flaws.push(`${flaw}: ${one.sql}`)
  }
  expect(asked.length).toBeGreaterThan(8)
  expect(flaws).toEqual([])
})
