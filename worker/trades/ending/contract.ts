/** Endings over the wire (D53). */

import * as v from 'valibot'
import { asText } from '../../text/contract.ts'
import { REASON_MAX } from '../terms.ts'
import { CANCELLATION_KINDS, END_WORDS_MIN } from './terms.ts'

/** POST /api/admin/trades/{id}/end: why, for both sides to read. */
export const EndTradeSchema = v.object({
  message: v.pipe(
    v.string('malformed'),
    asText,
    v.minLength(END_WORDS_MIN, 'malformed'),
    v.maxLength(REASON_MAX, 'malformed'),
  ),
})
export type EndTradeBody = v.InferOutput<typeof EndTradeSchema>

/** Of a trade: who asked to end it, why, and what came of it. Times are ISO 8601 in UTC. */
export const CancellationSchema = v.object({
  cancellationRequestedBy: v.nullable(v.string()),
  cancellationRequestedAt: v.nullable(v.string()),
  cancellationReason: v.nullable(v.string()),
  cancellationKind: v.nullable(v.picklist(CANCELLATION_KINDS)),
  /** When it ends by itself unless the other side answers; null: nothing waits for an answer, or it waits as long as it takes. */
  cancellationEndsAt: v.nullable(v.string()),
  /** What the caller asks for next ends it at once (D53). */
  cancelsAtOnce: v.boolean(),
  /** Whose cancelled trade it is in the numbers; null: nobody's. */
  cancellationCountsFor: v.nullable(v.string()),
  cancelledAt: v.nullable(v.string()),
  cancellationResponseMessage: v.nullable(v.string()),
})
