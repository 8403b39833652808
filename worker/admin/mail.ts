/** The mail service as an administrator sets it: entered, tried, taken back. The key is read by nobody again. */
import { eq } from 'drizzle-orm'
import { runBatch } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { seal } from '../http/secrets/seal.ts'
import { noteSuccess } from '../mail/health.ts'
import { mailStatement } from '../mail/outbox.ts'
import { deliveryOf } from '../mail/rules.ts'
import { answers, deliver } from '../mail/sendgrid.ts'
import { MAIL_KEY_PURPOSE, mailServiceOf } from '../mail/service.ts'
import { testMail } from '../mail/templates/mail-test.ts'
import { audit } from './access/audit.ts'
import type { Credentials, MailStatus, TestEmail } from './contract.ts'
import { maskedAddress } from './rules.ts'
import { mailService } from './tables.ts'

const TARGET = 'mail:service'
const ONE = 1

export async function mailStatus(ctx: Ctx): Promise<MailStatus> {
  const service = await mailServiceOf(ctx)
  return {
    configured: service.mode === 'service' && service.key !== null && service.from !== null,
    hasApiKey: service.key !== null,
    connectionTest: await answers(service),
    fromEmail: service.from,
    keyLast4: service.keyLast4,
  }
}

/** Throws 422 where nobody has said from which address mails come. */
export async function resetCredentials(ctx: Ctx, admin: Viewer, given: Credentials): Promise<void> {
  const { apiKey } = given
  const [before] = await ctx.db.select().from(mailService).where(eq(mailService.id, ONE))
  const fromEmail = given.fromEmail || (before?.fromEmail ?? null)
  if (fromEmail === null && ctx.settings.MAIL_FROM === undefined) {
    const issues = [{ path: 'fromEmail', code: 'from_email_required' }]
    throw new Refusal('invalid', 422, { issues })
  }
  const row = {
    keySealed: await seal(ctx.settings.SECRET_KEY, MAIL_KEY_PURPOSE, apiKey),
    keyLast4: apiKey.slice(-4),
    fromEmail,
    updatedAt: ctx.clock.now(),
    updatedBy: admin.id,
  }
  const { keyLast4 } = row
  await runBatch(ctx.db, [
    ctx.db
      .insert(mailService)
      .values({ id: ONE, ...row })
      .onConflictDoUpdate({ target: mailService.id, set: row }),
    // What was known of the service was known of the key before.
    noteSuccess(ctx),
    audit(ctx, admin.id, 'mail_credentials', TARGET, { keyLast4, fromEmail }),
  ])
}

/** The settings hold again. */
export async function forgetCredentials(ctx: Ctx, admin: Viewer): Promise<void> {
  await runBatch(ctx.db, [
    ctx.db.delete(mailService).where(eq(mailService.id, ONE)),
    noteSuccess(ctx),
    audit(ctx, admin.id, 'mail_credentials_removed', TARGET),
  ])
}

/** Sent at once and not tried again: somebody waits for what becomes of it. Throws 503. */
export async function sendTestEmail(ctx: Ctx, admin: Viewer, given: TestEmail): Promise<void> {
  const service = await mailServiceOf(ctx)
  const mail = testMail(ctx, given)
  const told = (delivery: string) =>
    audit(ctx, admin.id, 'mail_test', `mail:${maskedAddress(mail.to)}`, { delivery })
  if (service.mode === 'none') throw new Refusal('mail_test_failed', 503)
  if (service.mode === 'local') {
    await runBatch(ctx.db, [mailStatement(ctx, mail), told('local')])
    return
  }
  const delivery = deliveryOf((await deliver(service, mail)).status)
  await told(delivery)
  if (delivery !== 'sent') throw new Refusal('mail_test_failed', 503)
}
