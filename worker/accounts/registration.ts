/** Registering and proving the address (D19). */
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { giveBack, spend } from '../http/guards/limits.ts'
import { languageOf } from '../http/language.ts'
import { sameHash, sha256 } from '../http/secrets/hash.ts'
import { requireMail } from '../mail/health.ts'
import { mailStatement, sendSoon } from '../mail/outbox.ts'
import { mailModeOf } from '../mail/service.ts'
import { knownAddressMail } from '../mail/templates/known-address.ts'
import { verifyCodeMail } from '../mail/templates/verify-code.ts'
import { earn } from '../tokens/ledger/earn.ts'
import type { Caller } from './caller.ts'
import type { Register, RegisterAnswer, VerifyAnswer } from './contract.ts'
import { requirePlace } from './hash-queue.ts'
import { mailboxMark, marked } from './marks/marks.ts'
import { hashPassword, NO_PASSWORD, namesOf, requireUncommon } from './passwords.ts'
import { requireNoLinks } from './person/beginner.ts'
import { deleteCode, giveBackSend, judgeCode, newCode, spendSend } from './person/codes.ts'
import { registrationAgreed } from './person/consents.ts'
import { rememberedBy } from './person/known-browser.ts'
import { requireOfAge } from './person/of-age.ts'
import { requireOwnNames } from './person/own-names.ts'
import { emailProved } from './person/proved.ts'
import {
  decoyOf,
  deletePending,
  insertPerson,
  insertProvedPerson,
  isDecoy,
  type Person,
  pendingByEmail,
  personByEmail,
  putPending,
} from './person/store.ts'
import { resetTokenFor } from './recovery.ts'
import { startSession } from './sign-in.ts'

type Registered = { answer: RegisterAnswer; browserToken: string }

/** Throws 422 `name_of_house`, `beginner_link`, `too_young`, `password_common`, `password_own_name`; 429. Answers alike for a new and a known address. */
export async function register(ctx: Ctx, input: Register): Promise<Registered> {
  requireFit(ctx, input)
  const requiresEmailVerification = (await mailModeOf(ctx)) !== 'none'
  requirePlace()
  await spend(ctx, 'registrationsOfNetwork', ctx.address)
  if (requiresEmailVerification) await spendSend(ctx, input.email)
  const browserToken = ctx.random.token(32)
  const known = await personByEmail(ctx.db, input.email)
  const { password, ...person } = input
  // Hashed for a known address as well: the time must not tell. Beside theirs: one derivation judges both at sign-in.
  const hashing = hashPassword(ctx.random, password, known?.passwordHash)
  const passwordHash = await hashing.catch(async (error: unknown) => {
    // Too many were hashing: nothing was registered and nothing sent.
    await runBatch(ctx.db, [
      giveBack(ctx.db, 'registrationsOfNetwork', ctx.address),
      ...(requiresEmailVerification ? giveBackSend(ctx, input.email) : []),
    ])
    throw error
  })
  const row = { ...person, passwordHash, language: ctx.language }
  // D39: an administrator's address is proved, or comes by the setup code.
  const isReserved = !requiresEmailVerification && ctx.settings.ADMIN_EMAILS.includes(input.email)
  if (!requiresEmailVerification) await createUnproved(ctx, known !== null || isReserved, row)
  else if (known) await tellKnown(ctx, known, row)
  else await createPending(ctx, row, await sha256(browserToken))
  sendSoon(ctx)
  return { answer: { requiresEmailVerification, email: input.email }, browserToken }
}

function requireFit(ctx: Ctx, { dateOfBirth, password, ...person }: Register): void {
  requireOwnNames(ctx, person)
  const { city, address, occupation, bio } = person
  requireNoLinks({ city, address, occupation, bio })
  requireOfAge(ctx, dateOfBirth)
  requireUncommon(password, 'password', namesOf(ctx, person))
}

type Row = Omit<Register, 'password'> & { passwordHash: string; language: string }

async function createPending(ctx: Ctx, row: Row, browserHash: string): Promise<void> {
  const { code, statement } = await newCode(ctx, 'verify', row.email)
  const mail = verifyCodeMail(ctx, { email: row.email, language: ctx.language }, code)
  await runBatch(ctx.db, [
    putPending(ctx.db, { ...row, browserHash, createdAt: ctx.clock.now() }),
    statement,
    mailStatement(ctx, mail),
  ])
}

