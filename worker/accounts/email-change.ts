/** Another address for one's account: proved by a code sent there, told at the old one. */
import { eq, sql } from 'drizzle-orm'
import { closeSockets } from '../chat/leave.ts'
import { lostConstraint, runBatch } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { requireMail } from '../mail/health.ts'
import { mailStatement, sendSoon } from '../mail/outbox.ts'
import { changeCodeMail } from '../mail/templates/change-code.ts'
import { emailChangedMail } from '../mail/templates/email-changed.ts'
import { emailTakenMail } from '../mail/templates/email-taken.ts'
import { mailboxMark, marked } from './marks/marks.ts'
import { deleteCode, judgeCode, newCode, spendSendOf } from './person/codes.ts'
import { emailProved, firstProof } from './person/proved.ts'
import { endOtherSessions } from './person/sessions.ts'
import { deletePending, personByEmail, personById } from './person/store.ts'
import { provedPerson } from './sign-in.ts'
import { codes, emailChanges, users } from './tables.ts'

/**
 * Sends the code. Answers alike for an address that is somebody's, who is told by mail. Throws 422
 * `credentials_wrong`, `email_same`; 429; 503 where no mail can be sent.
 */
export async function askEmailChange(
  ctx: Ctx,
  viewer: Viewer,
  given: { email: string; password: string },
): Promise<void> {
  await requireMail(ctx)
  const { email } = given
  const person = await provedPerson(ctx, viewer, given.password)
  if (email === person.email) {
    throw new Refusal('email_same', 422, { issues: [{ path: 'email', code: 'email_same' }] })
  }
  await spendSendOf(ctx, viewer.id, email)
  const known = await personByEmail(ctx.db, email)
  // A code is written in any case: as much work, so about the same time. Nobody gets to read it.
  const { code, statement } = await newCode(ctx, 'change', viewer.id)
  const fresh = { email, createdAt: ctx.clock.now() }
  await runBatch(ctx.db, [
    ctx.db
      .insert(emailChanges)
      .values({ userId: viewer.id, ...fresh })
      .onConflictDoUpdate({ target: emailChanges.userId, set: fresh }),
    statement,
    mailStatement(
      ctx,
      known
        ? emailTakenMail(ctx, known)
        : changeCodeMail(ctx, { email, language: person.language }, code),
    ),
  ])
  sendSoon(ctx)
}

/**
 * Changes the address, ends the other sessions and every way back in through the old mailbox, tells the old address.
 * Throws 422 `code_invalid`, 409 `email_taken`, 429.
 */
export async function confirmEmailChange(ctx: Ctx, viewer: Viewer, code: string): Promise<string> {
  const codeHash = await judgeCode(ctx, 'change', viewer.id, code)
  const [asked] = await ctx.db.select().from(emailChanges).where(eq(emailChanges.userId, viewer.id))
  const person = await personById(ctx.db, viewer.id)
  if (!asked || !person) throw new Refusal('code_invalid', 422)
  const { email } = asked
  const { db } = ctx
  const now = ctx.clock.now()
  try {
    await runBatch(db, [
      firstProof(db, viewer.id, now),
      changeEmail(db, viewer.id, codeHash, now),
      db.delete(emailChanges).where(eq(emailChanges.userId, viewer.id)),
      deleteCode(db, 'change', viewer.id),
      deleteCode(db, 'reset', person.email),
      deleteCode(db, 'reset', email),
      // Somebody registered it and never proved it; its owner has proved it here.
      deletePending(db, email),
      deleteCode(db, 'verify', email),
      emailProved(db, viewer.id, email, now),
      marked(ctx, viewer.id, mailboxMark(ctx, email)),
      endOtherSessions(db, viewer.id, viewer.sessionHash),
      mailStatement(ctx, emailChangedMail(ctx, person)),
    ])
  } catch (error) {
    if (lostConstraint(error) !== 'users.email') throw error
    throw await whyLost(db, viewer.id, email)
  }
  closeSockets(ctx, viewer.id, { but: viewer.sessionHash })
  sendSoon(ctx)
  return email
}

/**
 * Fails on users.email when the code was replaced or used up meanwhile (the sub-select finds nothing), and when the
 * address has become somebody's. A new password version ends the reset tokens that are on their way (D20).
 */
function changeEmail(db: Db, userId: string, codeHash: string, now: number) {
  const proved = sql`(select ${emailChanges.email} from ${emailChanges}
    inner join ${codes} on ${codes.email} = ${emailChanges.userId}
    where ${emailChanges.userId} = ${userId} and ${codes.purpose} = 'change'
      and ${codes.codeHash} = ${codeHash})`
  return db
    .update(users)
    .set({
      email: proved,
      emailVerifiedAt: now,
      passwordVersion: sql`${users.passwordVersion} + 1`,
      updatedAt: now,
    })
    .where(eq(users.id, userId))
}

/** Whoever gets here has proved the mailbox: that it is somebody's by now is no secret to them. */
async function whyLost(db: Db, userId: string, email: string): Promise<Refusal> {
  const owner = await personByEmail(db, email)
  return owner && owner.id !== userId
    ? new Refusal('email_taken', 409)
    : new Refusal('code_invalid', 422)
}
