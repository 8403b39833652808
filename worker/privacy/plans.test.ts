/** Leaving, coming back, the removal and the export look rows up by an index. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { fullLife } from '../testing/makers/full-life.ts'
import { askToLeave, signInAgain } from '../testing/makers/leaver.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { PASSWORD } from '../testing/services/mailbox.ts'
import { finishDepartures } from './removal/removal.ts'
import { EXPORT_PARTS, LEAVE_MS } from './terms.ts'

afterEach(setClockBack)

test('no statement walks a table that grows', async () => {
  const { db, asked } = recording(env.DB)
  const { leaver } = await fullLife()
  const watched = async () => {
    const { browser } = await signInAgain(leaver.email)
    const again = new Browser({ DB: db })
    for (const [name, value] of browser.cookies) again.cookies.set(name, value)
    return again
  }
  const browser = await watched()
  const opened = await browser.post('/api/privacy/export', { password: PASSWORD })
  const { token }: { token: string } = await opened.json()
  for (const part of EXPORT_PARTS) {
    for (const cursor of ['', 'g0', '1', '1:0']) {
      const answer = await browser.post('/api/privacy/export/part', { token, part, cursor })
      expect(answer.status).toBe(200)
    }
  }
  expect((await askToLeave(browser)).status).toBe(200)
  const login = new Browser({ DB: db })
  await login.post('/api/auth/login', { email: leaver.email, password: PASSWORD })
  expect((await askToLeave(login)).status).toBe(200)
  pass(LEAVE_MS)
  const { ctx } = testContext({ DB: db })
  for (let done = 1; done > 0; ) done = await finishDepartures(ctx)
  expect(asked.length).toBeGreaterThan(100)
  const flaws: { flaw: string; sql: string }[] = []
  for (const one of asked) {
    for (const flaw of await flawsOf(env.DB, one)) flaws.push({ flaw, sql: one.sql })
  }
  // One person's pending proposals, numbered for those who are told of their end.
  expect(flaws.filter(({ sql }) => !sql.includes('row_number()'))).toEqual([])
})
