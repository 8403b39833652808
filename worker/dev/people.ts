/** A person as registering and proving the address leaves them, at once: no mail, no limit, and one hash however many share a password. */
import type { Caller } from '../accounts/caller.ts'
import type { Register } from '../accounts/contract.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { newCode } from '../accounts/person/codes.ts'
import { personByEmail, putPending } from '../accounts/person/store.ts'
import { verifyEmail } from '../accounts/registration.ts'
import { runBatch } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { sha256 } from '../http/secrets/hash.ts'
import { verifications } from '../verification/tables.ts'

const hashes = new Map<string, string>()

async function hashOf(ctx: Ctx, password: string): Promise<string> {
  const known = hashes.get(password) ?? (await hashPassword(ctx.random, password))
  hashes.set(password, known)
  return known
}

type Made = Register & { isPhoneProved?: boolean }

/**
 * Signed in by the way of everybody: the code is written, given and used up. Throws 422 for a known address.
 * `isPhoneProved`: the number is approved, as after its code, so that nobody takes them for a beginner (D59).
 */
export async function makePerson(
  ctx: Ctx,
  { password, isPhoneProved, ...person }: Made,
  caller: Caller,
) {
  const registrationToken = ctx.random.token(32)
  const { code, statement } = await newCode(ctx, 'verify', person.email)
  await runBatch(ctx.db, [
    putPending(ctx.db, {
      ...person,
      passwordHash: await hashOf(ctx, password),
      language: ctx.language,
      browserHash: await sha256(registrationToken),
      createdAt: ctx.clock.now(),
    }),
    statement,
  ])
  const browser = { ...caller, registrationToken }
  const made = await verifyEmail(ctx, { email: person.email, code }, browser)
  if (isPhoneProved) await approvePhone(ctx, person.email, person.phoneNumber)
  return made
}

async function approvePhone(ctx: Ctx, email: string, subject: string): Promise<void> {
  const { db, clock } = ctx
  const now = clock.now()
  const found = await personByEmail(db, email)
  if (!found) throw new Error(`nobody has the address ${email}`)
  const proof = { userId: found.id, kind: 'phone', status: 'approved', subject } as const
  await db.insert(verifications).values({ ...proof, requestedAt: now, decidedAt: now })
}
