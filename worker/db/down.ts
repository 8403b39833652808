/** What we stand on did not answer as it should: the log hears why, whoever asked hears one plain sentence (503, D14). */

export type Ground = 'database' | 'bucket' | 'room'

/** Whether it was done nobody knows: what is asked again must find it (clientId, constraints). */
export class Down extends Error {
  readonly ground: Ground

  constructor(ground: Ground, cause: unknown) {
    super(`${ground} is down: ${cause instanceof Error ? cause.message : 'no error object'}`, {
      cause,
    })
    this.ground = ground
  }
}

/** Drizzle wraps what a single statement throws. */
export function isDown(error: unknown): boolean {
  let current = error
  for (let depth = 0; depth < 8 && current instanceof Error; depth += 1) {
    if (current instanceof Down) return true
    current = current.cause
  }
  return false
}

/** An answer of another shape than it has: nothing can be said to have been done. */
export const nonsense = () => new Error('an answer of the wrong shape')

/** Rejects with `Down` where `work` fails, is late (ms) or answers what `isAnswer` does not know. */
export async function standingOn<T>(
  ground: Ground,
  work: PromiseLike<T>,
  isAnswer: (answer: T) => boolean,
  lateMs?: number,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = (after: number) =>
    new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error(`no answer in ${after} ms`)), after)
    })
  try {
    const answer = await (lateMs === undefined ? work : Promise.race([work, late(lateMs)]))
    if (!isAnswer(answer)) throw nonsense()
    return answer
  } catch (error) {
    throw new Down(ground, error)
  } finally {
    clearTimeout(timer)
  }
}
