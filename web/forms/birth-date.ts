/** Birth dates as a form takes them: those of the contract, and of people old enough by the server's clock (D19). */
import * as v from 'valibot'
import { RegisterStepTwoSchema } from '#contract/accounts'
import { isOldEnough } from '#rules/accounts'
import { AGE_MIN } from '#terms/accounts'
import { serverNow } from '#web/api/server-clock.ts'

/** The contract takes no earlier date. */
export const EARLIEST_BIRTH = '1900-01-01'

/** The last day (yyyy-mm-dd, UTC) on which somebody old enough at `now` (ms) can have been born. */
export function latestBirth(now: number): string {
  const day = new Date(now)
  const month = day.getUTCMonth()
  day.setUTCFullYear(day.getUTCFullYear() - AGE_MIN)
  // 29 February, when that year had none, became 1 March: the day before is the last.
  if (day.getUTCMonth() !== month) day.setUTCDate(0)
  return day.toISOString().slice(0, 10)
}

/** The contract's, and the rule before anything is sent. */
export const BirthDateSchema = v.pipe(
  RegisterStepTwoSchema.entries.dateOfBirth,
  v.check((day) => isOldEnough(day, serverNow()), 'too_young'),
)
