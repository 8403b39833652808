/** Asking to leave and coming back (D47), through the real routes. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { DAY } from '../http/clock.ts'
import { Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { listOf, makeItem } from '../testing/makers/item-maker.ts'
import { askToLeave, makeKnown, signInAgain } from '../testing/makers/leaver.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeProposal, tradeOf, walk } from '../testing/makers/trade-maker.ts'
import { costOf, mailTo } from '../testing/services/mailbox.ts'
import { finishDepartures } from './removal/removal.ts'

afterEach(setClockBack)

const found = async (word: string) =>
  (await listOf(new Browser(), { search: word })).map(({ title }) => title)
const savedBy = async (browser: Browser) => (await browser.get('/api/favorites?ids=1')).json()
const shownTo = async (path: string) => (await new Browser().get(path)).status

test('the wrong password changes nothing', async () => {
  const { browser } = await makeKnown()
  const answer = await askToLeave(browser, 'no-es-esta')
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    code: 'credentials_wrong',
    issues: [{ path: 'password' }],
  })
  expect((await browser.get('/api/auth/user')).status).toBe(200)
})

test('while a trade is open it is refused, with the trades that keep one here', async () => {
  const leaver = await makeKnown()
  const other = await makeAccount()
  const open = await makeProposal({ owner: other, proposer: leaver })
  await makeProposal({ owner: leaver, proposer: other })
  await walk(open.id, [[other.browser, 'accept']])
  const answer = await askToLeave(leaver.browser)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    code: 'leave_open_trades',
    current: [{ id: open.id, title: open.requestedItem.title }],
  })
  expect((await tradeOf(leaver.browser, open.id)).status).toBe('accepted')
  await walk(open.id, [
    [leaver.browser, 'request_cancellation'],
    [other.browser, 'approve_cancellation'],
  ])
  expect((await askToLeave(leaver.browser)).status).toBe(200)
})

// Case 35: what the system did leaves a trace.
test('hides everything, ends pending trades on both sides, sessions and pushes, and says until when', async () => {
  const leaver = await makeKnown()
  const other = await makeAccount({ firstName: 'Beto' })
  const item = await makeItem(leaver.browser, { title: 'Zampoña andina' })
  const sent = await makeProposal({ owner: other, proposer: leaver })
  const received = await makeProposal(
    { owner: leaver, proposer: other },
    { requestedItemId: item.id },
  )
  const elsewhere = await signInAgain(leaver.email)
  await env.DB.prepare('insert into push_subscriptions values (?, ?, ?, ?, ?, ?)')
    .bind(`https://push.example/${leaver.id}`, leaver.id, 'hash', 'p', 'a', 1)
    .run()
  const answer = await askToLeave(leaver.browser)
  expect(answer.status).toBe(200)
  const { until }: { until: string } = await answer.json()
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(13.9 * DAY)
  for (const browser of [leaver.browser, elsewhere.browser]) {
    expect((await browser.get('/api/auth/user')).status).toBe(401)
  }
  expect(await shownTo(`/api/items/${item.id}`)).toBe(404)
  expect(await found('zampoña')).toEqual([])
  for (const { id } of [sent, received]) {
    const trade = await tradeOf(other.browser, id)
    expect(trade.status).toBe('cancelled')
    expect(trade.events.at(-1)).toMatchObject({
      type: 'cancelled_by_system',
      userId: null,
      details: { reason: 'person_left', to: 'cancelled' },
    })
  }
  const told: { type: string; message: string }[] = await (
    await other.browser.get('/api/notifications')
  ).json()
  const ends = told.filter(({ type }) => type === 'trade_cancelled')
  expect(ends.map(({ message }) => message.split('. ')[1])).toEqual(
    Array(2).fill('La otra persona eliminó su cuenta.'),
  )
  const devices = await env.DB.prepare('select 1 from push_subscriptions where user_id = ?')
    .bind(leaver.id)
    .all()
  expect(devices.results).toEqual([])
  const [mail] = await mailTo(leaver.email)
  expect(mail).toMatchObject({ kind: 'leaving', subject: 'Tu cuenta de Jopói se va a eliminar' })
  expect(mail?.text).toContain('inicia sesión antes del')
})

test('signing in within 14 days brings everything back, findable as before', async () => {
  const leaver = await makeKnown()
  const item = await makeItem(leaver.browser, { title: 'Ocarina de barro' })
  const deleted = await makeItem(leaver.browser, { title: 'Ocarina rota' })
  await leaver.browser.send('DELETE', `/api/items/${deleted.id}`)
  const fan = await makeAccount()
  await fan.browser.post(`/api/favorites/${item.id}`)
  await askToLeave(leaver.browser)
  expect(await found('ocarina')).toEqual([])
  expect(await savedBy(fan.browser)).toEqual([])
  pass(13 * DAY)
  const back = await signInAgain(leaver.email)
  expect(back).toMatchObject({ status: 200, body: { signedIn: true, restored: true } })
  expect(await found('ocarina')).toEqual(['Ocarina de barro'])
  expect(await shownTo(`/api/items/${item.id}`)).toBe(200)
  expect(await savedBy(fan.browser)).toEqual([item.id])
  const mine: { title: string }[] = await (await back.browser.get('/api/my-items')).json()
  expect(mine.map(({ title }) => title)).toEqual(['Ocarina de barro'])
  expect(await (await back.browser.get('/api/auth/user')).json()).toMatchObject({
    publishedItems: 1,
  })
  expect((await signInAgain(leaver.email)).body).toEqual({ signedIn: true })
  const rows = await env.DB.prepare(
    'select (select count(*) from departures where user_id = ?1) as asked, left_at from users where id = ?1',
  )
    .bind(leaver.id)
    .first()
  expect(rows).toEqual({ asked: 0, left_at: null })
})

test('asked twice at once it happens once; asked again after coming back it counts anew', async () => {
  const leaver = await makeKnown()
  const other = await signInAgain(leaver.email)
  const both = await Promise.all([askToLeave(leaver.browser), askToLeave(other.browser)])
  expect(both.map((one) => one.status).sort()).toEqual([200, 401])
  expect(await mailTo(leaver.email)).toHaveLength(1)
  pass(10 * DAY)
  const back = await signInAgain(leaver.email)
  expect((await askToLeave(back.browser)).status).toBe(200)
  pass(10 * DAY)
  await finishDepartures(testContext().ctx)
  expect((await signInAgain(leaver.email)).body).toMatchObject({ restored: true })
})

test('leaving and coming back cost the same statements however many items there are', async () => {
  const cost = async (things: number) => {
    const leaver = await makeKnown()
    for (let n = 0; n < things; n += 1) await makeItem(leaver.browser)
    const left = await costOf(() => askToLeave(leaver.browser))
    const back = await costOf(() => signInAgain(leaver.email))
    return { left: left.queries, back: back.queries }
  }
  const few = await cost(1)
  expect(await cost(12)).toEqual(few)
  expect(few.left).toBeLessThanOrEqual(20)
  expect(few.back).toBeLessThanOrEqual(14)
})
