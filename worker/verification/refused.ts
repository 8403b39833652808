/** A proof that is a suspended person's (D60): not taken, told by mail with the way to be heard, and left for an administrator. */
import { type Mark, refusedProof } from '../accounts/marks/marks.ts'
import type { RefusingKind } from '../accounts/marks/stems.ts'
import { personById } from '../accounts/person/store.ts'
import type { Statement } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { textOf } from '../http/messages.ts'
import { mailStatement } from '../mail/outbox.ts'
import { proofRefusedMail } from '../mail/templates/proof-refused.ts'
import { notify } from '../notifications/notify.ts'
import { decideStatement } from './store.ts'

export type RefusedProof = {
  userId: string
  kind: 'phone' | 'government_id'
  /** The very request that is decided, and the code where one was entered. */
  turn: { requestedAt: number; codeHash?: string }
  mark: Mark<RefusingKind>
  /** Whose it is. */
  ofId: string
  /** The administrator who looked at it; null: the code did. */
  by: string | null
}

/** For the batch that decides it, and no more statements than an approval. */
export async function refusingProof(ctx: Ctx, given: RefusedProof): Promise<Statement[]> {
  const { userId, kind, turn, mark, ofId, by } = given
  const now = ctx.clock.now()
  const person = await personById(ctx.db, userId)
  const reason = textOf('proof_refused', person?.language ?? ctx.language)
  const params = { proof: kind, reason }
  return [
    decideStatement(ctx.db, { userId, kind, ...turn, status: 'rejected', reason, by, now }),
    notify(ctx.db, { userId, type: 'verification_rejected', tradeId: null, params }, now),
    refusedProof(ctx, userId, mark, ofId),
    ...(person ? [mailStatement(ctx, proofRefusedMail(ctx, person, kind))] : []),
  ]
}
