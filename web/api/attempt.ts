/** Attempts whose id stands for something else at the server: an earlier one with other content was stored. */
import { type Failure, isFailure } from './failure.ts'

export const isReused = (error: unknown): error is Failure =>
  isFailure(error, 409) && error.code === 'client_id_reused'

/** The UUID that follows: nobody's, and the same whenever it is asked for, so that a retry of it is one as well. */
export function idAfter(id: string): string {
  const last = (Number.parseInt(id.slice(-12), 16) + 1) % 2 ** 48
  return id.slice(0, -12) + last.toString(16).padStart(12, '0')
}
