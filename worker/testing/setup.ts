/** Runs before each worker test file: a migrated database of its own, and nothing else stored. */
import {
  env,
  evictDurableObject,
  listDurableObjectIds,
  reset,
  runInDurableObject,
} from 'cloudflare:test'
import { advanceClock, clock, realTime } from '../http/clock.ts'
import { forgetTowns } from '../places/remembered.ts'
import { hashCheaply } from './cheap-hash.ts'
import { setClockBack } from './clock.ts'
import { makeDatabase } from './fresh/database.ts'
import { emptied } from './fresh/emptied-rooms.ts'

const TRIES = 3

// These modules are every file's: one may have left the clock moved, and what was passed for the next to take back.
setClockBack()
advanceClock(realTime.now() - clock.now())
hashCheaply()
forgetTowns()

/** How many trades the file before made, whose rooms are named by them; none before the first. */
async function tradesMade(): Promise<number> {
  const named = "select seq from sqlite_sequence where name = 'trades'"
  const made = await env.DB.prepare(named)
    .first<{ seq: number }>()
    .catch(() => null)
  return made?.seq ?? 0
}

/**
 * A room that was still at work for the file before (its alarm, a socket) is not always emptied with the rest. Those that were
 * emptied once and were nobody's since are left: races alone make hundreds, and opening each costs every later file seconds.
 */
async function emptyRooms(made: number): Promise<void> {
  const rooms = env.TRADE_ROOM as unknown as DurableObjectNamespace
  // None is 0: the one that is asked whether rooms answer.
  for (let trade = 0; trade <= made; trade += 1)
    emptied.delete(rooms.idFromName(String(trade)).toString())
  const listed = await listDurableObjectIds(rooms)
  for (const id of listed.filter((one) => !emptied.has(one.toString()))) {
    const room = rooms.get(id)
    await runInDurableObject(room, (_, { storage }) => storage.deleteAll())
    // The next one makes its tables again.
    await evictDurableObject(room)
    emptied.add(id.toString())
  }
}

/** A database that is still at work for the file before is not always emptied: seen once in some hundred runs. */
const made = await tradesMade()
for (let tried = 1; ; tried += 1) {
  await reset()
  await emptyRooms(made)
  try {
    await makeDatabase()
    break
  } catch (error) {
    if (tried === TRIES) throw error
  }
}
