/** Somebody with a password that fits, who leaves, comes back, or is gone for good (D47). */
import { hashPassword } from '../../accounts/passwords.ts'
import { finishDepartures } from '../../privacy/removal/removal.ts'
import { LEAVE_MS } from '../../privacy/terms.ts'
import { Browser, testContext } from '../app.ts'
import { pass } from '../clock.ts'
import { PASSWORD } from '../services/mailbox.ts'
import { makeAccount } from './makers.ts'

type Given = Parameters<typeof makeAccount>[0]

export async function makeKnown(given: Given = {}) {
  const passwordHash = await hashPassword(testContext().ctx.random, PASSWORD)
  return makeAccount({ passwordHash, ...given })
}

export const askToLeave = (browser: Browser, password = PASSWORD): Promise<Response> =>
  browser.post('/api/privacy/leave', { password })

/** On another device. */
export async function signInAgain(email: string) {
  const browser = new Browser()
  const answer = await browser.post('/api/auth/login', { email, password: PASSWORD })
  return { browser, status: answer.status, body: await answer.json<Record<string, unknown>>() }
}

/** The days go by and cron runs until nothing is left to do; answers in how many pieces. */
export async function goneForGood(): Promise<number> {
  pass(LEAVE_MS)
  const { ctx } = testContext()
  let pieces = 0
  for (let done = 1; done > 0; pieces += done) done = await finishDepartures(ctx)
  return pieces
}
