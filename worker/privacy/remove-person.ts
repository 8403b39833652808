/**
 * The last step: the person's own row. It stays under its number, with what reviews, trades and payments count and
 * with nothing that says who it was; its address may register again. Consents stay as they are: time and version,
 * proof of what was agreed to for whoever can name the number (their own export does).
 */
import { and, eq, inArray } from 'drizzle-orm'
import { NO_PASSWORD } from '../accounts/passwords.ts'
import { LEFT_NAME } from '../accounts/person.ts'
import { endSessionsOf } from '../accounts/sessions.ts'
import { codes, pendingRegistrations, users } from '../accounts/tables.ts'
import { runBatch } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { limitCounters } from '../http/limits.ts'
import { deletePrefix } from '../media/delete-prefix.ts'
import type { Leaver } from './removal.ts'

/** No address: nothing can be sent to it, and nobody can register it. */
const noAddress = (id: string) => `left:${id}`

/** Keys of limits that are counted by address (sign-in.ts, codes.ts). */
const limitKeys = (email: string) => [
  `signInFailures:account:${email}`,
  `codesSent:${email}`,
  `codesSentPause:${email}`,
  `codeTries:verify:${email}`,
  `codeTries:reset:${email}`,
]

export async function removePerson(ctx: Ctx, { id, email, profileImage }: Leaver): Promise<null> {
  const { db } = ctx
  await deletePrefix(ctx.env.PHOTOS, `people/${id}/`)
  if (profileImage !== null) await ctx.env.PHOTOS.delete(profileImage)
  const now = ctx.clock.now()
  await runBatch(db, [
    endSessionsOf(db, id),
    db.delete(pendingRegistrations).where(eq(pendingRegistrations.email, email)),
    db
      .delete(codes)
      .where(and(inArray(codes.purpose, ['verify', 'reset']), eq(codes.email, email))),
    db.delete(limitCounters).where(inArray(limitCounters.key, limitKeys(email))),
    db
      .update(users)
      .set({
        ...LEFT_NAME,
        email: noAddress(id),
        passwordHash: NO_PASSWORD,
        phoneNumber: '',
        dateOfBirth: '',
        gender: '',
        country: '',
        city: '',
        address: null,
        occupation: null,
        bio: null,
        skills: [],
        interests: [],
        profileImage: null,
        emailVerifiedAt: null,
        tokenBalance: 0,
        updatedAt: now,
      })
      .where(eq(users.id, id)),
  ])
  return null
}
