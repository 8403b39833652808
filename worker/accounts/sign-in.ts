/** Signing in and out (D18, D19, D24). */
import { closeSockets } from '../chat/leave.ts'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { giveBack, NETWORK_FACTOR, requireLeft, spend } from '../http/guards/limits.ts'
import { sha256 } from '../http/secrets/hash.ts'
import type { Caller } from './caller.ts'
import type { Login } from './contract.ts'
import { hashPassword, isOutdated, passwordFits } from './passwords.ts'
import { comeBack } from './person/closing.ts'
import { endSessionWith, endSurplusSessions, newSession, sessionOf } from './person/sessions.ts'
import {
  type Person,
  pendingByEmail,
  personByEmail,
  personById,
  rehashStatement,
} from './person/store.ts'
import { judgeSignIn } from './rules.ts'

/** D18: the browser gets a new session and the one it had ends. For the batch that signs in; `closeReplaced` comes after it. */
export async function startSession(ctx: Ctx, userId: string, caller: Caller) {
  const { token, statement } = await newSession(ctx, userId, caller.device)
  const begun: Statement[] = [statement, endSurplusSessions(ctx.db, userId)]
  const before = caller.sessionToken
  if (before === undefined) return { token, statements: begun, closeReplaced: () => undefined }
  const idHash = await sha256(before)
  // Read now: when the batch is through it is gone.
  const replaced = await sessionOf(ctx.db, before, ctx.clock.now())
  const statements = [...begun, endSessionWith(ctx.db, idHash)]
  const closeReplaced = () => {
    if (!replaced) return
    const { id } = replaced.viewer
    closeSockets(ctx, id, { only: [idHash], isBack: id === userId })
  }
  return { token, statements, closeReplaced }
}

/** `restored`: who had asked to leave is back, with everything (D47). */
export type SignedIn = { token: string; restored: boolean }

/**
 * With the token of a new session. Throws 401 `credentials_wrong` alike for an unknown address and a wrong
 * password, 403 `email_not_verified` to who knows the password of a pending registration, 403 `account_suspended`, 429.
 */
export async function signIn(ctx: Ctx, login: Login, caller: Caller): Promise<SignedIn> {
  const { email, password } = login
  const network = `network:${ctx.address}`
  await requireLeft(ctx, 'signInFailures', network, NETWORK_FACTOR)
  const [person, pending] = await Promise.all([
    personByEmail(ctx.db, email),
    pendingByEmail(ctx.db, email),
  ])
  const fits = await spendTry(ctx, email, (person ?? pending)?.passwordHash, password)
  const known = person ? 'person' : pending ? 'pending' : 'nobody'
  const verdict = judgeSignIn(known, fits)
  if (verdict === 'email_not_verified') throw new Refusal('email_not_verified', 403)
  if (verdict === 'credentials_wrong' || !person) {
    await spend(ctx, 'signInFailures', network, { factor: NETWORK_FACTOR })
    throw new Refusal('credentials_wrong', 401)
  }
  // Only to whoever knows the password.
  if (person.suspendedAt !== null) throw new Refusal('account_suspended', 403)
  const session = await startSession(ctx, person.id, caller)
  const renewed = await renewedHash(ctx, person, password)
  const back = person.isLeaving ? comeBack(ctx.db, person.id) : []
  try {
    await runBatch(ctx.db, [...back, ...session.statements, ...renewed])
  } catch (error) {
    // The account was closed while the password was judged.
    if (lostConstraint(error) !== 'sessions.user_id') throw error
    throw new Refusal('credentials_wrong', 401)
  }
  session.closeReplaced()
  return { token: session.token, restored: person.isLeaving }
}

/**
 * Whether the password fits. The try is taken from the account's limit before hashing, so that
 * parallel guesses do not slip through, and given back when it was not a wrong one.
 */
export async function spendTry(
  ctx: Ctx,
  email: string,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const subject = `account:${email}`
  await spend(ctx, 'signInFailures', subject)
  let isFailure = false
  try {
    const fits = await passwordFits(stored, password)
    isFailure = !fits
    return fits
  } finally {
    // Also when too many were hashing: nothing was judged.
    if (!isFailure) await giveBack(ctx.db, 'signInFailures', subject)
  }
}

/** Of the field `path` of the form. */
export const wrongPassword = (path: string) =>
  new Refusal('credentials_wrong', 422, { issues: [{ path, code: 'credentials_wrong' }] })

/** The viewer, who has given their password once more, in `path`. Throws 422 `credentials_wrong`, 429. */
export async function provedPerson(
  ctx: Ctx,
  viewer: Viewer,
  password: string,
  path = 'password',
): Promise<Person> {
  const person = await personById(ctx.db, viewer.id)
  const fits = await spendTry(ctx, viewer.email, person?.passwordHash, password)
  if (person && fits) return person
  throw wrongPassword(path)
}

/** D21: parameters change over the years; only a sign-in knows the password to hash again. */
async function renewedHash(ctx: Ctx, person: Person, password: string): Promise<Statement[]> {
  if (!isOutdated(person.passwordHash)) return []
  const hash = await hashPassword(ctx.random, password)
  return [rehashStatement(ctx.db, person.id, person.passwordHash, hash)]
}
