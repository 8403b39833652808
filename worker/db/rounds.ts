/** What cron does in rounds: a run stays short, and what is left waits for the next. */
const ROUNDS_MAX = 10

/** `round` answers how many were due, `atOnce` at most: fewer were the last. Answers how many in all. */
export async function inRounds(atOnce: number, round: () => Promise<number>): Promise<number> {
  let done = 0
  for (let n = 0; n < ROUNDS_MAX; n += 1) {
    const due = await round()
    done += due
    if (due < atOnce) break
  }
  return done
}
