/** Accounts, mail, limits and cron look rows up by an index: no statement walks a table that grows. */
import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { Browser } from '../testing/app.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { codeTo, PASSWORD, registration } from '../testing/services/mailbox.ts'
import { runCron } from './cron.ts'

const { db, asked } = recording(env.DB)

async function flaws() {
  expect(asked.length).toBeGreaterThan(0)
  const found: { flaw: string; sql: string }[] = []
  for (const one of asked) {
    for (const flaw of await flawsOf(env.DB, one)) found.push({ flaw, sql: one.sql })
  }
  return found
}

test('the ways in, back in and out', async () => {
  const browser = new Browser({ DB: db })
  const answers: Response[] = []
  const post = async (path: string, json?: unknown) => {
    const answer = await browser.post(`/api/auth/${path}`, json)
    answers.push(answer.clone())
    return answer
  }
  const form = registration()
  const { email } = form
  await post('register', form)
  await post('resend-verification', { email })
  await post('verify-email', { email, code: await codeTo(email) })
  await post('login', { email, password: PASSWORD })
  await browser.get('/api/auth/user')
  await browser.get('/api/auth/sessions')
  const change = { currentPassword: PASSWORD, newPassword: 'otra-clave-7' }
  await post('change-password', change)
  await post('sessions/end-others')
  await browser.send('DELETE', '/api/auth/sessions/nothing')
  await post('forgot-password', { email })
  const proved = await post('verify-reset-code', { email, code: await codeTo(email) })
  const { resetToken }: { resetToken: string } = await proved.json()
  await post('reset-password', { resetToken, newPassword: 'tercera-clave-3' })
  await browser.get(`/api/dev/outbox?to=${email}`)
  await browser.post('/api/logout')
  expect(answers.map((a) => a.status)).toEqual([201, ...Array(8).fill(200)])
  expect(asked.some(({ sql }) => sql.startsWith('insert into "outbox"'))).toBe(true)
  expect(await flaws()).toEqual([])
})

test('cron', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  asked.length = 0
  const mail = { SENDGRID_API_KEY: 'SG.test-key', MAIL_FROM: 'hola@jopoi.example' }
  await runCron({ ...env, ...mail, DB: db })
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)).event)).not.toContain('failure')
  log.mockRestore()
  const touched = ['outbox', 'codes', 'sessions', 'pending_registrations', 'limit_counters']
  for (const table of touched) {
    expect(asked.some(({ sql }) => sql.includes(`"${table}"`))).toBe(true)
  }
  // A run walks the views since the last one by their key, at most 500 of them, and forgets them.
  const meant = { flaw: 'SCAN item_views', start: 'select "item_id"' }
  const isMeant = (f: { flaw: string; sql: string }) =>
    f.flaw === meant.flaw && f.sql.startsWith(meant.start)
  expect((await flaws()).filter((f) => !isMeant(f))).toEqual([])
  const due = asked.find(({ sql }) => sql.startsWith('update "outbox"'))
  const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${due?.sql}`)
    .bind(...(due?.values ?? []))
    .all<{ detail: string }>()
  expect(plan.results.map((row) => row.detail).join()).toContain('USING COVERING INDEX outbox_due')
})
