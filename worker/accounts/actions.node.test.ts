/** The ways in over libSQL, the other engine: guards, batches and what single statements return. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { requireMail } from '../mail/health.ts'
import { outbox } from '../mail/tables.ts'
import { libsqlContext } from '../testing/libsql.ts'
import { fakeSendgrid } from '../testing/services/fake-sendgrid.ts'
import { sessionOf, sessionsOf } from './person/sessions.ts'
import { currentUser, deleteExpiredAccountRows, pendingByEmail } from './person/store.ts'
import { forgotPassword, resetPassword, verifyResetCode } from './recovery.ts'
import { register, verifyEmail } from './registration.ts'
import { signIn } from './sign-in.ts'

let service: Awaited<ReturnType<typeof fakeSendgrid>>
let local: Awaited<ReturnType<typeof libsqlContext>>

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  service = await fakeSendgrid()
  local = await libsqlContext(service.settings)
})
afterAll(async () => {
  await local.close()
  service.close()
})

const email = 'eva@example.com'
const form = {
  ...{ email, password: 'clave-larga-9', firstName: 'Eva', lastName: 'Ruiz', city: 'Luque' },
  ...{ phoneNumber: '0981123456', dateOfBirth: '1990-05-04', country: 'Paraguay' as const },
  gender: 'female' as const,
}
const caller = { device: 'test', sessionToken: undefined, registrationToken: undefined }

async function codeOf(nth: number): Promise<string> {
  await local.settled()
  const text = service.received[nth]?.letter.content[0]?.value ?? ''
  return text.match(/\b\d{6}\b/)?.[0] ?? 'none'
}

test('registering, proving once, signing in, recovering once', async () => {
  const { ctx } = local
  const { browserToken } = await register(ctx, form)
  const code = await codeOf(0)
  const from = { ...caller, registrationToken: browserToken }
  const both = await Promise.allSettled([
    verifyEmail(ctx, { email, code }, from),
    verifyEmail(ctx, { email, code }, from),
  ])
  expect(both.map((b) => b.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find((b) => b.status === 'rejected')).toMatchObject({
    reason: { code: 'code_invalid' },
  })
  expect(await pendingByEmail(ctx.db, email)).toBeNull()

  const { token } = await signIn(ctx, { email, password: form.password }, caller)
  const live = await sessionOf(ctx.db, token, ctx.clock.now())
  if (!live) throw new Error('no session')
  expect(live.viewer).toMatchObject({ email })
  expect(await currentUser(ctx.db, live.viewer.id)).toMatchObject({ email, isVerified: false })
  expect(await sessionsOf(ctx.db, live.viewer, ctx.clock.now())).toHaveLength(2)

  await forgotPassword(ctx, email)
  const resetCode = await codeOf(1)
  const resetToken = await verifyResetCode(ctx, email, resetCode)
  const resets = await Promise.allSettled([
    resetPassword(ctx, resetToken, 'nueva-clave-5'),
    resetPassword(ctx, resetToken, 'nueva-clave-6'),
  ])
  expect(resets.map((b) => b.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(resets.find((b) => b.status === 'rejected')).toMatchObject({
    reason: { code: 'reset_token_invalid' },
  })
  expect(await sessionOf(ctx.db, token, ctx.clock.now())).toBeNull()
})

test('while the service is known to fail, recovery says so for every address', async () => {
  const { ctx } = local
  service.state.status = 500
  await forgotPassword(ctx, email)
  await local.settled()
  for (const address of [email, 'nadie@example.com']) {
    await expect(forgotPassword(ctx, address)).rejects.toMatchObject({
      code: 'EMAIL_SEND_FAILED',
      status: 503,
    })
  }
  // Registering goes on: its mail waits in the outbox.
  await register(ctx, { ...form, email: 'luz@example.com' })
  const rows = await ctx.db.select().from(outbox)
  expect(rows.filter((r) => r.status === 'pending').map((r) => r.recipient)).toContain(
    'luz@example.com',
  )
  await expect(requireMail(ctx)).rejects.toMatchObject({ status: 503 })
})

test('what is over is deleted and counted', async () => {
  const { db, clock } = local.ctx
  expect(await deleteExpiredAccountRows(db, clock.now() + 8 * 86_400_000)).toBeGreaterThan(0)
  expect(await deleteExpiredAccountRows(db, clock.now() + 8 * 86_400_000)).toBe(0)
})
