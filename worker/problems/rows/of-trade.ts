/** Problems of a trade as sub-selects of whoever reads trades: no statement of their own. */
import { type SQL, sql } from 'drizzle-orm'
import { FALSE_MAX, YEAR_MS } from '../rules.ts'
import type { Answer, Outcome, ProblemKind, ProblemStanding } from '../terms.ts'

/** Written out: a column of the only table of a statement loses its table, and problems have an id as well. */
const TRADE = sql.raw('trades.id')

/** Of all its problems, but those that a code has voided; null: there is none. */
export const problemStanding = sql<ProblemStanding | null>`(select case max(closed_at is null)
    when 1 then 'open' when 0 then 'decided' end
  from problems where problems.trade_id = ${TRADE} and outcome is not 'voided')`

/** For conditions on rows of trades: while one is open no time ends it (D53). */
export const hasOpenProblem = sql`exists (select 1 from problems
  where problems.trade_id = ${TRADE} and problems.closed_at is null)`

export type ProblemRow = {
  id: number
  kind: ProblemKind
  reporterId: string
  accusedId: string
  words: string
  photos: string[]
  createdAt: number
  openedAt: number | null
  answer: Answer | null
  answerWords: string | null
  answerPhotos: string[]
  answeredAt: number | null
  closedAt: number | null
  outcome: Outcome | null
  decisionWords: string | null
  counts: boolean
}

type Stored = Omit<ProblemRow, 'counts'> & { counts: number }

/** All of them, oldest first: at most four a side. */
export const problemsOf =
  sql`(select json_group_array(json_object('id', problems.id, 'kind', problems.kind,
    'reporterId', reporter_id, 'accusedId', accused_id, 'words', words, 'photos', json(problems.photos),
    'createdAt', problems.created_at, 'openedAt', opened_at, 'answer', answer, 'answerWords', answer_words,
    'answerPhotos', json(answer_photos), 'answeredAt', answered_at, 'closedAt', closed_at,
    'outcome', outcome, 'decisionWords', decision_words, 'counts', counts))
  from problems where problems.trade_id = ${TRADE})`.mapWith((text): ProblemRow[] =>
    (JSON.parse(text) as Stored[])
      .map((row) => ({ ...row, counts: row.counts === 1 }))
      .sort((a, b) => a.id - b.id),
  )

/** As `isFalse` of the rules: what the accused agreed to is not, whatever was decided of the deposit. */
export const IS_FALSE = "problems.outcome = 'accused' and problems.answer is not 'agreed'"
/** Upheld by an administrator, or by the accused. */
export const IS_UPHELD = "(problems.outcome = 'reporter' or problems.answer is 'agreed')"

/** Whether three reports of this person were decided as false within a year. */
export const isLimitedSql = (userId: string | SQL, now: number) =>
  sql<boolean>`((select count(*) from problems where problems.reporter_id = ${userId}
    and problems.closed_at > ${now - YEAR_MS} and ${sql.raw(IS_FALSE)}) >= ${FALSE_MAX})`.mapWith(
    Boolean,
  )
