/** What administrators do about proofs (D38). Of two at once, or of one who looked at something older, one wins. */
import { documentMark, type Mark, marked, suspendedOwner } from '../../accounts/marks/marks.ts'
import { audit } from '../../admin/access/audit.ts'
import { requireOthers } from '../../admin/access/own.ts'
import { lostConstraint, runBatch, type Statement } from '../../db/batch.ts'
import { iso, isoOrNull } from '../../http/clock.ts'
import type { Ctx, Viewer } from '../../http/context.ts'
import { readCursor, writeCursor } from '../../http/cursor.ts'
import { Refusal } from '../../http/errors.ts'
import { cut } from '../../http/page.ts'
import { sendSoon } from '../../mail/outbox.ts'
import { notify } from '../../notifications/notify.ts'
import { newProofCode } from '../codes.ts'
import type { QueuedVerification } from '../contract.ts'
import { deleteDocument } from '../documents.ts'
import { grantBadges } from '../grant.ts'
import { refusingProof } from '../refused.ts'
import { isCodeKind, isDocumentKind, isWaiting } from '../rules.ts'
import { decideStatement, putPhoneCode, type VerificationRow, verificationOf } from '../store.ts'
import { VERIFICATION_KINDS, type VerificationKind } from '../terms.ts'
import { type Place, type Queued, queueOf } from './queue.ts'

const LIST = 'verifications'

/** 400 `cursor_invalid`. */
export async function pageOfQueue(ctx: Ctx, limit: number, text: string | undefined) {
  const rows = await queueOf(ctx.db, placeOf(readCursor(text, LIST)?.k ?? null), limit + 1)
  const { shown, end } = cut(rows, limit)
  return { rows: shown.map(queuedOf), next: end ? cursorOf(end) : null, total: null }
}

const cursorOf = ({ requestedAt, userId, kind }: Place): string =>
  writeCursor({ l: LIST, g: 0, k: [requestedAt, kind, userId].join(' '), id: 0 })

function placeOf(key: string | number | null): Place | null {
  if (key === null) return null
  const [at, name, userId] = String(key).split(' ')
  const kind = VERIFICATION_KINDS.find((one) => one === name)
  if (!kind || !userId) throw new Refusal('cursor_invalid', 400)
  return { requestedAt: Number(at), userId, kind }
}

function queuedOf(row: Queued): QueuedVerification {
  const { userId, kind, firstName, lastName, subject, documentType, codeExpiresAt } = row
  return {
    ...{ userId, firstName, lastName, subject, documentType },
    verificationType: isDocumentKind(kind) ? kind : 'phone',
    requestedAt: iso(row.requestedAt),
    dateOfBirth: kind === 'government_id' ? row.dateOfBirth : null,
    codeUntil: isoOrNull(codeExpiresAt),
  }
}

/** Who looks at somebody's papers leaves a row. 404 when there are none. */
export async function lookAtDocument(ctx: Ctx, admin: Viewer, userId: string, name: string) {
  const row = await requireWaiting(ctx, admin, userId, name)
  const object = row.documentKey === null ? null : await ctx.env.PRIVATE.get(row.documentKey)
  if (!object || !row.documentType) throw new Refusal('not_found', 404)
  await audit(ctx, admin.id, 'verification_document_seen', targetOf(row))
  return { body: object.body, type: row.documentType }
}

type Decision = { requestedAt: number; reason?: string }
type Approval = { requestedAt: number; documentNumber?: string | undefined }

/**
 * Throws 422 `verification_by_code` for a phone, `document_number` for an identity card without its whole number; 409
 * `verification_moved`, and `proof_of_suspended` where the card is a suspended person's: it is rejected then.
 */
export async function approve(
  ctx: Ctx,
  admin: Viewer,
  userId: string,
  name: string,
  { requestedAt, documentNumber }: Approval,
): Promise<void> {
  const row = await requireWaiting(ctx, admin, userId, name)
  if (isCodeKind(row.kind)) throw new Refusal('verification_by_code', 422)
  const now = ctx.clock.now()
  const decision = { status: 'approved', reason: null, by: admin.id } as const
  const params = { proof: row.kind }
  const mark =
    row.kind === 'government_id' ? required(documentMark(ctx, documentNumber ?? '')) : null
  if (mark) await requireNobodysSuspended(ctx, admin, row, { requestedAt, mark })
  await decide(ctx, row, [
    decideStatement(ctx.db, { userId, kind: row.kind, requestedAt, ...decision, now }),
    notify(ctx.db, { userId, type: 'verification_approved', tradeId: null, params }, now),
    ...grantBadges(ctx.db, userId, now),
    ...(mark ? [marked(ctx, userId, mark)] : []),
    audit(ctx, admin.id, 'verification_approved', targetOf(row)),
  ])
}

