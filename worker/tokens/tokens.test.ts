/** The ledger: the balance is always its sum, and nothing pays twice (D37). */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { lostConstraint, runBatch } from '../db/batch.ts'
import { DAY } from '../http/clock.ts'
import { Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { seeded } from '../testing/makers/item-rows.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import {
  makeCompleted,
  makeMet,
  newReview,
  prove,
  read,
  write,
} from '../testing/makers/review-maker.ts'
import { act, makePair, makeProposal, tradeOf, walk } from '../testing/makers/trade-maker.ts'
import { codeTo, costOf, PASSWORD, registration } from '../testing/services/mailbox.ts'
import { earn } from './ledger/earn.ts'
import { TOKEN_KINDS, type TokenTransaction } from './terms.ts'

afterEach(setClockBack)

type Row = { seq: number; amount: number; balance_after: number; kind: string }

/** Numbered without gaps, each balance the sum so far, never below zero, and the person's own. */
async function ledgerOf(userId: string): Promise<Row[]> {
  const { results } = await env.DB.prepare(
    'select * from token_transactions where user_id = ? order by seq',
  )
    .bind(userId)
    .all<Row>()
  let sum = 0
  for (const [n, row] of results.entries()) {
    sum += row.amount
    expect([row.seq, row.balance_after]).toEqual([n + 1, sum])
    expect(sum).toBeGreaterThanOrEqual(0)
  }
  const balance = env.DB.prepare('select token_balance from users where id = ?').bind(userId)
  expect(await balance.first('token_balance')).toBe(sum)
  return results
}
const kindsOf = async (userId: string) => (await ledgerOf(userId)).map(({ kind }) => kind)
const history = (browser: Browser) => read<TokenTransaction[]>(browser, '/api/user/tokens/history')

test('a new account has its welcome and its proved address; a new password pays nothing again', async () => {
  const browser = new Browser()
  const form = registration()
  const { email } = form
  await browser.post('/api/auth/register', form)
  await browser.post('/api/auth/verify-email', { email, code: await codeTo(email) })
  const user = await read<{ id: string; tokenBalance: number }>(browser, '/api/auth/user')
  expect(user.tokenBalance).toBe(20)
  expect(await kindsOf(user.id)).toEqual(['welcome', 'email_verified'])
  const told = await history(browser)
  expect(told.map((one) => [one.id, one.description, one.amount, one.balanceAfter])).toEqual([
    [2, 'Email verificado', 10, 20],
    [1, 'Bienvenida', 10, 10],
  ])
  await browser.post('/api/auth/forgot-password', { email })
  const proved = await browser.post('/api/auth/verify-reset-code', {
    ...{ email, code: await codeTo(email) },
  })
  const { resetToken } = await proved.json<{ resetToken: string }>()
  const reset = { resetToken, newPassword: 'tercera-clave-3' }
  expect((await browser.post('/api/auth/reset-password', reset)).status).toBe(200)
  expect(await kindsOf(user.id)).toEqual(['welcome', 'email_verified'])
})

test('where nobody can prove an address, the way back in proves it and pays once', async () => {
  // No mail: the account is there at once, unproved.
  const settings = {
    ENVIRONMENT: 'production',
    BASE_URL: 'http://localhost',
    SECRET_KEY: 'k'.repeat(32),
  }
  const form = registration()
  const { email } = form
  const made = await new Browser(settings).post('/api/auth/register', form)
  expect(await made.json()).toMatchObject({ requiresEmailVerification: false })
  const id = await env.DB.prepare('select id from users where email = ?').bind(email).first('id')
  expect(await kindsOf(String(id))).toEqual(['welcome'])
  const browser = new Browser()
  for (const newPassword of ['otra-clave-larga-7', PASSWORD]) {
    await browser.post('/api/auth/forgot-password', { email })
    const code = await codeTo(email)
    const proved = await browser.post('/api/auth/verify-reset-code', { email, code })
    const { resetToken } = await proved.json<{ resetToken: string }>()
    const reset = await browser.post('/api/auth/reset-password', { resetToken, newPassword })
    expect(reset.status).toBe(200)
    expect(await kindsOf(String(id))).toEqual(['welcome', 'email_verified'])
  }
})

test('a completed trade pays both once, also when both confirm at once and again', async () => {
  const pair = await makePair()
  const { owner, proposer } = pair
  for (const one of [owner, proposer]) await prove(one.id)
  const { id } = await makeProposal(pair)
  const accepted = await walk(id, [[owner.browser, 'accept']])
  expect(accepted.earned).toBeNull()
  const { code } = accepted.handover ?? {}
  await Promise.all([
    ...[1, 2].map(() => act(owner.browser, id, 'confirm_delivery')),
    ...[1, 2].map(() => act(proposer.browser, id, 'confirm_delivery', { code })),
  ])
  for (const person of [owner, proposer]) {
    const [paid] = await ledgerOf(person.id)
    expect(await kindsOf(person.id)).toEqual(['trade_completed'])
    // Its page tells each what they earned with it, and with no other.
    expect((await tradeOf(person.browser, id)).earned).toBe(paid?.amount)
  }
  const other = await makeProposal(pair)
  expect((await tradeOf(owner.browser, other.id)).earned).toBeNull()
})

