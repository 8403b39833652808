/** One notice for each change: unread ones of one trade and kind are one, and what changes nothing tells nobody. */
import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { DAY } from '../http/clock.ts'
import { testContext } from '../testing/app.ts'
import {
  act,
  makePair,
  makeProposal,
  type Pair,
  tradeOf,
  walk,
} from '../testing/makers/trade-maker.ts'
import type { Notification } from './contract.ts'
import { notify } from './notify.ts'

const { ctx } = testContext()
let pair: Pair
let id: number
beforeEach(async () => {
  pair = await makePair()
  id = (await makeProposal(pair)).id
  await walk(id, [[pair.owner.browser, 'accept']])
})

const told = async (type: string): Promise<Notification[]> => {
  const answer = await pair.proposer.browser.get('/api/notifications')
  return (await answer.json<Notification[]>()).filter((one) => one.type === type)
}
const at = (days: number) => new Date(ctx.clock.now() + days * DAY).toISOString()
const meet = (more: Record<string, unknown>) =>
  act(pair.owner.browser, id, 'set_meeting_details', more)

test('a meeting that is moved again and again is one unread notice, of the newest, on top', async () => {
  for (const place of ['Plaza', 'Shopping', 'Terminal']) {
    const answer = await meet({ meetingLocation: place, meetingDateTime: at(2) })
    expect(answer.status).toBe(200)
  }
  const [notice, ...others] = await told('meeting_set')
  expect(others).toEqual([])
  expect(notice?.message).toContain('Terminal')
  const all: Notification[] = await (await pair.proposer.browser.get('/api/notifications')).json()
  expect(all[0]?.id).toBe(notice?.id)
  const unread = await pair.proposer.browser.get('/api/notifications?unread=true')
  const kinds = (await unread.json<Notification[]>()).map(({ type }) => type)
  expect(kinds.sort()).toEqual(['meeting_set', 'trade_accepted'])
})

test('what was read stays, and the next change is told anew', async () => {
  await meet({ meetingLocation: 'Plaza', meetingDateTime: at(2) })
  const [first] = await told('meeting_set')
  await pair.proposer.browser.post(`/api/notifications/${first?.id}/read`)
  await meet({ meetingLocation: 'Shopping' })
  const both = await told('meeting_set')
  expect(both.map(({ isRead }) => isRead)).toEqual([false, true])
  expect(both[1]?.id).toBe(first?.id)
  expect((both[0]?.id ?? 0) > (first?.id ?? 0)).toBe(true)
})

test('other kinds, other trades and other people are no part of it; nor is what belongs to no trade', async () => {
  const other = (await makeProposal(pair)).id
  const people = [pair.proposer.id, pair.owner.id]
  for (let round = 0; round < 2; round += 1) {
    for (const userId of people) {
      for (const tradeId of [id, other, null]) {
        for (const type of ['delivery_confirmed', 'trade_reminder'] as const) {
          await notify(ctx.db, { userId, type, tradeId, params: {} }, ctx.clock.now())
        }
      }
    }
  }
  const { results } = await env.DB.prepare(
    `select user_id, type, trade_id, count(*) as n from notifications where read_at is null
      and type in ('delivery_confirmed', 'trade_reminder') group by user_id, type, trade_id`,
  ).all<{ user_id: string; trade_id: number | null; n: number }>()
  const own = results.filter(({ user_id }) => people.includes(user_id))
  expect(own.map(({ trade_id, n }) => [trade_id === null, n])).toEqual(
    own.map(({ trade_id }) => [trade_id === null, trade_id === null ? 2 : 1]),
  )
  expect(own).toHaveLength(12)
})

test('writing one reads what is unread, and none of the hundreds that were read', async () => {
  const { id: userId } = pair.owner
  const insert = (at: string) =>
    `insert into notifications (user_id, id, type, trade_id, created_at, read_at)
      select '${userId}', (select max(id) + 1 from notifications where user_id = '${userId}'),
      'meeting_set', ${id}, 0, ${at}`
  for (let n = 0; n < 60; n += 1) await env.DB.prepare(insert('1')).run()
  await env.DB.prepare(insert('null')).run()
  const { meta } = await env.DB.prepare(insert('null')).run()
  expect(meta.rows_read).toBeLessThanOrEqual(12)
})

test('a meeting that is saved as it stands is no change: no event, no notice, no reminder anew', async () => {
  const meeting = { meetingLocation: 'Plaza', meetingDateTime: at(2), meetingNotes: 'Con gorra' }
  await meet(meeting)
  // Suggested again by the other side it is agreed to (D51); after that it is no change for either.
  await act(pair.proposer.browser, id, 'set_meeting_details', meeting)
  const before = await tradeOf(pair.owner.browser, id)
  expect(before).toMatchObject({ meetingSuggestedBy: null, meetingAgreed: { location: 'Plaza' } })
  const [first] = await told('meeting_set')
  await env.DB.prepare('update trades set meeting_reminded = 1 where id = ?').bind(id).run()
  for (const same of [
    meeting,
    { ...meeting, meetingLocation: ' Plaza\u200b ' },
    { meetingLocation: 'Plaza' },
    { ...meeting, meetingDateTime: meeting.meetingDateTime.replace('Z', '+00:00') },
    {},
  ]) {
    for (const { browser } of [pair.owner, pair.proposer]) {
      const answer = await act(browser, id, 'set_meeting_details', same)
      expect([same, answer.status]).toEqual([same, 200])
    }
  }
  expect(await tradeOf(pair.owner.browser, id)).toEqual(before)
  expect((await told('meeting_set')).map((one) => one.id)).toEqual([first?.id])
  const row = await env.DB.prepare('select meeting_reminded from trades where id = ?')
    .bind(id)
    .first()
  expect(row).toEqual({ meeting_reminded: 1 })
  // A word with it, or one other thing, is something to tell.
  expect((await meet({ ...meeting, message: '¿Sigue en pie?' })).status).toBe(200)
  expect((await meet({ meetingNotes: '' })).status).toBe(200)
  const { events, meetingNotes } = await tradeOf(pair.owner.browser, id)
  expect([events.length - before.events.length, meetingNotes]).toEqual([2, ''])
})

test('a profile and an item that are saved as they are tell nobody', async () => {
  const { browser } = pair.owner
  const { requestedItem } = await makeProposal(pair)
  const count = async () =>
    await env.DB.prepare(
      'select (select count(*) from notifications) + (select count(*) from outbox) as n',
    ).first()
  const before = await count()
  for (let n = 0; n < 2; n += 1) {
    const item = { title: requestedItem.title, estimatedValue: requestedItem.estimatedValue }
    expect(
      (await browser.send('PUT', `/api/items/${requestedItem.id}`, { json: item })).status,
    ).toBe(200)
    const form = new FormData()
    form.set('firstName', 'Ana')
    expect((await browser.send('POST', '/api/profile/update', { form })).status).toBe(200)
    const settings = { tradeProposals: true }
    const answer = await browser.send('PUT', '/api/notifications/settings', { json: settings })
    expect(answer.status).toBe(200)
  }
  expect(await count()).toEqual(before)
})
