/** What is kept under an address and not under a person: it goes in the moment in which the address becomes free. */
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { codes, pendingRegistrations } from '../../accounts/tables.ts'
import type { Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { limitCounters } from '../../http/guards/limits.ts'

/** No address: nothing can be sent to it, and nobody can register it. */
export const noAddress = (id: string) => `left:${id}`

/** Keys of limits that are counted by address (sign-in.ts, codes.ts). */
const limitKeys = (email: string) => [
  `signInFailures:account:${email}`,
  `signIns:account:${email}`,
  `codesSent:${email}`,
  `codesSentPause:${email}`,
  `codeTries:verify:${email}`,
  `codeTries:reset:${email}`,
]

/** Where `isClosed` holds; later on they are those of whoever registers next. */
export const forgetAddress = (db: Db, email: string, isClosed: SQL): Statement[] => [
  db.delete(pendingRegistrations).where(and(eq(pendingRegistrations.email, email), isClosed)),
  db
    .delete(codes)
    .where(and(inArray(codes.purpose, ['verify', 'reset']), eq(codes.email, email), isClosed)),
  db.delete(limitCounters).where(and(inArray(limitCounters.key, limitKeys(email)), isClosed)),
]
