/**
 * The server's time, by which it judges: cheap phones are days off. Told by its answers; until the first one the
 * device's own is all there is.
 */
import { TIME_HEADER } from '#terms/http'

/** An answer that was longer on its way (a phone that slept) says too little about now, ms. */
const WAY_MAX_MS = 30_000

let ahead = 0

/** ms since 1970. For rules, and for how old something of the server's is; what the device itself dates keeps its clock. */
export const serverNow = (): number => Date.now() + ahead

/** Of an answer from the network. `asked`: when it was asked for, by the device. */
export function learnTime(headers: Headers, asked: number): void {
  const told = Number(headers.get(TIME_HEADER) ?? Number.NaN)
  const now = Date.now()
  if (!Number.isFinite(told) || now < asked || now - asked > WAY_MAX_MS) return
  ahead = told - (asked + now) / 2
}
