/** Deciding on proofs that were a suspended person's: they stay refused, or are somebody else's by now (D60). */
import { and, eq, sql } from 'drizzle-orm'
import { marked, phoneMark } from '../../accounts/marks/marks.ts'
import { refusedProofs } from '../../accounts/marks/tables.ts'
import { users } from '../../accounts/tables.ts'
import { lostConstraint, runBatch, type Statement } from '../../db/batch.ts'
import type { Ctx, Viewer } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { notify } from '../../notifications/notify.ts'
import { grantBadges } from '../../verification/grant.ts'
import { isRejected } from '../../verification/rules.ts'
import { verifications } from '../../verification/tables.ts'
import type { VerificationKind } from '../../verification/terms.ts'
import { audit } from '../access/audit.ts'
import { requireOthers } from '../access/own.ts'
import type { RefusedDecision } from './contract.ts'
import { refusedById } from './store.ts'

type Row = NonNullable<Awaited<ReturnType<typeof refusedById>>>

const PROOF = { phone: 'phone', document: 'government_id' } as const satisfies Record<
  Row['kind'],
  VerificationKind
>

/** What was kept can still be cleared: the honest one may write later. Throws 404, 403 `admin_own`, 409 `person_done`. */
export async function decideRefused(
  ctx: Ctx,
  admin: Viewer,
  id: number,
  { decision, words }: RefusedDecision,
): Promise<void> {
  const row = await refusedById(ctx.db, id)
  if (!row) throw new Refusal('not_found', 404)
  requireOthers(admin, row.userId)
  const now = ctx.clock.now()
  const isLeft =
    decision === 'kept' ? sql`decided_at is null` : sql`ifnull(decision, 'kept') = 'kept'`
  const still = sql`(select ${admin.id} from refused_proofs where id = ${id} and ${isLeft})`
  const details = { words, person: row.userId, suspended: row.ofId }
  try {
    await runBatch(ctx.db, [
      audit(ctx, still, `proof_${decision}`, `person:${row.userId}`, details),
      ctx.db
        .update(refusedProofs)
        .set({ decision, decidedAt: now, decidedBy: admin.id })
        .where(eq(refusedProofs.id, id)),
      ...(decision === 'kept' ? told(ctx, row, 'verification_rejected', words) : []),
      ...(decision === 'cleared' ? await cleared(ctx, admin, row, words) : []),
    ])
  } catch (error) {
    if (lostConstraint(error) !== 'admin_actions.admin_id') throw error
    throw new Refusal('person_done', 409)
  }
}

const told = (
  ctx: Ctx,
  { userId, kind }: Row,
  type: 'verification_rejected' | 'verification_approved' | 'proof_cleared',
  reason: string,
): Statement[] => [
  notify(
    ctx.db,
    { userId, type, tradeId: null, params: { proof: PROOF[kind], reason } },
    ctx.clock.now(),
  ),
]

/** A number was proved by its code already, and is approved; a card is sent again, since nobody has it any more. */
async function cleared(ctx: Ctx, admin: Viewer, row: Row, words: string): Promise<Statement[]> {
  const { userId, kind, hash } = row
  const [proof] = await ctx.db
    .select({
      status: verifications.status,
      subject: verifications.subject,
      country: users.country,
    })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.userId))
    .where(and(eq(verifications.userId, userId), eq(verifications.kind, PROOF[kind])))
  const mark = proof?.subject ? phoneMark(ctx, proof.subject, proof.country) : null
  const isSame = kind === 'phone' && proof && isRejected(proof.status) && mark?.hash === hash
  if (!isSame || !proof.subject) return told(ctx, row, 'proof_cleared', words)
  const now = ctx.clock.now()
  return [
    ctx.db
      .update(verifications)
      .set({ status: 'approved', reason: null, decidedAt: now, decidedBy: admin.id })
      .where(
        and(
          eq(verifications.userId, userId),
          eq(verifications.kind, 'phone'),
          eq(verifications.status, 'rejected'),
          eq(verifications.subject, proof.subject),
        ),
      ),
    marked(ctx, userId, mark),
    ...grantBadges(ctx.db, userId, now),
    ...told(ctx, row, 'verification_approved', words),
  ]
}
