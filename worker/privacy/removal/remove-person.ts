/**
 * The last step: the person's own row. It stays under its number, with what reviews, trades and payments count and
 * with nothing that says who it was. Consents stay as they are: time and version, proof of what was agreed to for
 * whoever can name the number (their own export does).
 */
import { eq } from 'drizzle-orm'
import { deleteCode } from '../../accounts/person/codes.ts'
import { LEFT_NAME } from '../../accounts/person/person.ts'
import { endSessionsOf } from '../../accounts/person/sessions.ts'
import { emailChanges, users } from '../../accounts/tables.ts'
import { factorDropped } from '../../admin/access/factor-state.ts'
import { runBatch } from '../../db/batch.ts'
import type { Ctx } from '../../http/context.ts'
import { deletePrefix } from '../../media/delete-prefix.ts'
import type { Leaver } from './removal.ts'

export async function removePerson(ctx: Ctx, { id }: Leaver): Promise<null> {
  const { db } = ctx
  await deletePrefix(ctx.env.PHOTOS, `people/${id}/`)
  const now = ctx.clock.now()
  await runBatch(db, [
    endSessionsOf(db, id),
    db.delete(emailChanges).where(eq(emailChanges.userId, id)),
    deleteCode(db, 'change', id),
    ...factorDropped(db, id),
    db
      .update(users)
      .set({
        ...LEFT_NAME,
        phoneNumber: '',
        dateOfBirth: '',
        gender: '',
        country: '',
        state: null,
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
