/** The way back in and a changed password (D20): code, signed token, new password. */
import { closeSockets } from '../chat/leave.ts'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import { MINUTE } from '../http/clock.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { forgive } from '../http/guards/limits.ts'
import { readToken, signToken } from '../http/secrets/tokens.ts'
import { requireMail } from '../mail/health.ts'
import { mailStatement, sendSoon } from '../mail/outbox.ts'
import { passwordChangedMail } from '../mail/templates/password-changed.ts'
import { resetCodeMail } from '../mail/templates/reset-code.ts'
import { hashPassword, NO_PASSWORD, namesOf, requireUncommon } from './passwords.ts'
import { deleteCode, judgeCode, newCode, spendSend } from './person/codes.ts'
import { emailProved, firstProof } from './person/proved.ts'
import { endOtherSessions, endSessionsOf } from './person/sessions.ts'
import {
  changePasswordStatement,
  markEmailVerified,
  type Person,
  personByEmail,
  personById,
} from './person/store.ts'
import { provedPerson, wrongPassword } from './sign-in.ts'

const RESET_TOKEN_MS = 15 * MINUTE

/** Single use: it names the version of the password that it replaces. */
export function resetTokenFor(ctx: Ctx, person: Pick<Person, 'id' | 'passwordVersion'>) {
  const claims = { subject: person.id, version: person.passwordVersion }
  return signToken(ctx, 'reset', claims, RESET_TOKEN_MS)
}

/** Alike for known and unknown addresses (case 29). Throws 503, 429. */
export async function forgotPassword(ctx: Ctx, email: string): Promise<void> {
  await requireMail(ctx)
  await spendSend(ctx, email)
  const person = await personByEmail(ctx.db, email)
  // A code is written in any case: as much work, so about the same time. Nobody gets to read it.
  const { code, statement } = await newCode(ctx, 'reset', email)
  const statements: Statement[] = [statement]
  if (person) statements.push(mailStatement(ctx, resetCodeMail(ctx, person, code)))
  await runBatch(ctx.db, statements)
  sendSoon(ctx)
}

/** Uses the code up. Throws 422 `code_invalid`, 429. */
export async function verifyResetCode(ctx: Ctx, email: string, code: string): Promise<string> {
  const codeHash = await judgeCode(ctx, 'reset', email, code)
  const person = await personByEmail(ctx.db, email)
  const [used] = await deleteCode(ctx.db, 'reset', email, codeHash).returning()
  if (!person || !used) throw new Refusal('code_invalid', 422)
  return resetTokenFor(ctx, person)
}

/** Ends every session. Throws 422 `reset_token_invalid`, `password_common`, `password_own_name`; 429 `busy`. */
export async function resetPassword(ctx: Ctx, resetToken: string, password: string): Promise<void> {
  const claims = await readToken(ctx, 'reset', resetToken)
  const person = claims && (await personById(ctx.db, claims.subject))
  if (!person || person.passwordVersion !== claims.version) {
    throw new Refusal('reset_token_invalid', 422)
  }
  requireUncommon(password, 'newPassword', namesOf(ctx, person))
  const lost = new Refusal('reset_token_invalid', 422)
  await replacePassword(ctx, person, password, lost, [
    endSessionsOf(ctx.db, person.id),
    firstProof(ctx.db, person.id, ctx.clock.now()),
    markEmailVerified(ctx.db, person.id, ctx.clock.now()),
    emailProved(ctx.db, person.id, person.email, ctx.clock.now()),
    // Who was locked out by somebody else's guesses gets in with the new password.
    forgive(ctx.db, 'signInFailures', `account:${person.email}`),
  ])
  closeSockets(ctx, person.id, { but: null })
}

/** Ends the other sessions. Throws 422 `credentials_wrong`, `password_common`, `password_own_name`; 429. */
export async function changePassword(
  ctx: Ctx,
  viewer: Viewer,
  given: { currentPassword: string; newPassword: string },
): Promise<void> {
  const person = await provedPerson(ctx, viewer, given.currentPassword, 'currentPassword')
  requireUncommon(given.newPassword, 'newPassword', namesOf(ctx, person))
  const lost = wrongPassword('currentPassword')
  await replacePassword(ctx, person, given.newPassword, lost, [
    endOtherSessions(ctx.db, viewer.id, viewer.sessionHash),
  ])
  closeSockets(ctx, viewer.id, { but: viewer.sessionHash })
}

/** One batch; of two that start from the same password one wins and the other gets `lost`. */
async function replacePassword(
  ctx: Ctx,
  person: Person,
  password: string,
  lost: Refusal,
  more: Statement[],
) {
  const passwordHash = await hashPassword(ctx.random, password)
  const { id, passwordVersion: version } = person
  const isFirst = person.passwordHash === NO_PASSWORD
  try {
    await runBatch(ctx.db, [
      changePasswordStatement(ctx.db, { id, version, passwordHash, now: ctx.clock.now() }),
      deleteCode(ctx.db, 'reset', person.email),
      ...more,
      ...(isFirst ? [] : [mailStatement(ctx, passwordChangedMail(ctx, person))]),
    ])
  } catch (error) {
    throw lostConstraint(error) === 'users.password_version' ? lost : error
  }
  sendSoon(ctx)
}
