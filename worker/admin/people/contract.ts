/** People over the wire, as administrators find and see them (D60). Times are ISO 8601 in UTC. */
import * as v from 'valibot'
import type { MarkKind, RefusingKind } from '../../accounts/marks/stems.ts'
import type { REFUSAL_DECISIONS } from '../../accounts/marks/tables.ts'
import type { Outcome, ProblemKind } from '../../problems/terms.ts'
import type { ReportDecision, ReportKind, ReportReason } from '../../safety/terms.ts'
import { asLine, asText } from '../../text/contract.ts'
import type { Status } from '../../trades/terms.ts'
import type { VerificationKind, VerificationStatus } from '../../verification/terms.ts'
import {
  LIMIT_DAYS_MAX,
  QUERY_MAX,
  QUERY_MIN,
  type SearchedBy,
  WORDS_MAX,
  WORDS_MIN,
} from './terms.ts'

/** GET /api/admin/people. */
export const PeopleQuerySchema = v.object({
  q: v.pipe(
    v.string('people_query'),
    asLine,
    v.minLength(QUERY_MIN, 'people_query'),
    v.maxLength(QUERY_MAX, 'text_long'),
  ),
})

/** Somebody else, as a page names them. */
export type Named = { id: string; name: string }

export type Standing = {
  suspendedAt: string | null
  /** In the future; else it is over, and null. */
  limitedUntil: string | null
  hasLeft: boolean
}

export type FoundPerson = Named & Standing & { city: string; createdAt: string }
/** GET /api/admin/people: by what was looked for, and who was found. */
export type FoundPeople = { by: SearchedBy; people: FoundPerson[]; isMore: boolean }

/** GET /api/admin/people/refused: proofs that were a suspended person's, oldest first. */
export type RefusedProof = {
  id: number
  kind: RefusingKind
  person: Named
  /** Whose it is. */
  of: Named
  createdAt: string
  decision: (typeof REFUSAL_DECISIONS)[number] | null
}

/** GET /api/admin/people/{id}: each list the newest first. */
export type PersonFile = Named &
  Standing & {
    email: string
    phoneNumber: string
    city: string
    country: string
    createdAt: string
    completedTrades: number
    cancelledTrades: number
    noShows: number
    proofs: { kind: VerificationKind; status: VerificationStatus; at: string }[]
    trades: {
      id: number
      status: Status
      item: string
      other: Named
      createdAt: string
      /** Whose cancellation it counts as. */
      counts: 'theirs' | 'others' | null
      isOpen: boolean
    }[]
    problems: {
      id: number
      tradeId: number
      kind: ProblemKind
      side: 'by' | 'about'
      other: Named
      outcome: Outcome | null
      counts: boolean
      createdAt: string
    }[]
    reports: {
      id: number
      kind: ReportKind
      reason: ReportReason
      description: string
      side: 'by' | 'about'
      /** Null: nobody reported it, `found` are the words that were found. */
      other: Named | null
      found: string[]
      /** Null: it is open. */
      decision: ReportDecision | null
      createdAt: string
    }[]
    /** Accounts of which something is the same: what, never its value. */
    related: (Named & Standing & { by: MarkKind[] })[]
    refused: RefusedProof[]
    /** What administrators did to them. */
    log: {
      id: number
      action: string
      adminName: string
      words: string | null
      createdAt: string
    }[]
  }

const words = v.pipe(
  v.string('deed_short'),
  asText,
  v.minLength(WORDS_MIN, 'deed_short'),
  v.maxLength(WORDS_MAX, 'text_long'),
)
/** POST /api/admin/people/{id}/{warn|suspend|restore}: the person reads the words. */
export const WordsSchema = v.object({ words })
export type Words = v.InferOutput<typeof WordsSchema>

/** POST /api/admin/people/{id}/limit. */
export const LimitSchema = v.object({
  words,
  days: v.pipe(
    v.number('limit_days'),
    v.integer('limit_days'),
    v.minValue(1, 'limit_days'),
    v.maxValue(LIMIT_DAYS_MAX, 'limit_days'),
  ),
})

/** What a form asks for; the days as they are typed. */
export const DeedFormSchema = v.object({
  words,
  days: v.pipe(v.string('limit_days'), asLine, v.transform(Number), LimitSchema.entries.days),
})

/** POST /api/admin/people/refused/{id}/decide: `cleared` is theirs by now and may be proved; the person reads the words. */
export const RefusedDecisionSchema = v.object({
  decision: v.picklist(['kept', 'cleared'], 'malformed'),
  words,
})
export type RefusedDecision = v.InferOutput<typeof RefusedDecisionSchema>
