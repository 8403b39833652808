/** The second factor of administrators (J260): an app's codes, ten recovery codes, and the way back of whoever runs this. */
import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { personByEmail } from '../../accounts/person/store.ts'
import { provedPerson } from '../../accounts/sign-in.ts'
import { sessions } from '../../accounts/tables.ts'
import { lostConstraint, runBatch, type Statement } from '../../db/batch.ts'
import type { Ctx, SignedIn, Viewer } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { giveBack, spend } from '../../http/guards/limits.ts'
import { sha256, withKeys } from '../../http/secrets/hash.ts'
import { seal, unseal } from '../../http/secrets/seal.ts'
import { mailStatement, sendSoon } from '../../mail/outbox.ts'
import { factorChangedMail } from '../../mail/templates/factor-changed.ts'
import { audit } from '../access/audit.ts'
import { factorDropped, standingOf, stateIn } from '../access/factor-state.ts'
import { adminFactors, adminRecoveryCodes } from '../tables.ts'
import { RECOVERY_CODES } from '../terms.ts'
import type { Factor, FactorBegun, FactorConfirmed } from './contract.ts'
import { newSecret, stepOf, uriOf } from './totp.ts'

const PURPOSE = 'admin-factor'
/** Of an alphabet of 32: 80 bits, which nobody guesses from a stolen table either. */
const CODE_LETTERS = 16
const APP_CODE = /^\d{6}$/

export async function factorOf(ctx: Ctx, viewer: Viewer): Promise<Factor> {
  const [standing, [left]] = await Promise.all([
    standingOf(ctx, viewer),
    ctx.db
      .select({ count: sql<number>`count(*)` })
      .from(adminRecoveryCodes)
      .where(and(eq(adminRecoveryCodes.userId, viewer.id), isNull(adminRecoveryCodes.usedAt))),
  ])
  if (!standing) throw new Refusal('signed_out', 401)
  return { state: stateIn(ctx, standing), recoveryLeft: left?.count ?? 0 }
}

/**
 * A new secret, not in use before a code of it has come. Throws 422 for a wrong password, 409 `factor_there` where one is
 * in use: a lost one is reset by whoever runs this, never by an open session.
 */
export async function beginFactor(
  ctx: Ctx,
  viewer: Viewer,
  password: string,
): Promise<FactorBegun> {
  const { id, email } = await provedPerson(ctx, viewer, password)
  const secret = newSecret()
  const secretSealed = await seal(ctx.settings.SECRET_KEY, PURPOSE, secret)
  const begun = { secretSealed, createdAt: ctx.clock.now(), usedStep: 0 }
  const [row] = await ctx.db
    .insert(adminFactors)
    .values({ userId: id, ...begun })
    .onConflictDoUpdate({
      target: adminFactors.userId,
      set: begun,
      setWhere: isNull(adminFactors.confirmedAt),
    })
    .returning({ userId: adminFactors.userId })
  if (!row) throw new Refusal('factor_there', 409)
  return { secret, uri: uriOf(secret, email, ctx.settings.BRAND_NAME) }
}

/** In use from now on; this session is proved, all others are asked. Answers the codes, which nobody sees again. */
export async function confirmFactor(
  ctx: Ctx,
  viewer: SignedIn,
  code: string,
): Promise<FactorConfirmed> {
  const step = await judged(ctx, viewer, code, isNull(adminFactors.confirmedAt))
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () =>
    ctx.random.letters(CODE_LETTERS),
  )
  const now = ctx.clock.now()
  const hashes = await Promise.all(recoveryCodes.map(sha256))
  await taken(ctx, viewer, [
    ctx.db
      .update(adminFactors)
      .set({ ...fresh(viewer, step), confirmedAt: now })
      .where(eq(adminFactors.userId, viewer.id)),
    ctx.db
      .insert(adminRecoveryCodes)
      .values(hashes.map((codeHash) => ({ userId: viewer.id, codeHash, usedAt: null }))),
    // What was proved by what is no longer there.
    ctx.db.update(sessions).set({ factorAt: null }).where(eq(sessions.userId, viewer.id)),
    ...(await told(ctx, viewer.email, 'set')),
    audit(ctx, viewer.id, 'set_factor', `person:${viewer.id}`),
  ])
  sendSoon(ctx)
  return { recoveryCodes: recoveryCodes.map(inGroups) }
}

