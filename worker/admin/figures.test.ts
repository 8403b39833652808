/** Figures and lists: true after every kind of change, and read by indexes alone. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../testing/app.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeAdmin } from '../testing/makers/proofs.ts'
import { act, makePair, makeProposal, walk } from '../testing/makers/trade-maker.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { costOf } from '../testing/services/mailbox.ts'
import type { Failures, Figures } from './contract.ts'

const { db, asked } = recording(env.DB)
let admin: Browser

beforeAll(async () => {
  admin = (await makeAdmin({ DB: db })).browser
})

const figures = async (): Promise<Figures> => (await admin.get('/api/admin/figures')).json()

test('people, items, trades by state and the median follow what happens', async () => {
  const before = await figures()
  const pair = await makePair()
  const trades = []
  for (let i = 0; i < 4; i += 1) trades.push(await makeProposal(pair))
  const [done, rejected, open] = trades.map(({ id }) => id)
  await walk(done ?? 0, [
    [pair.owner.browser, 'accept'],
    [pair.owner.browser, 'confirm_delivery'],
    [pair.proposer.browser, 'confirm_delivery'],
  ])
  await act(pair.owner.browser, rejected ?? 0, 'reject')
  await walk(open ?? 0, [[pair.owner.browser, 'accept']])
  await env.DB.prepare('UPDATE trades SET completed_at = created_at + 90000000 WHERE id = ?')
    .bind(done)
    .run()
  const after = await figures()
  const { trades: states, ...numbers } = before
  expect(after).toEqual({
    people: numbers.people + 2,
    itemsOnOffer: numbers.itemsOnOffer + 4,
    itemsPublished: numbers.itemsPublished + 8,
    trades: {
      ...states,
      pending: states.pending + 1,
      rejected: states.rejected + 1,
      accepted: states.accepted + 1,
      completed: states.completed + 1,
    },
    medianHours: 25,
  })
  const leave = (at: number | null) =>
    env.DB.prepare('UPDATE users SET left_at = ? WHERE id = ?').bind(at, pair.owner.id).run()
  await leave(1)
  expect((await figures()).people).toBe(after.people - 1)
  await leave(null)
  expect((await figures()).people).toBe(after.people)
})

test('what was given up is listed with masked addresses, newest first', async () => {
  const person = await makeAccount({ firstName: 'Ramón' })
  await env.DB.prepare(
    `INSERT INTO outbox (kind, recipient, subject, text_body, html_body, status, attempts, next_at, created_at)
     SELECT 'verify_code', value || '@example.com', 's', '', '', 'dead', 8, 1, 1000 FROM json_each('["ana","beto"]')`,
  ).run()
  await env.DB.prepare(
    `INSERT INTO notifications (user_id, id, type, params, created_at, push_attempts, push_failed_at)
     VALUES (?, 1, 'new_message', '{}', 1, 6, 2000)`,
  )
    .bind(person.id)
    .run()
  const found: Failures = await (await admin.get('/api/admin/failures')).json()
  expect(found.mails.slice(0, 2).map(({ recipient }) => recipient)).toEqual([
    'b•••@example.com',
    'a•••@example.com',
  ])
  expect(found.mails[0]).toMatchObject({ kind: 'verify_code', attempts: 8 })
  expect(found.pushes).toMatchObject([
    {
      name: 'Ramón Benítez',
      kind: 'new_message',
      failedAt: '1970-01-01T00:00:02.000Z',
      attempts: 6,
    },
  ])
})

test('all of it is read by indexes, in five statements at most', async () => {
  await makeItem((await makeAccount()).browser)
  const paths = ['figures', 'reports', 'reports?kind=review', 'reports?kind=others', 'failures']
  for (const path of [...paths, 'actions', 'suspended', 'sendgrid/status']) {
    asked.length = 0
    const cost = await costOf(async () => {
      expect((await admin.get(`/api/admin/${path}`)).status).toBe(200)
    })
    expect([path, cost.queries <= 5]).toEqual([path, true])
    for (const one of asked) expect([one.sql, await flawsOf(env.DB, one)]).toEqual([one.sql, []])
  }
})
