/**
 * Every request is counted: by route and hour, in a table of ours. Workers Analytics Engine would take the same
 * without a write of the database, but it has no local form, no libSQL, keeps samples, and is read with a key to the
 * account over another API: nothing of it could be tested here or shown by `npm start`.
 */
import type { Context } from 'hono'
import { lostConstraint, runBatch } from '../db/batch.ts'
import { connect, type Db } from '../db/connect.ts'
import { realTime } from '../http/clock.ts'
import type { AppEnv, Ctx } from '../http/context.ts'
import { logFailure, newCost } from '../http/log.ts'
import { Gathering, type Seen } from './gathering.ts'
import { addRows, markFlush } from './store.ts'

/** Of this isolate. */
const gathering = new Gathering()

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Which letters a parameter may have, behind its name: "{[1-9][0-9]{0,14}}". */
const PATTERN = /\{(?:[^{}]|\{[^{}]*\})*\}/g

/** As people read it. Anybody may send an odd method: each would be a row. */
export const routeName = (method: string, path: string): string =>
  `${METHODS.includes(method) ? method : 'OTHER'} ${path.replace(PATTERN, '')}`

/** Nothing of it is in the request's own cost. Without an execution context (tests) nobody could write it down later. */
export function countRequest(c: Context<AppEnv>, seen: Seen): void {
  const goesOn = executionOf(c)
  if (!goesOn) return
  const { env, settings, clock, random } = c.get('ctx')
  gathering.add(seen, clock.now())
  const wait = gathering.waitMs(realTime.now())
  if (wait === null) return
  const writer = { db: connect(env, settings, newCost()), random }
  goesOn.waitUntil(
    rest(wait)
      .then(() => writeCounts(writer, gathering))
      .catch((error: unknown) => logFailure('counts', error)),
  )
}

/** Adds what was gathered to the table, once, however often it is tried. */
export async function writeCounts(
  { db, random }: { db: Db } & Pick<Ctx, 'random'>,
  from: Gathering,
): Promise<void> {
  const now = realTime.now()
  const batch = from.take(`${now}-${random.token(9)}`, now)
  if (!batch) return
  try {
    await runBatch(db, [markFlush(db, batch.id), addRows(db, batch.rows)])
  } catch (error) {
    // It had come through the last time, and only its answer was lost.
    if (lostConstraint(error) !== 'request_flushes.id') throw error
  }
  from.written(batch)
}

const rest = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

function executionOf(c: Context<AppEnv>) {
  try {
    return c.executionCtx
  } catch {
    return null
  }
}
