/** Moves the one clock in a test; `afterEach(setClockBack)` undoes it. */
import { advanceClock } from '../http/clock.ts'

let advanced = 0

export function pass(ms: number): void {
  advanced += ms
  advanceClock(ms)
}

export function setClockBack(): void {
  advanceClock(-advanced)
  advanced = 0
}