function required<Given>(mark: Given | null): Given {
  if (mark) return mark
  const issues = [{ path: 'documentNumber', code: 'document_number' }]
  throw new Refusal('invalid', 422, { issues })
}

type Card = { requestedAt: number; mark: Mark<'document'> }

async function requireNobodysSuspended(
  ctx: Ctx,
  admin: Viewer,
  row: VerificationRow,
  { requestedAt, mark }: Card,
): Promise<void> {
  const { userId } = row
  const ofId = await suspendedOwner(ctx, userId, mark)
  if (ofId === null) return
  const kind = 'government_id'
  const refused = { userId, kind, turn: { requestedAt }, mark, ofId, by: admin.id } as const
  await decide(ctx, row, [
    ...(await refusingProof(ctx, refused)),
    audit(ctx, admin.id, 'verification_refused', targetOf(row), { suspended: ofId }),
  ])
  sendSoon(ctx)
  throw new Refusal('proof_of_suspended', 409)
}

/** The person is told why. Throws 409 `verification_moved`. */
export async function reject(
  ctx: Ctx,
  admin: Viewer,
  userId: string,
  name: string,
  { requestedAt, reason }: Required<Decision>,
): Promise<void> {
  const row = await requireWaiting(ctx, admin, userId, name)
  const now = ctx.clock.now()
  const decision = { status: 'rejected', reason, by: admin.id } as const
  const params = { proof: row.kind, reason }
  await decide(ctx, row, [
    decideStatement(ctx.db, { userId, kind: row.kind, requestedAt, ...decision, now }),
    notify(ctx.db, { userId, type: 'verification_rejected', tradeId: null, params }, now),
    audit(ctx, admin.id, 'verification_rejected', targetOf(row), { reason }),
  ])
}

/** Shown once, to be told to the person by call or message; it replaces an older one. */
export async function makePhoneCode(ctx: Ctx, admin: Viewer, userId: string) {
  const row = await requireWaiting(ctx, admin, userId, 'phone')
  const subject = row.subject ?? ''
  const { code, columns } = await newProofCode(ctx, { kind: 'phone', userId, subject })
  await decide(ctx, row, [
    putPhoneCode(ctx.db, userId, row.requestedAt, columns),
    audit(ctx, admin.id, 'verification_code_made', targetOf(row)),
  ])
  return { code, codeUntil: iso(columns.codeExpiresAt) }
}

/** 403 for one's own, 404 when nothing of the kind was ever asked for, 409 when it is decided already. */
async function requireWaiting(
  ctx: Ctx,
  admin: Viewer,
  userId: string,
  name: string,
): Promise<VerificationRow> {
  requireOthers(admin, userId)
  const kind = VERIFICATION_KINDS.find((one) => one === name && isForUs(one))
  const row = kind ? await verificationOf(ctx.db, userId, kind) : null
  if (!row) throw new Refusal('not_found', 404)
  if (!isWaiting(row.status)) throw new Refusal('verification_moved', 409)
  return row
}

/** Addresses are proved by their mails alone. */
const isForUs = (kind: VerificationKind): boolean => isDocumentKind(kind) || kind === 'phone'

const targetOf = ({ userId, kind }: VerificationRow): string => `verification:${userId}:${kind}`

/** Batch first, then the file: a document without a row is found by cron, a row without its document by nobody. */
async function decide(ctx: Ctx, row: VerificationRow, statements: Statement[]): Promise<void> {
  try {
    await runBatch(ctx.db, statements)
  } catch (error) {
    const isLost = lostConstraint(error) === 'verifications.status'
    throw isLost ? new Refusal('verification_moved', 409) : error
  }
  await deleteDocument(ctx, row.documentKey)
}
