/** What a person does about their own proofs (D38). */
import { eq } from 'drizzle-orm'
import { marked, phoneMark, suspendedOwner } from '../accounts/marks/marks.ts'
import { spendSendOf } from '../accounts/person/codes.ts'
import { firstProof } from '../accounts/person/proved.ts'
import { markEmailVerified } from '../accounts/person/store.ts'
import { users } from '../accounts/tables.ts'
import { tellAdministrators } from '../admin/waiting/telling.ts'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import type { Ctx, SignedIn, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { spend } from '../http/guards/limits.ts'
import { requireMail } from '../mail/health.ts'
import { mailStatement, sendSoon } from '../mail/outbox.ts'
import { proofCodeMail } from '../mail/templates/proof-code.ts'
import { judgeProofCode, newProofCode } from './codes.ts'
import type { Confirmation, VerificationRequest } from './contract.ts'
import { checkDocument, deleteDocument, storeDocument } from './documents.ts'
import { grantBadges } from './grant.ts'
import { refusingProof } from './refused.ts'
import { isFreeMail, isRejected, requestProblem } from './rules.ts'
import {
  decideStatement,
  numberToCall,
  putVerification,
  type VerificationRow,
  verificationOf,
} from './store.ts'
import type { DocumentKind, VerificationKind } from './terms.ts'

/** Throws 409 `verification_approved`, 422 `verification_closed`; what mails and limits throw. */
export async function requestVerification(
  ctx: Ctx,
  viewer: SignedIn,
  given: VerificationRequest,
): Promise<void> {
  const { verificationType: kind, address = '' } = given
  const row = await requireOpen(ctx, viewer.id, kind)
  if (kind === 'corporate_email') await mailCode(ctx, viewer, kind, workAddress(address))
  else if (kind === 'email') await mailCode(ctx, viewer, kind, viewer.email)
  else if (row === null || isRejected(row.status)) await askUs(ctx, viewer, kind)
}

/** The first turn, or a new one: of a phone somebody calls, of a card its picture is waited for. */
async function askUs(ctx: Ctx, viewer: Viewer, kind: 'phone' | 'government_id'): Promise<void> {
  const isPhone = kind === 'phone'
  await change(ctx, [
    putVerification(ctx.db, {
      ...{ userId: viewer.id, kind, requestedAt: ctx.clock.now() },
      status: isPhone ? 'pending' : 'open',
      subject: isPhone ? await numberToCall(ctx.db, viewer.id) : null,
    }),
  ])
  if (isPhone) tellAdministrators(ctx)
}

function workAddress(address: string): string {
  if (!isFreeMail(address)) return address
  const issues = [{ path: 'address', code: 'work_email_free' }]
  throw new Refusal('work_email_free', 422, { issues })
}

async function mailCode(
  ctx: Ctx,
  viewer: Viewer,
  kind: 'email' | 'corporate_email',
  address: string,
): Promise<void> {
  await requireMail(ctx)
  await spendSendOf(ctx, viewer.id, address)
  const about = { kind, userId: viewer.id, subject: address }
  const { code, columns } = await newProofCode(ctx, about)
  const mail = proofCodeMail(ctx, { email: address, language: ctx.language }, code)
  await change(ctx, [
    putVerification(ctx.db, {
      ...about,
      ...columns,
      ...{ status: 'pending', requestedAt: ctx.clock.now() },
    }),
    mailStatement(ctx, mail),
  ])
  sendSoon(ctx)
}

/** Throws 422 `code_invalid`; 409 `proof_refused` where the phone is a suspended person's (D60); 429. */
export async function confirmVerification(
  ctx: Ctx,
  viewer: Viewer,
  { verificationType: kind, code }: Confirmation,
): Promise<void> {
  const fitting = await judgeProofCode(ctx, viewer.id, kind, code)
  const { subject, ...turn } = fitting
  const now = ctx.clock.now()
  const decision = { userId: viewer.id, kind, status: 'approved', reason: null, by: null } as const
  const used = new Refusal('code_invalid', 422)
  const mark = kind === 'phone' ? await markOf(ctx, viewer.id, subject) : null
  const ofId = mark && (await suspendedOwner(ctx, viewer.id, mark))
  if (mark && ofId) {
    const refused = { userId: viewer.id, kind: 'phone', turn, mark, ofId, by: null } as const
    await change(ctx, await refusingProof(ctx, refused), used)
    sendSoon(ctx)
    tellAdministrators(ctx)
    throw new Refusal('proof_refused', 409)
  }
  await change(
    ctx,
    [
      decideStatement(ctx.db, { ...decision, ...turn, now }),
      ...(kind === 'email'
        ? [firstProof(ctx.db, viewer.id, now), markEmailVerified(ctx.db, viewer.id, now)]
        : []),
      ...(mark ? [marked(ctx, viewer.id, mark)] : []),
      ...grantBadges(ctx.db, viewer.id, now),
    ],
    used,
  )
}

async function markOf(ctx: Ctx, userId: string, number: string) {
  const [row] = await ctx.db
    .select({ country: users.country })
    .from(users)
    .where(eq(users.id, userId))
  return phoneMark(ctx, number, row?.country ?? '')
}

/** The older one goes. Throws 413, 415, 422 as documents do; 409 `verification_approved`, `verification_moved`; 429. */
export async function handIn(
  ctx: Ctx,
  viewer: Viewer,
  kind: DocumentKind,
  file: Blob | undefined,
): Promise<void> {
  const row = await requireOpen(ctx, viewer.id, kind)
  const document = await checkDocument(kind, file)
  await spend(ctx, 'photosUploaded', viewer.id)
  const documentKey = await storeDocument(ctx, viewer.id, document)
  const known = row?.documentKey ?? null
  const turn = { userId: viewer.id, kind, requestedAt: ctx.clock.now(), status: 'pending' } as const
  try {
    const stored = { documentKey, documentType: document.type }
    await change(ctx, [putVerification(ctx.db, { ...turn, ...stored }, known)])
  } catch (error) {
    // No answer is no refusal: the row may name it. What none names is found by cron (cleaning.ts).
    if (error instanceof Refusal) await deleteDocument(ctx, documentKey)
    throw error
  }
  await deleteDocument(ctx, known)
  tellAdministrators(ctx)
}

async function requireOpen(
  ctx: Ctx,
  userId: string,
  kind: VerificationKind,
): Promise<VerificationRow | null> {
  const row = await verificationOf(ctx.db, userId, kind)
  const problem = requestProblem(kind, row?.status ?? 'none')
  if (problem) throw new Refusal(problem, problem === 'verification_approved' ? 409 : 422)
  return row
}

/** One batch; what was decided or handed in meanwhile makes it fail with `lost`. */
async function change(
  ctx: Ctx,
  statements: Statement[],
  lost = new Refusal('verification_moved', 409),
): Promise<void> {
  try {
    await runBatch(ctx.db, statements)
  } catch (error) {
    throw lostConstraint(error) === 'verifications.status' ? lost : error
  }
}
