/** Things of every kind that cron looks after, due at once; and what must have come of them, however often it ran. */
import { env } from 'cloudflare:test'
import { expect, inject, vi } from 'vitest'
import { users } from '../accounts/tables.ts'
import { DAY } from '../http/clock.ts'
import { mailStatement } from '../mail/outbox.ts'
import { passwordChangedMail } from '../mail/templates/password-changed.ts'
import { fileOf, sample } from '../media/testing/samples.ts'
import { notify } from '../notifications/notify.ts'
import { saveDevice } from '../notifications/push-store.ts'
import { runCron } from '../serve/cron.ts'
import { ORIGIN, testContext } from './app.ts'
import { pass } from './clock.ts'
import { rowsOf } from './makers/full-life.ts'
import { itemForm, newItem } from './makers/item-maker.ts'
import { askToLeave, makeKnown } from './makers/leaver.ts'
import { makeAccount } from './makers/makers.ts'
import { makeSecurable, placeDeposit } from './makers/paying.ts'
import { makeCompleted, write } from './makers/review-maker.ts'
import { hear, makePair, makeProposal, meet, walk } from './makers/trade-maker.ts'
import type { Received } from './services/fake-sendgrid.ts'
import { newAddress } from './services/mailbox.ts'
import { PUSH_KEYS } from './services/push-keys.ts'
import { MUST_FIND_NOTHING } from './whole.ts'

export const SERVICES = { ...inject('mailService'), ...PUSH_KEYS }

/** Answers the lines of what failed. `given`: other bindings. */
export async function cron(given: Record<string, unknown> = {}, at = 1): Promise<string[]> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const bindings = { ...env, ...SERVICES, ...given } as unknown as Parameters<typeof runCron>[0]
  await Promise.all(Array.from({ length: at }, () => runCron(bindings, ORIGIN)))
  const lines = log.mock.calls.map(([line]) => String(line))
  log.mockRestore()
  return lines.filter((line) => line.includes('"failure"'))
}

async function makePushed(): Promise<void> {
  const { ctx } = testContext(SERVICES)
  const { id: userId } = await makeAccount()
  const { url, ...keys } = inject('pushService')
  const [session] = await rowsOf('select id_hash from sessions where user_id = ?', userId)
  const own = { ...keys, userId, sessionHash: String(session?.id_hash), createdAt: 1 }
  await saveDevice(ctx.db, { ...own, endpoint: `${url}/201/due-${userId}` })
  const notice = { userId, type: 'badge_granted', tradeId: null, params: {} } as const
  await notify(ctx.db, notice, ctx.clock.now())
}

async function makeMail(): Promise<void> {
  const { ctx } = testContext(SERVICES)
  const person = { email: newAddress('due'), firstName: 'Rosa', language: 'es' as const }
  await mailStatement(ctx, passwordChangedMail(ctx, person))
}

/** Written now, due in 31 days: what needs a month of silence, and what needs less. */
async function makeOld() {
  const [closing, dropped] = [await makePair(), await makePair()]
  const completed = await makeProposal(closing)
  await walk(completed.id, [
    [closing.owner.browser, 'accept'],
    [closing.owner.browser, 'confirm_delivery'],
  ])
  const cancelled = await makeProposal(dropped)
  await walk(cancelled.id, [[dropped.owner.browser, 'accept']])
  const reviewed = await makeCompleted()
  await write(reviewed.proposer.browser, reviewed.owner.id, reviewed.id)
  const secured = await makeSecurable({ days: 2 })
  await placeDeposit(secured.proposer.browser, secured.id, secured.amount)
  const leaver = await makeKnown()
  await askToLeave(leaver.browser)
  const form = itemForm(newItem(), 'images', [fileOf(sample('gps.webp'), 'x.webp', 'image/webp')])
  const owner = await makeAccount()
  const thing: { id: number } = await (
    await owner.browser.send('POST', '/api/items', { form })
  ).json()
  const liker = await makeAccount()
  await liker.browser.post(`/api/favorites/${thing.id}`)
  await owner.browser.send('DELETE', `/api/items/${thing.id}`)
  return { leaver, thing }
}

