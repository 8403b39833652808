/** A card provider that fails: one plain sentence for whoever waits, nothing half paid, and the same asked again is done once. */
import { afterEach, expect, test, vi } from 'vitest'
import { testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { FAULTS, type Fault } from '../../testing/faults/switch.ts'
import {
  askedOfProvider,
  behaving,
  cardSettings,
  confirm,
  makeSecurable,
  payAtProvider,
  startDeposit,
  started,
  toldOf,
  withSettings,
} from '../../testing/makers/paying.ts'
import { tradeOf, walk } from '../../testing/makers/trade-maker.ts'
import { settleDue } from '../queue.ts'
import { CARD_TIMEOUT_MS } from './stripe-gateway.ts'

const settings = cardSettings()
const MINUTE = 60_000
afterEach(setClockBack)

const SAID = {
  payments_down:
    'El servicio de pagos no responde. No se cobró nada. Inténtalo de nuevo en un momento.',
  // The person has paid at the provider's form: nobody may say that they were not charged.
  payment_unheard:
    'El servicio de pagos no responde. No pagues otra vez: lo que pagaste aparece aquí cuando responda.',
}

async function plainly(answer: Response, code: keyof typeof SAID): Promise<void> {
  expect(answer.status).toBe(503)
  const requestId = expect.stringMatching(/./)
  expect(await answer.json()).toEqual({ code, message: SAID[code], requestId })
}

test('an answer that was lost is found again under its key', async () => {
  const { proposer, id, amount } = await makeSecurable({ settings })
  const unlucky = withSettings(proposer.browser, behaving('lost'))
  expect((await startDeposit(unlucky, id, amount)).status).toBe(503)
  const found = await started(startDeposit(proposer.browser, id, amount))
  const made = (await askedOfProvider()).filter(({ path }) => path === '/v1/payment_intents')
  const keys = made.map(({ key }) => key)
  expect(keys.filter((key) => key === keys.at(-1))).toHaveLength(2)
  await payAtProvider(found.paymentIntentId)
  expect((await confirm(proposer.browser, found.paymentIntentId)).status).toBe(200)
})

/** A slow one is waited for as long as the product waits, by the test's own timers. */
async function asLongAsWeWait<T>(how: Fault, work: () => Promise<T>): Promise<T> {
  if (how !== 'slow') return work()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const before = (await askedOfProvider()).length
  let isOver = false
  const answer = work().finally(() => {
    isOver = true
  })
  while ((await askedOfProvider()).length === before) expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(CARD_TIMEOUT_MS - 1)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  return answer
}

test.each(FAULTS.filter((how) => how !== 'lost'))(
  'a provider that is %s is one plain sentence, and the trade goes on',
  async (how) => {
    const { owner, proposer, id, amount } = await makeSecurable({ settings })
    const browser = withSettings(proposer.browser, behaving(how))
    const answer = await asLongAsWeWait(how, () => startDeposit(browser, id, amount))
    await plainly(answer, 'payments_down')
    // Up again: a new try is a new payment, or the same.
    const payment = await started(startDeposit(proposer.browser, id, amount))
    await payAtProvider(payment.paymentIntentId)
    await confirm(proposer.browser, payment.paymentIntentId)
    const ended = await walk(id, [
      [withSettings(owner.browser, behaving(how)), 'confirm_delivery'],
      [browser, 'confirm_delivery'],
    ])
    expect(ended.status).toBe('completed')
    const { ctx } = testContext(behaving(how))
    await settleDue(ctx)
    expect((await tradeOf(owner.browser, id)).deposits).toMatchObject([{ status: 'releasing' }])
    pass(10 * MINUTE)
    const { ctx: well } = testContext(settings)
    await settleDue(well)
    expect((await tradeOf(owner.browser, id)).deposits).toMatchObject([{ status: 'released' }])
    pass(10 * MINUTE)
    await settleDue(well)
    const steps = await askedOfProvider()
    const done = steps.filter(({ path }) => path.includes(`${payment.paymentIntentId}/cancel`))
    expect(new Set(done.map(({ key }) => key)).size).toBe(done.length)
  },
)

test.each(FAULTS)(
  'a confirmation whose provider is %s is held once when it is asked again',
  async (how) => {
    const { owner, proposer, id, amount } = await makeSecurable({ settings })
    const { paymentIntentId } = await started(startDeposit(proposer.browser, id, amount))
    await payAtProvider(paymentIntentId)
    const unlucky = withSettings(proposer.browser, behaving(how))
    await plainly(
      await asLongAsWeWait(how, () => confirm(unlucky, paymentIntentId)),
      'payment_unheard',
    )
    expect(await toldOf(owner.browser)).not.toContain('deposit_placed')
    for (let n = 0; n < 2; n += 1) {
      const answer = await confirm(proposer.browser, paymentIntentId)
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'held' }])
    }
    const told = await toldOf(owner.browser)
    expect(told.filter((type) => type === 'deposit_placed')).toHaveLength(1)
    expect((await tradeOf(owner.browser, id)).deposits).toMatchObject([{ status: 'held', amount }])
  },
)