/**
 * A decoy waits where a registration would (D62), so that signing in with the password of it is answered alike. It holds
 * nothing else of what was typed, and no code opens it: the one that is written, as much work, nobody gets to read.
 */
async function tellKnown(ctx: Ctx, person: Person, row: Row): Promise<void> {
  const { statement } = await newCode(ctx, 'verify', person.email)
  await runBatch(ctx.db, [
    putPending(ctx.db, decoyOf(row, ctx.clock.now())),
    statement,
    mailStatement(ctx, knownAddressMail(ctx, person)),
  ])
}

/** Where no mail can be sent nobody can prove an address (D19). */
async function createUnproved(ctx: Ctx, known: boolean, row: Row): Promise<void> {
  if (known) return
  try {
    const id = ctx.random.token(16)
    const now = ctx.clock.now()
    await runBatch(ctx.db, [
      insertPerson(ctx.db, { id, ...row }, now),
      earn(ctx.db, id, 'welcome', '', now),
      marked(ctx, id, mailboxMark(ctx, row.email)),
      ...registrationAgreed(ctx.db, id, now),
    ])
  } catch (error) {
    // Registered twice at once: the answer is that of a known address.
    if (lostConstraint(error) !== 'users.email') throw error
  }
}

/** D20: alike for known and unknown addresses. Throws 503, 429. */
export async function resendVerification(ctx: Ctx, email: string): Promise<void> {
  await requireMail(ctx)
  await spendSend(ctx, email)
  const pending = await pendingByEmail(ctx.db, email)
  // A code is written in any case: as much work, so about the same time.
  const { code, statement } = await newCode(ctx, 'verify', email)
  const statements: Statement[] = [statement]
  if (pending && !isDecoy(pending)) {
    const recipient = { email, language: languageOf(pending.language) }
    statements.push(mailStatement(ctx, verifyCodeMail(ctx, recipient, code)))
  }
  await runBatch(ctx.db, statements)
  sendSoon(ctx)
}

/** `signedIn`: where this browser is, for its cookies. */
type Verified = { answer: VerifyAnswer; signedIn: { token: string; browser: string } | null }

/**
 * Signs in only the browser that registered: any other may belong to somebody whose address a
 * stranger registered, so the stranger's password is dropped and a new one comes first.
 */
export async function verifyEmail(
  ctx: Ctx,
  given: { email: string; code: string },
  caller: Caller,
): Promise<Verified> {
  const { email, code } = given
  const codeHash = await judgeCode(ctx, 'verify', email, code)
  const pending = await pendingByEmail(ctx.db, email)
  if (!pending || isDecoy(pending)) throw new Refusal('code_invalid', 422)
  const isRegistrar = sameHash(await sha256(caller.registrationToken ?? ''), pending.browserHash)
  const id = ctx.random.token(16)
  const passwordHash = isRegistrar ? pending.passwordHash : NO_PASSWORD
  const session = isRegistrar ? await startSession(ctx, id, caller) : null
  const now = ctx.clock.now()
  await runOnce(ctx, [
    insertProvedPerson(ctx.db, { id, pending, passwordHash, codeHash, now }),
    earn(ctx.db, id, 'welcome', '', now),
    earn(ctx.db, id, 'email_verified', '', now),
    emailProved(ctx.db, id, email, now),
    marked(ctx, id, mailboxMark(ctx, email)),
    ...registrationAgreed(ctx.db, id, pending.createdAt),
    deletePending(ctx.db, email),
    deleteCode(ctx.db, 'verify', email),
    ...(session?.statements ?? []),
  ])
  session?.closeReplaced()
  const person = { id, passwordVersion: 1 }
  if (session) {
    const browser = await rememberedBy(ctx, caller.browserToken, person)
    return { answer: { signedIn: true }, signedIn: { token: session.token, browser } }
  }
  const resetToken = await resetTokenFor(ctx, person)
  return { answer: { signedIn: false, resetToken }, signedIn: null }
}

/** Of two callers with the same right code one wins; the other's code is used up. */
async function runOnce(ctx: Ctx, statements: Statement[]): Promise<void> {
  try {
    await runBatch(ctx.db, statements)
  } catch (error) {
    if (lostConstraint(error) === 'users.email') throw new Refusal('code_invalid', 422)
    throw error
  }
}