/** Written a week before it is due, or less. */
async function makeNew() {
  const { ctx } = testContext()
  const pair = await makePair()
  const reminded = await makeProposal(pair)
  await walk(reminded.id, [[pair.owner.browser, 'accept']])
  await makeProposal(pair)
  pass(7 * DAY)
  const [met, silenced, chatting] = [await makePair(), await makePair(), await makePair()]
  const meeting = await makeProposal(met)
  const meetingDateTime = new Date(ctx.clock.now() + DAY).toISOString()
  await walk(meeting.id, [[met.owner.browser, 'accept']])
  await meet(met, meeting.id, meetingDateTime)
  const ended = await makeProposal(silenced)
  await walk(ended.id, [[silenced.owner.browser, 'accept']])
  await rowsOf('update users set suspended_at = ? where id = ?', ctx.clock.now(), silenced.owner.id)
  const chat = await makeProposal(chatting)
  await walk(chat.id, [[chatting.owner.browser, 'accept']])
  await chatting.owner.browser.post(`/api/trade-proposals/${chat.id}/messages`, { content: 'Hola' })
  await hear(chat.id)
  await chatting.proposer.browser.get(`/api/items/${chat.requestedItem.id}`)
  await makeMail()
  await makePushed()
}

/** 31 days later. */
export async function dueOfEveryKind() {
  const old = await makeOld()
  pass(23 * DAY)
  await makeNew()
  pass(DAY / 2)
  return old
}

/** Cron of the completed silence writes no second confirmation; D1 keeps its own integrity to itself. */
const NOT_HERE = ['a completed trade that is not confirmed twice', 'damage']

/** What is wrong in the database: nothing, whatever happened. */
export async function flaws(): Promise<string[]> {
  const found: string[] = []
  for (const [flaw, sql] of Object.entries(MUST_FIND_NOTHING)) {
    if (NOT_HERE.includes(flaw)) continue
    const rows = await rowsOf(sql)
    if (rows.length > 0) found.push(`${flaw}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  return found
}

/** What was told more than once to one person of one trade; silence alone is told twice, by its days. */
export const toldTwice = () =>
  rowsOf(`select user_id, type, trade_id, count(*) as times from notifications
    group by user_id, type, trade_id, params having count(*) > iif(type = 'trade_reminder', 2, 1)`)

/** What was sent, by any test: what the service refused (/500/…) comes again, as it should. */
export async function letters(): Promise<Received[]> {
  const all: Received[] = await (await fetch(`${SERVICES.SENDGRID_BASE_URL}/received`)).json()
  return all.filter(({ path }) => path.startsWith('/v3/'))
}

/** By what a mailbox tells letters apart. */
export const numberOf = ({ letter }: Received) =>
  `${letter.personalizations[0]?.to[0]?.email} ${letter.headers?.['Message-ID']}`

/** All of it came about. */
export async function expectDone({ leaver, thing }: Awaited<ReturnType<typeof makeOld>>) {
  const types = await rowsOf('select distinct type from notifications')
  const expected = ['trade_completed', 'trade_cancelled', 'trade_expired', 'trade_reminder']
  expected.push('meeting_reminder', 'review_received', 'new_message', 'badge_granted')
  expect(types.map(({ type }) => type)).toEqual(expect.arrayContaining(expected))
  const sent = await rowsOf(
    "select kind, count(*) as times from outbox where status <> 'sent' group by kind",
  )
  expect(sent).toEqual([])
  const due = 'select count(*) as left from notifications where push_due is not null'
  expect(await rowsOf(due)).toEqual([{ left: 0 }])
  const closed = "select status from trades where status in ('completed', 'cancelled', 'expired')"
  expect((await rowsOf(closed)).length).toBeGreaterThanOrEqual(6)
  expect(await rowsOf('select photos from items where id = ?', thing.id)).toEqual([
    { photos: '[]' },
  ])
  expect(await rowsOf('select 1 from favorites where item_id = ?', thing.id)).toEqual([])
  const { ctx } = testContext()
  const all = await ctx.db.select().from(users)
  expect(all.find(({ id }) => id === leaver.id)?.firstName).not.toBe('Ana')
}