/** By a code of the app or one of the recovery codes, each of which opens once. Throws 422 `code_invalid`, 429. */
export async function proveFactor(ctx: Ctx, viewer: SignedIn, code: string): Promise<void> {
  if (APP_CODE.test(code)) {
    const step = await judged(ctx, viewer, code, isNotNull(adminFactors.confirmedAt))
    const used = ctx.db
      .update(adminFactors)
      .set(fresh(viewer, step))
      .where(eq(adminFactors.userId, viewer.id))
    return taken(ctx, viewer, [used])
  }
  await spendTry(ctx, viewer)
  const codeHash = await sha256(code.replaceAll('O', '0').replaceAll(/[IL]/g, '1'))
  const now = ctx.clock.now()
  // Fails on user_id where there is no such code, or it was used: of two at once one gets in.
  const unused = sql`(select was.user_id from admin_recovery_codes as was where was.user_id = ${viewer.id}
    and was.code_hash = ${codeHash} and was.used_at is null)`
  const mark = ctx.db
    .update(adminRecoveryCodes)
    .set({ userId: unused, usedAt: now })
    .where(and(eq(adminRecoveryCodes.userId, viewer.id), eq(adminRecoveryCodes.codeHash, codeHash)))
  const exists = audit(ctx, unused, 'use_recovery_code', `person:${viewer.id}`)
  await taken(ctx, viewer, [exists, mark, ...(await told(ctx, viewer.email, 'recovery'))])
  sendSoon(ctx)
}

/** For whoever runs this (OPS_TOKEN): the next sign-in sets up another one. Throws 404 where there is none. */
export async function resetFactor(ctx: Ctx, email: string): Promise<void> {
  const person = await personByEmail(ctx.db, email)
  if (!person) throw new Refusal('not_found', 404)
  const [gone] = await ctx.db
    .select({ userId: adminFactors.userId })
    .from(adminFactors)
    .where(eq(adminFactors.userId, person.id))
  if (!gone) throw new Refusal('not_found', 404)
  await runBatch(ctx.db, [
    ...factorDropped(ctx.db, person.id),
    ctx.db.delete(sessions).where(eq(sessions.userId, person.id)),
    ...(await told(ctx, email, 'reset')),
    audit(ctx, person.id, 'reset_factor', `person:${person.id}`, { by: 'operator' }),
  ])
  sendSoon(ctx)
}

/** The step of the code, whose factor is as `where` says. The try is spent before it is judged. */
async function judged(ctx: Ctx, viewer: Viewer, code: string, where: SQL): Promise<number> {
  await spendTry(ctx, viewer)
  const [row] = await ctx.db
    .select()
    .from(adminFactors)
    .where(and(eq(adminFactors.userId, viewer.id), where))
  const secret =
    row && (await withKeys(ctx.settings, (key) => unseal(key, PURPOSE, row.secretSealed)))
  const step = secret ? stepOf(secret, code, ctx.clock.now()) : null
  if (!row || !secret || step === null || step <= row.usedStep) throw wrong()
  // While the key of the settings is being replaced it is sealed with the new one.
  const secretSealed = await seal(ctx.settings.SECRET_KEY, PURPOSE, secret)
  await ctx.db
    .update(adminFactors)
    .set({ secretSealed })
    .where(and(eq(adminFactors.userId, viewer.id), eq(adminFactors.secretSealed, row.secretSealed)))
  return step
}

/** Fails on admin_factors.secret_sealed when a code of this step, or a later one, was taken meanwhile. */
const fresh = (viewer: Viewer, step: number) => ({
  usedStep: step,
  secretSealed: sql`(select was.secret_sealed from admin_factors as was where was.user_id = ${viewer.id}
    and ${lt(sql`was.used_step`, step)})`,
})

/** With the session proved; a code that somebody else has used meanwhile is a wrong one. */
async function taken(ctx: Ctx, viewer: Viewer, statements: Statement[]): Promise<void> {
  const now = ctx.clock.now()
  try {
    await runBatch(ctx.db, [
      ...statements,
      ctx.db.update(sessions).set({ factorAt: now }).where(eq(sessions.idHash, viewer.sessionHash)),
      giveBack(ctx.db, 'codeTries', subjectOf(viewer)),
    ])
  } catch (error) {
    const lost = lostConstraint(error)
    if (lost === 'admin_factors.secret_sealed' || lost === 'admin_actions.admin_id') throw wrong()
    throw error
  }
}

const subjectOf = (viewer: Viewer) => `factor:${viewer.id}`
const spendTry = (ctx: Ctx, viewer: Viewer) => spend(ctx, 'codeTries', subjectOf(viewer))
const wrong = () =>
  new Refusal('code_invalid', 422, { issues: [{ path: 'code', code: 'code_invalid' }] })

/** Whoever's account it is hears of it at once, by mail: somebody else may have done it. */
async function told(ctx: Ctx, email: string, what: 'set' | 'recovery' | 'reset') {
  const person = await personByEmail(ctx.db, email)
  return person ? [mailStatement(ctx, factorChangedMail(ctx, person, what))] : []
}

const inGroups = (code: string) => code.match(/.{4}/g)?.join('-') ?? code
