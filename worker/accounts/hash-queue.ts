/**
 * One hash at a time, one in 250 ms, with four waiting (D62): a hash blocks the isolate for some 60 ms, so that a crowd
 * would stall everybody else's requests.
 *
 * Waiting is by looking again and not by a promise that the one before resolves: when a caller
 * hangs up, the platform drops its request without running what stands in `finally`.
 */
import { Refusal } from '../http/errors.ts'

export const HASHES_WAITING_MAX = 4
const LOOK_AGAIN_MS = 10
/** Longer than any hash takes: a ticket not renewed for so long belongs to a dropped request. */
const ABANDONED_MS = 3_000
const RETRY_AFTER_SECONDS = 2

type Ticket = { seen: number }

const line: Ticket[] = []
let done = 0
let lastBegan = Number.NEGATIVE_INFINITY

/** How many this isolate has made: that an answer cost as many as another is held by count, not by a clock. */
export const hashesMade = () => done

/**
 * Asked before limits are counted, which writes rows: whoever comes while a crowd waits costs nothing. Throws 429 `busy`
 * as below.
 */
export function requirePlace(): void {
  dropAbandoned()
  if (line.length <= HASHES_WAITING_MAX) return
  throw new Refusal('busy', 429, { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

/** Runs `hash` when it is its turn, `everyMs` after the one before began. Throws 429 `busy` when one runs and four wait. */
export async function inTurn<T>(hash: () => T, everyMs: number): Promise<T> {
  requirePlace()
  const ticket: Ticket = { seen: performance.now() }
  line.push(ticket)
  try {
    // At least once, so that requests which arrived during the last hash are counted before the next.
    do await lookAgain(ticket)
    while (line[0] !== ticket || performance.now() - lastBegan < everyMs)
    lastBegan = performance.now()
    done += 1
    return hash()
  } finally {
    const place = line.indexOf(ticket)
    if (place >= 0) line.splice(place, 1)
  }
}

async function lookAgain(ticket: Ticket): Promise<void> {
  await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS))
  ticket.seen = performance.now()
  dropAbandoned()
  if (!line.includes(ticket)) line.push(ticket)
}

function dropAbandoned(): void {
  const now = performance.now()
  for (let i = line.length - 1; i >= 0; i -= 1) {
    if (now - (line[i]?.seen ?? 0) > ABANDONED_MS) line.splice(i, 1)
  }
}
