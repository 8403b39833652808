/** Who is accused is told whatever they switched off, and also when one of the two has blocked the other. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { isOthersAct } from '../../notifications/rules.ts'
import { ORIGIN } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeSecurable, placeDeposit } from '../../testing/makers/paying.ts'
import { mailTo } from '../../testing/services/mailbox.ts'

afterEach(setClockBack)

test('a claim is told to the accused by mail, once, with the way to answer it', async () => {
  const { owner, proposer, id, amount, trade } = await makeSecurable({ days: 2 })
  await placeDeposit(proposer.browser, id, amount)
  pass(3 * 24 * 3_600_000)
  const off = { pushNotifications: false, tradeAccepted: false, tradeRejected: false }
  await proposer.browser.send('PUT', '/api/notifications/settings', { json: off })
  expect((await proposer.browser.post('/api/blocks', { userId: owner.id })).status).toBe(204)
  const claim = { reason: 'no_show', statement: 'Esperé una hora en la plaza y no vino nadie.' }
  const open = () => owner.browser.post(`/api/trades/${id}/claim`, claim)
  expect([(await open()).status, (await open()).status]).toEqual([201, 409])
  const mails = (await mailTo(proposer.email)).filter(({ kind }) => kind === 'claim_opened')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(`Ana reportó un problema con «${trade.requestedItem.title}»`)
  expect(mails[0]?.text).toContain(`${ORIGIN}/trades/${id}\n`)
  expect(mails[0]?.headers).not.toHaveProperty('List-Unsubscribe')
  const told = await env.DB.prepare(
    "select type from notifications where user_id = ? and type = 'claim_opened'",
  )
    .bind(proposer.id)
    .all()
  expect(told.results).toHaveLength(1)
  expect(isOthersAct('claim_opened')).toBe(false)
})
