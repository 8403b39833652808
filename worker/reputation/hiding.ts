/** A review that an administrator takes away, or its answer alone: triggers take a review out of what its person's add up to. */
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../http/context.ts'
import { reviews } from './tables.ts'

const ANSWER = '/answer'
/** What a report of an answer is about; of a review it is the id alone. */
export const answerTarget = (id: number): string => `${id}${ANSWER}`

/** A statement; hidden before, it stays as it was. `target`: of the report. */
export function hideReported(ctx: Ctx, target: string) {
  const isAnswer = target.endsWith(ANSWER)
  const id = Number(isAnswer ? target.slice(0, -ANSWER.length) : target)
  const column = isAnswer ? 'answerHiddenAt' : 'hiddenAt'
  return ctx.db
    .update(reviews)
    .set({ [column]: ctx.clock.now() })
    .where(and(eq(reviews.id, id), isNull(reviews[column])))
}
