/** Problems of trades over the wire (D54). Times are ISO 8601 in UTC. */
import * as v from 'valibot'
import { asText } from '../text/contract.ts'
import {
  ANSWERS,
  DECISION_WORDS_MAX,
  DECISION_WORDS_MIN,
  DECISIONS,
  OUTCOMES,
  PROBLEM_KINDS,
  WORDS_MAX,
  WORDS_MIN,
} from './terms.ts'

const words = v.pipe(
  v.string('problem_short'),
  asText,
  v.minLength(WORDS_MIN, 'problem_short'),
  v.maxLength(WORDS_MAX, 'text_long'),
)

/** POST /api/trades/{id}/problems: JSON, or a form with up to three photos under `images`. */
export const ReportSchema = v.object({ kind: v.picklist(PROBLEM_KINDS, 'problem_kind'), words })
export type ReportBody = v.InferOutput<typeof ReportSchema>

/** POST /api/trades/{id}/problems/{problem}/answer: the same. Who agrees need not say anything. */
export const AnswerSchema = v.variant(
  'answer',
  [
    v.object({ answer: v.literal('contested'), words }),
    v.object({
      answer: v.literal('agreed'),
      words: v.optional(
        v.pipe(v.string('malformed'), asText, v.maxLength(WORDS_MAX, 'text_long')),
        '',
      ),
    }),
  ],
  'problem_answer',
)
export type AnswerBody = v.InferOutput<typeof AnswerSchema>

/** As both sides read it. */
export const ProblemSchema = v.object({
  id: v.number(),
  kind: v.picklist(PROBLEM_KINDS),
  reporterId: v.string(),
  accusedId: v.string(),
  words: v.string(),
  /** Addresses, for the two sides only; a size is to be added. */
  photos: v.array(v.string()),
  createdAt: v.string(),
  answer: v.nullable(v.picklist(ANSWERS)),
  answerWords: v.nullable(v.string()),
  answerPhotos: v.array(v.string()),
  answeredAt: v.nullable(v.string()),
  /** The caller is asked for an answer, and may give it. */
  mayAnswer: v.boolean(),
  /** Unanswered: when the trade ends, when the no-show counts, when it is closed. */
  endsTradeAt: v.nullable(v.string()),
  countsAt: v.nullable(v.string()),
  closesAt: v.nullable(v.string()),
  /** Null: open. While it is, administrators can read the chat. */
  closedAt: v.nullable(v.string()),
  outcome: v.nullable(v.picklist(OUTCOMES)),
  decisionWords: v.nullable(v.string()),
  /** The accused's no-show counts. */
  counts: v.boolean(),
})
export type Problem = v.InferOutput<typeof ProblemSchema>

/** Of a trade's page. */
export const TradeProblemsSchema = v.object({
  problems: v.array(ProblemSchema),
  /** What the caller may report now. */
  reportable: v.array(v.picklist(PROBLEM_KINDS)),
})

/** POST /api/admin/problems/{id}/decide. Both sides read the words. */
export const DecideSchema = v.object({
  decision: v.picklist(DECISIONS, 'malformed'),
  words: v.pipe(
    v.string('decision_short'),
    asText,
    v.minLength(DECISION_WORDS_MIN, 'decision_short'),
    v.maxLength(DECISION_WORDS_MAX, 'text_long'),
  ),
})
export type DecideBody = v.InferOutput<typeof DecideSchema>
