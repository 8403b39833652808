/** Everything that administrators do is in the log (D60): each of their routes that changes something leaves a row that says to whom. */
import { env } from 'cloudflare:test'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../accounts/passwords.ts'
import { settleDue } from '../../payments/queue.ts'
import { TABLE } from '../../testing/access/table.ts'
import { Browser, testContext } from '../../testing/app.ts'
import { setClockBack } from '../../testing/clock.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { placeDeposit } from '../../testing/makers/paying.ts'
import { afterMeeting, answerTo, decide, reported } from '../../testing/makers/problem-maker.ts'
import { ask, makeAdmin, photo, decide as prove, upload } from '../../testing/makers/proofs.ts'
import { report } from '../../testing/makers/reporting.ts'
import { makePair, makeProposal, walk } from '../../testing/makers/trade-maker.ts'
import { newAddress, PASSWORD, registration } from '../../testing/services/mailbox.ts'
import type { FactorBegun } from '../factor/contract.ts'
import { codeAt } from '../factor/totp.ts'

const { ctx } = testContext()
afterEach(setClockBack)

type Admin = Awaited<ReturnType<typeof makeAdmin>>
let admin: Admin
beforeAll(async () => {
  admin = await makeAdmin()
  await env.DB.prepare(
    `insert into places (id, name, folded, country, latitude, longitude, population, cell)
     values (1, 'Areguá', 'aregua', 'PY', -25.3, -57.4, 10000, 12)`,
  ).run()
})

const WORDS = { words: 'Se lo explicamos con todas las letras.' }
const post = (path: string, json?: unknown) => admin.browser.post(`/api/admin/${path}`, json)
const onPerson =
  (deed: string, more: object = {}) =>
  async () =>
    post(`people/${(await makeAccount()).id}/${deed}`, { ...WORDS, ...more })

async function openTrade() {
  const pair = await makePair()
  const { id } = await makeProposal(pair)
  await walk(id, [[pair.owner.browser, 'accept']])
  return id
}
async function reportId(): Promise<number> {
  await report((await makeAccount()).browser, 'person', (await makeAccount()).id)
  const all = await (await admin.browser.get('/api/admin/reports')).json<{ id: number }[]>()
  return all.at(-1)?.id ?? 0
}
/** Somebody's deposit was taken for whoever they let down, long ago. */
async function owed() {
  const { owner, proposer, id, amount } = await afterMeetingWithDeposit()
  const problem = await reported(owner.browser, id, 'no_show')
  await answerTo(proposer.browser, id, problem.id)
  await decide(admin.browser, problem.id, 'reporter')
  await settleDue(ctx)
  expect(amount).toBeGreaterThan(0)
  const row = () =>
    env.DB.prepare('select id from payouts where trade_id = ? and captured_at is not null')
      .bind(id)
      .first<{ id: number }>()
  await expect.poll(row).not.toBeNull()
  const payout = (await row())?.id ?? 0
  await env.DB.batch([
    env.DB.prepare('update payouts set captured_at = 1 where id = ?').bind(payout),
    env.DB.prepare('update users set is_verified = 1, password_hash = ? where id = ?').bind(
      await hashPassword(ctx.random, PASSWORD),
      owner.id,
    ),
  ])
  const details = { holder: 'Ana Benítez', bank: 'Banco Río', account: '123-456 789' }
  const json = { ...details, password: PASSWORD }
  await owner.browser.send('PUT', `/api/user/payouts/${payout}/details`, { json })
  return payout
}
async function afterMeetingWithDeposit() {
  const made = await afterMeeting()
  await placeDeposit(made.proposer.browser, made.id, made.amount)
  return made
}
async function handedIn(): Promise<string> {
  const { id, browser } = await makeAccount()
  await ask(browser, 'government_id')
  await upload(browser, 'government_id', photo())
  return id
}
async function keptPlace(): Promise<number> {
  await post('meeting-places', { town: 'Areguá', kind: 'square', name: `Plaza ${Math.random()}` })
  const all = await (await admin.browser.get('/api/admin/meeting-places')).json<{ id: number }[]>()
  return Math.max(...all.map(({ id }) => id))
}

