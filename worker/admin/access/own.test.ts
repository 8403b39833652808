/** No administrator ends, decides or pays out a matter of their own. */
import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { testContext } from '../../testing/app.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { makeSecurable, withSettings } from '../../testing/makers/paying.ts'
import { answerTo, codeOf, decide, reported } from '../../testing/makers/problem-maker.ts'
import { ask, makeAdmin, photo, upload } from '../../testing/makers/proofs.ts'
import { report } from '../../testing/makers/reporting.ts'
import { tradeOf } from '../../testing/makers/trade-maker.ts'

const { ctx } = testContext()
const OWN = [403, 'admin_own']

test('neither side of a trade ends it, decides on its problem, or pays its deposit out to themselves', async () => {
  const { owner, proposer, id } = await makeSecurable()
  const { id: problem } = await reported(owner.browser, id, 'other')
  await answerTo(proposer.browser, id, problem)
  for (const side of [owner, proposer]) {
    const admin = withSettings(side.browser, { ADMIN_EMAILS: side.email })
    const end = admin.post(`/api/admin/trades/${id}/end`, { message: 'Lo termino yo misma.' })
    expect(await codeOf(end)).toEqual(OWN)
    expect(await codeOf(decide(admin, problem, 'reporter'))).toEqual(OWN)
    expect(await codeOf(admin.get(`/api/admin/problems/${problem}`))).toEqual(OWN)
  }
  const now = ctx.clock.now()
  await env.DB.batch([
    env.DB.prepare(
      `insert into payments (id, kind, user_id, trade_id, amount, description, status, created_at, updated_at)
       values ('pay_own', 'security_deposit', ?, ?, 500, 'x', 'captured', ?, ?)`,
    ).bind(proposer.id, id, now, now),
    env.DB.prepare(
      `insert into payouts (payment_id, user_id, trade_id, amount, opened_at, captured_at, details_sealed)
       values ('pay_own', ?, ?, 500, 1, 1, 'x')`,
    ).bind(owner.id, id),
  ])
  const payout = await env.DB.prepare("select id from payouts where payment_id = 'pay_own'").first(
    'id',
  )
  const admin = withSettings(owner.browser, { ADMIN_EMAILS: owner.email })
  const paid = admin.post(`/api/admin/payouts/${payout}/paid`, { reference: 'TRX 1' })
  expect(await codeOf(paid)).toEqual(OWN)
  expect(await codeOf(admin.post(`/api/admin/payouts/${payout}/details`))).toEqual(OWN)
})

test('a thing that is promised to an administrator is taken away by another one', async () => {
  const { owner, proposer, trade } = await makeSecurable()
  const item = trade.requestedItem.id
  await report((await makeAccount()).browser, 'item', item)
  const row = await env.DB.prepare("select id from reports where kind = 'item' and target = ?")
    .bind(String(item))
    .first('id')
  const hide = { decision: 'hide', seen: row }
  const admin = withSettings(proposer.browser, { ADMIN_EMAILS: proposer.email })
  expect(await codeOf(admin.post(`/api/admin/reports/${row}/decide`, hide))).toEqual(OWN)
  const other = await makeAdmin()
  const answer = await other.browser.post(`/api/admin/reports/${row}/decide`, hide)
  expect([answer.status, (await tradeOf(owner.browser, trade.id)).status]).toEqual([
    204,
    'cancelled',
  ])
})

test('nobody decides on reports about themselves, their own proofs, or a group that they are in', async () => {
  const admin = await makeAdmin()
  await report((await makeAccount()).browser, 'person', admin.id)
  const row = await env.DB.prepare('select id from reports where target = ?')
    .bind(admin.id)
    .first('id')
  const post = (path: string, json?: unknown) => admin.browser.post(`/api/admin/${path}`, json)
  expect(await codeOf(post(`reports/${row}/decide`, { decision: 'keep', seen: row }))).toEqual(OWN)
  await ask(admin.browser, 'phone')
  await ask(admin.browser, 'government_id')
  await upload(admin.browser, 'government_id', photo())
  const own = `verifications/${admin.id}`
  const requestedAt = new Date().toISOString()
  for (const answer of [
    post(`${own}/phone/code`),
    post(`${own}/government_id/approve`, { requestedAt, documentNumber: '4.123.456' }),
    post(`${own}/government_id/reject`, { requestedAt, reason: 'No se lee' }),
    admin.browser.get(`/api/admin/${own}/government_id/document`),
  ]) {
    expect(await codeOf(answer)).toEqual(OWN)
  }
  const group = await env.DB.prepare(
    'insert into trade_groups (found_at, members, trades_inside, trades_all) values (1, 5, 20, 20) returning id',
  ).first('id')
  await env.DB.prepare('insert into trade_group_members (user_id, group_id) values (?, ?)')
    .bind(admin.id, group)
    .run()
  expect(await codeOf(post(`groups/${group}/fine`))).toEqual(OWN)
})
