/** Proposals over the wire: both bodies (D29), and the lists. */
import * as v from 'valibot'
import { PageQuerySchema } from '../browse/contract.ts'
import { asText } from '../text/contract.ts'
import { AmountSchema, InstantSchema, RevisionsSchema, ThingsSchema } from '../trades/contract.ts'
import { CURRENCY, OFFER_TYPES, STATUSES } from '../trades/terms.ts'
import { LISTS, PROPOSAL_MESSAGE_MAX } from './terms.ts'

const message = v.optional(
  v.pipe(v.string('malformed'), asText, v.maxLength(PROPOSAL_MESSAGE_MAX, 'message_long')),
  '',
)
const itemId = v.pipe(v.number('malformed'), v.integer('malformed'), v.minValue(1, 'malformed'))
/** Of one attempt to send; a retry with the same one finds what the first made. */
const clientId = v.optional(v.pipe(v.string('malformed'), v.uuid('malformed')))

/** Both bodies (D29), told apart by how they name the item; what must fit together is decided by rules.ts. */
export const NewProposalSchema = v.pipe(
  v.object({
    itemId: v.optional(itemId),
    requestedItemId: v.optional(itemId),
    toUserId: v.optional(v.pipe(v.string('malformed'), v.maxLength(100, 'malformed'))),
    offerType: v.optional(v.nullable(v.picklist(OFFER_TYPES, 'malformed'))),
    offeredItemIds: ThingsSchema,
    /** More things of the same person (D49), with or without the requested one. */
    requestedItemIds: ThingsSchema,
    offeredAmount: v.optional(v.nullable(AmountSchema)),
    /** What the owner is to add. */
    requestedAmount: v.optional(v.nullable(AmountSchema)),
    currency: v.optional(v.nullable(v.picklist([CURRENCY], 'malformed'))),
    expiresAt: v.optional(InstantSchema),
    message,
    clientId,
    revisions: RevisionsSchema,
  }),
  v.forward(
    v.check((given) => (given.requestedItemId ?? given.itemId) !== undefined, 'malformed'),
    ['requestedItemId'],
  ),
  v.transform(({ itemId: named, requestedItemId, ...rest }) => ({
    ...rest,
    isShort: requestedItemId === undefined,
    requestedItemId: requestedItemId ?? named ?? 0,
  })),
)
export type NewProposal = v.InferOutput<typeof NewProposalSchema>

/** GET /api/trade-proposals. Without a box: both. `all`: both, what waits for the caller first. */
export const ProposalsQuerySchema = v.object({
  ...PageQuerySchema.entries,
  box: v.fallback(v.optional(v.picklist(LISTS)), undefined),
})
export type ProposalsQuery = v.InferOutput<typeof ProposalsQuerySchema>

/** GET /api/trade-proposals/for-item/{id}: the caller's own that is not over, or was turned down lately; null where there is none. */
export const OwnTradeSchema = v.object({
  id: v.number(),
  status: v.picklist(STATUSES),
  /** Nothing is offered yet: it may become an offer (D48). */
  isQuestion: v.boolean(),
  /** Of an offer that was turned down: when one may make another (D59). Until then only questions. */
  againAt: v.optional(v.string()),
})
export type OwnTrade = v.InferOutput<typeof OwnTradeSchema>
