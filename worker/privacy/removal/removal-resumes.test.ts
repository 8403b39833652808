/** The removal goes on where it was cut off, and does not begin while somebody still waits for a trade (D47). */
import { env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { HOUR } from '../../http/clock.ts'
import { testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { everything, fullLife, keysOf, rowsOf } from '../../testing/makers/full-life.ts'
import { askToLeave, goneForGood, makeKnown } from '../../testing/makers/leaver.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { act, makeProposal, tradeOf, walk } from '../../testing/makers/trade-maker.ts'
import { departures } from '../tables.ts'
import { LEAVE_MS } from '../terms.ts'
import { finishDepartures } from './removal.ts'

afterEach(setClockBack)

test('a run that dies in between is taken up where it was, and what it did is done again harmlessly', async () => {
  const { mark, words, leaver, other, arpa, done } = await fullLife()
  await askToLeave(leaver.browser)
  pass(LEAVE_MS)
  const { ctx } = testContext()
  // Each piece is done, its note is lost, it is put off, and the next run has it again.
  let notes = 0
  const update = ctx.db.update.bind(ctx.db)
  const lost = vi.spyOn(ctx.db, 'update').mockImplementation((table) => {
    if (table === (departures as never)) notes += 1
    if (table === (departures as never) && notes % 3 === 1) throw new Error('lost')
    return update(table)
  })
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const isDone = async () =>
    (await rowsOf('select done_at from departures where user_id = ?', leaver.id))[0]?.done_at
  for (let run = 0; run < 60 && !(await isDone()); run += 1) {
    pass(2 * HOUR)
    await finishDepartures(ctx)
  }
  lost.mockRestore()
  log.mockRestore()
  expect(await isDone()).toEqual(expect.any(Number))
  expect(notes).toBeGreaterThan(20)
  const after = [...(await everything([done.id])).values()].join().replaceAll(words.title, '')
  expect(after.includes(mark)).toBe(false)
  expect(await keysOf(env.PHOTOS, `items/${arpa.id}/`)).toEqual([])
  expect((await tradeOf(other.browser, done.id)).fromUser.firstName).toBe('Usuario eliminado')
})

test('what was promised in the last moment is brought to an end before', async () => {
  const leaver = await makeKnown()
  const other = await makeAccount()
  await askToLeave(leaver.browser)
  // As a request that began before would have left it.
  const { ctx } = testContext()
  await env.DB.prepare('update items set deleted_at = null where owner_id = ?')
    .bind(leaver.id)
    .run()
  const open = await makeProposal({ owner: other, proposer: await makeAccount() })
  await act(other.browser, open.id, 'accept')
  await env.DB.prepare('update trades set from_user_id = ? where id = ?')
    .bind(leaver.id, open.id)
    .run()
  pass(LEAVE_MS)
  await finishDepartures(ctx)
  await finishDepartures(ctx)
  const [row] = await rowsOf('select step from departures where user_id = ?', leaver.id)
  expect(row).toEqual({ step: 0 })
  await walk(open.id, [[other.browser, 'request_cancellation']])
  await env.DB.prepare("update trades set status = 'cancelled' where id = ?").bind(open.id).run()
  await goneForGood()
  expect(await rowsOf('select email from users where id = ?', leaver.id)).toEqual([
    { email: `left:${leaver.id}` },
  ])
  expect(await rowsOf('select message from trades where id = ?', open.id)).toEqual([
    { message: '' },
  ])
})

test('a run that comes second to close the account does not put off what the first goes on with', async () => {
  const leaver = await makeKnown()
  await askToLeave(leaver.browser)
  pass(LEAVE_MS)
  const { ctx } = testContext()
  await Promise.all([1, 2, 3].map(() => finishDepartures(ctx)))
  const due = 'select step, due_at <= ? as due from departures where user_id = ?'
  expect(await rowsOf(due, ctx.clock.now(), leaver.id)).toEqual([{ step: 1, due: 1 }])
})