/** What is done by each, by whom; else by `admin`. */
const DOES: Record<string, () => Promise<Response>> = {
  'POST /api/admin/trades/:id/end': async () =>
    post(`trades/${await openTrade()}/end`, { message: WORDS.words }),
  'POST /api/admin/problems/:id/decide': async () => {
    const { owner, proposer, id } = await afterMeeting()
    const problem = await reported(owner.browser, id, 'no_show')
    await answerTo(proposer.browser, id, problem.id)
    return decide(admin.browser, problem.id, 'neither')
  },
  'POST /api/admin/failures/retry': async () => {
    const sql = `insert into outbox (kind, recipient, subject, text_body, html_body, status, next_at, created_at)
      values ('receipt', 'a@example.com', 's', 't', 'h', 'dead', 1, ?) returning id`
    const row = await env.DB.prepare(sql).bind(ctx.clock.now()).first<{ id: number }>()
    return post('failures/retry', { what: 'mail', id: row?.id })
  },
  'POST /api/admin/people/:id/warn': onPerson('warn'),
  'POST /api/admin/people/:id/limit': onPerson('limit', { days: 3 }),
  'POST /api/admin/people/:id/suspend': onPerson('suspend'),
  'POST /api/admin/people/:id/restore': async () => {
    const { id } = await makeAccount()
    await post(`people/${id}/suspend`, WORDS)
    return post(`people/${id}/restore`, WORDS)
  },
  'POST /api/admin/people/refused/:id/decide': async () => {
    const [one, other] = [await makeAccount(), await makeAccount()]
    const sql =
      "insert into refused_proofs (user_id, kind, hash, of_id, created_at) values (?, 'phone', 'h', ?, 1) returning id"
    const row = await env.DB.prepare(sql).bind(one.id, other.id).first<{ id: number }>()
    return post(`people/refused/${row?.id}/decide`, { decision: 'kept', ...WORDS })
  },
  'POST /api/admin/groups/:id/fine': async () => {
    const sql =
      'insert into trade_groups (found_at, members, trades_inside, trades_all) values (1, 5, 20, 20) returning id'
    const row = await env.DB.prepare(sql).first<{ id: number }>()
    return post(`groups/${row?.id}/fine`)
  },
  'POST /api/admin/meeting-places': () =>
    post('meeting-places', { town: 'Areguá', kind: 'square', name: 'Plaza de los Poetas' }),
  'POST /api/admin/meeting-places/:id/hide': async () =>
    post(`meeting-places/${await keptPlace()}/hide`),
  'POST /api/admin/meeting-places/:id/rename': async () =>
    post(`meeting-places/${await keptPlace()}/rename`, { name: 'Plaza del Lago' }),
  'POST /api/admin/meeting-places/:id/show': async () => {
    const id = await keptPlace()
    await post(`meeting-places/${id}/hide`)
    return post(`meeting-places/${id}/show`)
  },
  'POST /api/admin/payouts/:id/details': async () => post(`payouts/${await owed()}/details`),
  'POST /api/admin/payouts/:id/paid': async () =>
    post(`payouts/${await owed()}/paid`, { reference: 'TRX 0042' }),
  'POST /api/admin/reports/:id/decide': async () =>
    post(`reports/${await reportId()}/decide`, { decision: 'keep', seen: 1 }),
  'DELETE /api/admin/sendgrid/credentials': () =>
    admin.browser.send('DELETE', '/api/admin/sendgrid/credentials'),
  'POST /api/admin/sendgrid/reset-credentials': async () => {
    const given = { apiKey: 'SG.clave', fromEmail: 'hola@jopoi.example' }
    const answer = await post('sendgrid/reset-credentials', given)
    // Else the next mail goes to a service.
    await env.DB.prepare('delete from mail_service').run()
    return answer
  },
  'POST /api/admin/sendgrid/test-email': () =>
    post('sendgrid/test-email', { toEmail: newAddress() }),
  'POST /api/admin/verifications/:userId/:kind/approve': async () =>
    prove(admin.browser, await handedIn(), 'government_id', 'approve'),
  'POST /api/admin/verifications/:userId/:kind/reject': async () =>
    prove(admin.browser, await handedIn(), 'government_id', 'reject', 'No se lee'),
  'POST /api/admin/verifications/:userId/phone/code': async () => {
    const { id, browser } = await makeAccount()
    await ask(browser, 'phone')
    return post(`verifications/${id}/phone/code`)
  },
  'POST /api/admin/factor/confirm': async () => {
    const email = newAddress('admin')
    const passwordHash = await hashPassword(ctx.random, PASSWORD)
    const { browser } = await makeAccount({ email, passwordHash }, { ADMIN_EMAILS: email })
    const begun = await browser.post('/api/admin/factor/begin', { password: PASSWORD })
    const { secret }: FactorBegun = await begun.json()
    return browser.post('/api/admin/factor/confirm', { code: codeAt(secret, ctx.clock.now()) })
  },
  'POST /api/admin/setup': () => {
    const email = newAddress('first')
    const browser = new Browser({
      ...{ ENVIRONMENT: 'production', BASE_URL: 'http://localhost' },
      ...{ SECRET_KEY: 'a-key-of-a-deployment-for-tests-00001', ADMIN_EMAILS: email },
      ADMIN_SETUP_CODE: 'un-codigo-de-una-vez',
    })
    const form = registration({ email })
    return browser.post('/api/admin/setup', { ...form, setupCode: 'un-codigo-de-una-vez' })
  },
}

/** What changes nothing that another could see: a secret that is not in use yet, and a code that opens one's own session. */
const OWN = ['POST /api/admin/factor/begin', 'POST /api/admin/factor/prove']

const CHANGES = Object.keys(TABLE).filter((route) =>
  /^(POST|PUT|PATCH|DELETE) \/api\/admin\//.test(route),
)

test('every route of administrators that changes something is walked here', () => {
  expect([...Object.keys(DOES), ...OWN].toSorted()).toEqual(CHANGES.toSorted())
})

test.each(Object.entries(DOES))('%s leaves a row that says to whom', async (_route, does) => {
  const last = async () =>
    (await env.DB.prepare('select max(id) as id from admin_actions').first<number>('id')) ?? 0
  const answer = await does()
  expect([200, 201, 204]).toContain(answer.status)
  const row = await env.DB.prepare('select * from admin_actions where id = ?')
    .bind(await last())
    .first<{ admin_id: string; action: string; target: string; created_at: number }>()
  expect(row?.target).toMatch(/^[a-z_]+:.+/)
  expect(row?.action).toMatch(/^[a-z_]+$/)
  expect(Math.abs(ctx.clock.now() - (row?.created_at ?? 0))).toBeLessThan(5_000)
})
