/** What whoever began a trade may write before the other side has said a word (D48). Pure. */
import { FIRST_LINES_MAX, FIRST_MESSAGES_MAX, ONE_MESSAGE_MS } from './terms.ts'

/** Lines within ten minutes are one message: when each message was begun. `written`: of each line, oldest first, ms. */
function begunAt(written: readonly number[]): number[] {
  const begun: number[] = []
  for (const at of written) {
    const last = begun.at(-1)
    if (last === undefined || at >= last + ONE_MESSAGE_MS) begun.push(at)
  }
  return begun
}

/** Whether one more line may be written now. `written`: the proposal's own message first. */
export function mayAdd(written: readonly number[], now: number): boolean {
  if (written.length >= FIRST_LINES_MAX) return false
  return begunAt([...written, now]).length <= FIRST_MESSAGES_MAX
}
