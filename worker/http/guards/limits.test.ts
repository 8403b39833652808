/** D24, limit by limit: the last one passes, the next is told to wait, how long, and in words; then it is free again. */
import { afterEach, expect, test } from 'vitest'
import { answers as en } from '../../../web/i18n/messages/en/answers.ts'
import { answers as es } from '../../../web/i18n/messages/es/answers.ts'
import { MESSAGES_A_MINUTE } from '../../chat/terms.ts'
import { testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { type Row, STRICT } from '../../testing/makers/limit-row.ts'
import { LIMIT_ROWS } from '../../testing/makers/limit-rows.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../clock.ts'
import { LIMITS, NETWORK_FACTOR, spend } from './limits.ts'

afterEach(setClockBack)

test('the table is D24’s, D48’s and D62’s, and that of errors told', () => {
  const table = Object.entries(LIMITS).map(([name, { count, windowMs }]) => [name, count, windowMs])
  expect(table).toEqual([
    ['signInFailures', 10, 15 * MINUTE],
    ['signIns', 5, MINUTE],
    ['signInsOfNetwork', 30, MINUTE],
    ['codesSent', 5, HOUR],
    ['codesSentPause', 1, 30 * SECOND],
    ['codeTries', 15, DAY],
    ['registrationsOfNetwork', 50, HOUR],
    ['itemsPublished', 30, DAY],
    ['proposals', 30, DAY],
    ['questions', 20, DAY],
    ['wishes', 20, DAY],
    ['proposalsToOne', 5, 10 * MINUTE],
    ['meetingsSet', 20, DAY],
    ['reports', 20, DAY],
    ['reviews', 20, DAY],
    ['photosUploaded', 100, DAY],
    ['settingsChanged', 100, DAY],
    ['clientErrors', 10, HOUR],
    ['searches', 60, MINUTE],
  ])
  expect(MESSAGES_A_MINUTE).toBe(20)
})

const { ctx } = testContext(STRICT)

const sizeOf = (limit: Row[1]) =>
  limit === 'messages' ? { count: MESSAGES_A_MINUTE, windowMs: MINUTE } : LIMITS[limit]

async function expectRefused(answer: Response, windowMs: number, message: string): Promise<number> {
  expect(answer.status).toBe(429)
  const wait = answer.headers.get('retry-after') ?? ''
  expect(wait).toMatch(/^[1-9]\d*$/)
  expect(Number(wait) * SECOND).toBeLessThanOrEqual(windowMs)
  expect(await answer.json()).toEqual({ code: 'too_many', message })
  return Number(wait) * SECOND
}

test('every limit has its row', () => {
  const walked = new Set<string>(LIMIT_ROWS.map(([, limit]) => limit))
  expect([...Object.keys(LIMITS), 'messages'].filter((name) => !walked.has(name))).toEqual([])
})

test.each(LIMIT_ROWS)(
  '%s: the last one passes, the next waits as long as it is told',
  async (_what, limit, prepare, passes) => {
    const { count, windowMs } = sizeOf(limit)
    const { browser, ask, subject, taken = count - 1 } = await prepare()
    if (subject === undefined || limit === 'messages') {
      for (let nth = 1; nth < count; nth += 1)
        expect((await ask(browser)).status, `${nth}`).toBe(passes)
    } else if (taken > 0) {
      await spend(ctx, limit, subject, { amount: taken, factor: NETWORK_FACTOR })
    }
    expect((await ask(browser)).status).toBe(passes)
    await expectRefused(await ask(browser), windowMs, es.too_many)
    browser.cookies.set('lang', 'en')
    const wait = await expectRefused(await ask(browser), windowMs, en.too_many)
    // Asking again makes nobody wait longer, and the end of the window frees.
    pass(wait)
    expect((await ask(browser)).status).toBe(passes)
  },
)
