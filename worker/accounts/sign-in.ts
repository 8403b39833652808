/** Signing in and out (D18, D19, D62). */
import { closeSockets } from '../chat/leave.ts'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { giveBack, requireLeft, spend } from '../http/guards/limits.ts'
import { sha256 } from '../http/secrets/hash.ts'
import type { Caller } from './caller.ts'
import type { Login } from './contract.ts'
import { requirePlace } from './hash-queue.ts'
import { fittingHash, hashPassword, isOutdated } from './passwords.ts'
import { comeBack } from './person/closing.ts'
import { knownBrowser, rememberedBy } from './person/known-browser.ts'
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

/** `restored`: who had asked to leave is back, with everything (D47). `browser`: for its cookie (person/known-browser.ts). */
export type SignedIn = { token: string; browser: string; restored: boolean }

/**
 * With the token of a new session. Throws 401 `credentials_wrong` alike for an unknown address and a wrong
 * password, 403 `email_not_verified` to who knows the password of a pending registration, 403 `account_suspended`, 429.
 */
export async function signIn(ctx: Ctx, login: Login, caller: Caller): Promise<SignedIn> {
  const { email, password } = login
  requirePlace()
  const [person, pending] = await Promise.all([
    personByEmail(ctx.db, email),
    pendingByEmail(ctx.db, email),
  ])
  const known = await knownBrowser(ctx, caller.browserToken, person)
  const fitting = await spendTry(ctx, {
    // A browser that was signed in before is counted for itself: a stranger cannot lock it out.
    subject: known === null ? `account:${email}` : `browser:${known}`,
    network: known === null ? ctx.address : null,
    stored: [person?.passwordHash, pending?.passwordHash],
    password,
  })
  const fits = (hash: string | undefined) => hash !== undefined && hash === fitting
  const verdict = judgeSignIn({
    person: fits(person?.passwordHash),
    pending: fits(pending?.passwordHash),
  })
  if (verdict === 'email_not_verified') throw new Refusal('email_not_verified', 403)
  if (verdict === 'credentials_wrong' || !person) throw new Refusal('credentials_wrong', 401)
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
  const browser = await rememberedBy(ctx, caller.browserToken, person)
  return { token: session.token, browser, restored: person.isLeaving }
}

type Try = {
  /** Whose tries are counted. */
  subject: string
  /** That is counted as well, where it is no known browser. */
  network: string | null
  stored: readonly (string | undefined)[]
  password: string
}

/**
 * The hash that the password fits. A try is taken from the limits before hashing, so that parallel guesses do not slip
 * through; of a right one that of wrong ones is given back, and of one that was not judged all.
 */
async function spendTry(ctx: Ctx, { subject, network, stored, password }: Try) {
  requirePlace()
  if (network !== null) await spend(ctx, 'signInsOfNetwork', network)
  await requireLeft(ctx, 'signIns', subject)
  await spend(ctx, 'signInFailures', subject)
  const fitting = await fittingHash(stored, password).catch(async (error: unknown) => {
    // Too many were hashing.
    await runBatch(ctx.db, [
      ...(network === null ? [] : [giveBack(ctx.db, 'signInsOfNetwork', network)]),
      giveBack(ctx.db, 'signInFailures', subject),
    ])
    throw error
  })
  if (fitting === undefined) return undefined
  await giveBack(ctx.db, 'signInFailures', subject)
  await spend(ctx, 'signIns', subject)
  return fitting
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
  const fitting = await spendTry(ctx, {
    // Whoever is signed in has proved who they are: what strangers guess at the door is not counted here.
    subject: `person:${viewer.id}`,
    network: null,
    stored: [person?.passwordHash],
    password,
  })
  if (person && fitting !== undefined) return person
  throw wrongPassword(path)
}

/**
 * Parameters change over the years; only a sign-in knows the password to hash again. While too many wait the old one
 * stays: the password was right, and the next sign-in comes here as well.
 */
async function renewedHash(ctx: Ctx, person: Person, password: string): Promise<Statement[]> {
  if (!isOutdated(person.passwordHash)) return []
  try {
    const hash = await hashPassword(ctx.random, password)
    return [rehashStatement(ctx.db, person.id, person.passwordHash, hash)]
  } catch (error) {
    if (error instanceof Refusal && error.code === 'busy') return []
    throw error
  }
}
