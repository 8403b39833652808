/**
 * Counts of requests in the memory of an isolate, until they are written down together.
 *
 * What is gathered and not written yet is lost with its isolate: at most what came in its last minute, and rarely that,
 * because a request that finds the minute nearly over waits for its end (`waitMs`). The figures are for seeing how
 * items go, not for an account.
 */
import { MINUTE, SECOND } from '../http/clock.ts'
import { type Counts, countOne, hourOf, noCounts } from './rules.ts'

/** Written at most so often, or when so much is there. */
export const EVERY_MS = MINUTE
export const AT_ONCE = 500
/** The platform lets work go on for 30 s after an answer. */
export const WAITS_MAX_MS = 20 * SECOND

export type Seen = { route: string; status: number; ms: number }
export type Row = Counts & { hour: number; route: string }
/** The id makes writing it a second time the same as once. */
export type Batch = { id: string; rows: Row[] }

export class Gathering {
  private rows = new Map<string, Row>()
  private seen = 0
  /** Taken, and not known to be written. */
  private pending: Batch | undefined
  private writtenAt: number | undefined
  private waitsUntil = 0

  /** `at`: what hour it belongs to, ms since 1970. */
  add({ route, status, ms }: Seen, at: number): void {
    const hour = hourOf(at)
    const key = `${hour} ${route}`
    const row = this.rows.get(key) ?? { hour, route, ...noCounts() }
    countOne(row, status, ms)
    this.rows.set(key, row)
    this.seen += 1
  }

  /**
   * How long whoever has just added something is to wait before `take`, ms of `now`'s clock; null: nobody has to,
   * because somebody does already or there is time.
   */
  waitMs(now: number): number | null {
    if (this.seen >= AT_ONCE) return 0
    if (now < this.waitsUntil) return null
    const due = this.writtenAt === undefined ? now + WAITS_MAX_MS : this.writtenAt + EVERY_MS
    const wait = Math.max(due - now, 0)
    if (wait > WAITS_MAX_MS) return null
    this.waitsUntil = now + wait
    return wait
  }

  /** What is to be written: first what was taken and never came through, else what is there by now. */
  take(id: string, now: number): Batch | undefined {
    this.writtenAt = now
    if (!this.pending && this.rows.size > 0) {
      this.pending = { id, rows: [...this.rows.values()] }
      this.rows = new Map()
      this.seen = 0
    }
    return this.pending
  }

  written({ id }: Batch): void {
    if (this.pending?.id === id) this.pending = undefined
  }
}
