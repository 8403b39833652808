/** The server's clock jumps: nothing crashes, nothing happens twice, and numbers go on from where they were. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { MESSAGES_A_MINUTE } from '../chat/terms.ts'
import { DAY, HOUR, MINUTE } from '../http/clock.ts'
import { requireMail } from '../mail/health.ts'
import { mailStatement, sendDueMail } from '../mail/outbox.ts'
import { outbox } from '../mail/tables.ts'
import { passwordChangedMail } from '../mail/templates/password-changed.ts'
import { testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import {
  cron,
  dueOfEveryKind,
  flaws,
  letters,
  numberOf,
  SERVICES,
  toldTwice,
} from '../testing/due.ts'
import { rowsOf } from '../testing/makers/full-life.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { hear, makePair, makeProposal, tradeOf, walk } from '../testing/makers/trade-maker.ts'
import { newAddress } from '../testing/services/mailbox.ts'

afterEach(setClockBack)

/** What has happened, as far as it is counted anywhere. */
const happened = () =>
  rowsOf(`select (select count(*) from notifications) as told, (select count(*) from outbox) as mails,
    (select count(*) from token_transactions) as paid, (select count(*) from trade_events) as events,
    (select sum(token_balance) from users) as balances`)
const isSignedIn = async ({ browser }: Awaited<ReturnType<typeof makeAccount>>) =>
  (await browser.get('/api/auth/user')).status === 200

test.each([
  ['a day', DAY, true],
  ['a month', 31 * DAY, false],
  ['a year', 366 * DAY, false],
])(
  'forward by %s, and back by an hour: all is due once, and what follows is in order',
  async (_, jump, stays) => {
    const before = await letters()
    await dueOfEveryKind()
    const person = await makeAccount()
    const pair = await makePair()
    const open = await makeProposal(pair)
    await walk(open.id, [[pair.owner.browser, 'accept']])
    pass(jump)
    expect(await isSignedIn(person)).toBe(stays)
    for (let run = 0; run < 3; run += 1) expect(await cron()).toEqual([])
    expect(await flaws()).toEqual([])
    expect(await toldTwice()).toEqual([])
    const done = await happened()
    pass(-HOUR)
    for (let run = 0; run < 3; run += 1) expect(await cron()).toEqual([])
    expect(await happened()).toEqual(done)
    const numbers = (await letters()).slice(before.length).map(numberOf)
    expect(new Set(numbers).size).toBe(numbers.length)
  },
)

test('back by an hour after as many messages as a minute holds: one may go on writing', async () => {
  const pair = await makePair({ RATE_LIMIT_FACTOR: '1' })
  const { id } = await makeProposal(pair)
  await walk(id, [[pair.owner.browser, 'accept']])
  const say = async (content: string) =>
    (await pair.proposer.browser.post(`/api/trade-proposals/${id}/messages`, { content })).status
  for (let n = 0; n < MESSAGES_A_MINUTE; n += 1) expect(await say(`mensaje ${n}`)).toBe(201)
  expect(await say('uno más')).toBe(429)
  pass(-HOUR)
  expect(await say('uno más')).toBe(201)
})

test('back by an hour in the middle of a trade: its events and messages are numbered on', async () => {
  const pair = await makePair()
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair)
  await walk(id, [[owner.browser, 'accept']])
  const say = (content: string) =>
    proposer.browser.post(`/api/trade-proposals/${id}/messages`, { content })
  await say('antes')
  await hear(id)
  pass(-HOUR)
  expect((await say('después')).status).toBe(201)
  await hear(id)
  const answer = await owner.browser.get(`/api/trade-proposals/${id}/messages?after=0`)
  const messages = await answer.json<{ id: number; content: string }[]>()
  expect(messages.map((one) => [one.id, one.content])).toEqual([
    [1, 'antes'],
    [2, 'después'],
  ])
  await walk(id, [
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  const trade = await tradeOf(owner.browser, id)
  expect(trade.events.map(({ type }) => type)).toEqual([
    ...['created', 'accept', 'confirm_delivery', 'confirm_delivery'],
  ])
  const unread = await rowsOf(
    'select count, last_number from trade_unread where trade_id = ? and user_id = ?',
    id,
    owner.id,
  )
  // Of one streak the first message is noted.
  expect(unread).toEqual([{ count: 1, last_number: 1 }])
  expect(await flaws()).toEqual([])
  expect(await rowsOf('select 1 from trade_weights where trade_id = ?', id)).toHaveLength(2)
  // Hours from proposal to hand-over, for administrators: never less than none.
  const [spent] = await rowsOf(
    'select completed_at - created_at as ms from trades where id = ?',
    id,
  )
  expect(Number(spent?.ms)).toBeLessThan(0)
})

test('a letter that waits when the clock goes back waits no longer than that, and registering not at all', async () => {
  const failing = testContext({
    ...SERVICES,
    SENDGRID_BASE_URL: `${SERVICES.SENDGRID_BASE_URL}/500`,
  })
  const person = { email: newAddress('jump'), firstName: 'Rosa', language: 'es' as const }
  await mailStatement(failing.ctx, passwordChangedMail(failing.ctx, person))
  await sendDueMail(failing.ctx)
  await expect(requireMail(failing.ctx)).rejects.toMatchObject({ code: 'EMAIL_SEND_FAILED' })
  pass(-HOUR)
  await requireMail(failing.ctx)
  pass(HOUR + MINUTE)
  const { ctx } = testContext(SERVICES)
  expect(await sendDueMail(ctx)).toBe(1)
  const rows = await ctx.db.select().from(outbox)
  expect(rows.find(({ recipient }) => recipient === person.email)).toMatchObject({ status: 'sent' })
})

test('a code is dead after a jump forward', async () => {
  const account = await makeAccount()
  await account.browser.post('/api/auth/forgot-password', { email: account.email })
  const [mail] = await rowsOf(
    "select text_body from outbox where recipient = ? and kind = 'reset_code'",
    account.email,
  )
  const code = /\b\d{6}\b/.exec(String(mail?.text_body))?.[0]
  expect(code).toBeDefined()
  pass(DAY)
  const late = await account.browser.post('/api/auth/verify-reset-code', {
    email: account.email,
    code,
  })
  expect(late.status).toBeGreaterThanOrEqual(400)
  expect(
    await env.DB.prepare('select count(*) as left from codes where expires_at > ?')
      .bind(Date.now() + DAY)
      .first(),
  ).toEqual({ left: 0 })
})