test('without a code, or with somebody who proved nothing, a trade pays nothing (D57)', async () => {
  const [met, pressed] = [await makePair(), await makePair()]
  await prove(met.owner.id)
  await makeMet(met)
  for (const one of [pressed.owner, pressed.proposer]) await prove(one.id)
  await makeCompleted(pressed)
  expect(await kindsOf(met.proposer.id)).toEqual(['trade_completed'])
  for (const one of [met.owner, pressed.owner, pressed.proposer])
    expect(await kindsOf(one.id)).toEqual([])
})

test('the same partner pays once in 30 days (D57)', async () => {
  const pair = await makePair()
  for (const one of [pair.owner, pair.proposer]) await prove(one.id)
  await makeMet(pair)
  await makeMet(pair)
  expect(await kindsOf(pair.owner.id)).toEqual(['trade_completed'])
  // Their sessions are used.
  for (const days of [20, 11]) {
    pass(days * DAY)
    for (const one of [pair.owner, pair.proposer]) await one.browser.get('/api/auth/user')
  }
  await makeMet(pair)
  for (const one of [pair.owner, pair.proposer])
    expect(await kindsOf(one.id)).toEqual(['trade_completed', 'trade_completed'])
})

test('a verified review pays its writer once; one without a trade nothing', async () => {
  const { owner, proposer, id } = await makeCompleted()
  const body = newReview(proposer.id, id)
  await Promise.all([1, 2, 3].map(() => owner.browser.post('/api/reviews', body)))
  await write(proposer.browser, owner.id, null)
  expect(await kindsOf(owner.id)).toEqual(['review_written'])
  expect(await kindsOf(proposer.id)).toEqual([])
})

test('all of them come by pages, newest first, each read as many rows as it shows', async () => {
  const { ctx } = testContext()
  const { id, browser } = await makeAccount()
  for (let n = 1; n <= 43; n += 1) {
    await runBatch(ctx.db, [earn(ctx.db, id, 'review_written', String(n), ctx.clock.now())])
  }
  const seen: TokenTransaction[] = []
  let path: string | undefined = '/api/user/tokens/history?limit=20'
  const sizes: number[] = []
  let second = ''
  while (path) {
    const asked: string = path
    let link: string | null = null
    const cost = await costOf(async () => {
      const answer = await browser.get(asked)
      const page: TokenTransaction[] = await answer.json()
      sizes.push(page.length)
      seen.push(...page)
      link = answer.headers.get('link')
    })
    // The session's besides.
    expect(cost.rowsRead).toBeLessThanOrEqual(21 + 4)
    path = /<([^>]+)>/.exec(link ?? '')?.[1]
    // What comes meanwhile moves nothing (case 18).
    if (seen.length === 20) {
      second = path ?? ''
      await runBatch(ctx.db, [earn(ctx.db, id, 'review_written', 'x', ctx.clock.now())])
    }
  }
  expect(sizes).toEqual([20, 20, 3])
  expect(seen.map((one) => one.id)).toEqual(Array.from({ length: 43 }, (_, n) => 43 - n))
  expect(seen.map((one) => one.balanceAfter)).toEqual(seen.map((one) => one.id * 5))
  const other = await makeAccount()
  expect((await other.browser.get(second)).status).toBe(400)
})

test('cancelled after acceptance: nobody is paid, and the first time it counts for nobody (D53)', async () => {
  const pair = await makePair()
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair)
  await walk(id, [
    [owner.browser, 'accept'],
    [proposer.browser, 'request_cancellation'],
    [owner.browser, 'approve_cancellation'],
  ])
  const counts = await Promise.all(
    [owner, proposer].map((person) =>
      env.DB.prepare('select total_trades, cancelled_trades, token_balance from users where id = ?')
        .bind(person.id)
        .first(),
    ),
  )
  expect(counts).toEqual([
    { total_trades: 0, cancelled_trades: 0, token_balance: 0 },
    { total_trades: 0, cancelled_trades: 0, token_balance: 0 },
  ])
  expect(await read(proposer.browser, '/api/user/stats')).toMatchObject({ reputationScore: 100 })
})

test('300 random payments, several at once: refused ones leave no trace', async () => {
  const { ctx } = testContext()
  const random = seeded(5)
  const below = (n: number) => Math.floor(random() * n)
  const { id } = await makeAccount()
  const losses: (string | null)[] = []
  const pay = async () => {
    const kind = TOKEN_KINDS[below(TOKEN_KINDS.length)] ?? 'welcome'
    const reference = kind === 'welcome' || kind === 'email_verified' ? '' : String(below(30))
    const payment = earn(ctx.db, id, kind, reference, ctx.clock.now())
    await runBatch(ctx.db, [payment]).catch((error) => losses.push(lostConstraint(error)))
  }
  for (let n = 0; n < 100; n += 1) await Promise.all([pay(), pay(), pay()])
  const rows = await ledgerOf(id)
  expect(rows.length + losses.length).toBe(300)
  expect(new Set(losses)).toEqual(
    new Set(['token_transactions.user_id', 'token_transactions_balance']),
  )
})
