/** Changing one's own profile. */
import type { CurrentUser } from '../accounts/contract.ts'
import { requireMayLink } from '../accounts/person/beginner.ts'
import { requireOfAge } from '../accounts/person/of-age.ts'
import { requireOwnNames } from '../accounts/person/own-names.ts'
import { currentUser } from '../accounts/person/store.ts'
import { countWaiting } from '../home/actions.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import type { IncomingPhoto } from '../media/store-photos.ts'
import { checkAvatar, deleteAvatar, storeAvatar } from './avatar.ts'
import type { ProfileUpdate } from './contract.ts'
import { changesOf } from './rules.ts'
import { changeProfile, namesOf, type ProfileChange } from './store.ts'

/** Only what is given changes. Throws 401, 422 `too_young`, `name_of_house`, `beginner_link`, and as photos do. */
export async function updateProfile(
  ctx: Ctx,
  viewer: Viewer,
  given: ProfileUpdate,
  incoming: IncomingPhoto | undefined,
): Promise<CurrentUser> {
  if (given.dateOfBirth !== undefined) requireOfAge(ctx, given.dateOfBirth)
  const names = await judgedNames(ctx, viewer.id, given)
  const { bio, occupation, city, state, address, skills, interests } = given
  const texts = { bio, occupation, city, state, address, skills, interests }
  await requireMayLink(ctx, viewer.id, texts)
  const photo = incoming && (await checkAvatar(incoming))
  const change: ProfileChange = { ...changesOf(given), ...names }
  if (photo) change.profileImage = await storeAvatar(ctx, viewer.id, photo)
  if (Object.keys(change).length > 0) {
    const before = await changeProfile(ctx.db, viewer.id, change, ctx.clock.now())
    if (change.profileImage !== undefined)
      ctx.later((after) => deleteAvatar(after, viewer.id, before))
  }
  const user = await currentUser(ctx.db, viewer.id)
  if (!user) throw new Refusal('signed_out', 401)
  const waiting = await countWaiting(ctx, viewer)
  return { ...user, ...(waiting && { waiting }) }
}

/**
 * Both names as they will stand, where one of them is given: written together as they were judged, so that of two edits at once
 * none makes a name with the other's half. Throws 422 `name_of_house`.
 */
async function judgedNames(ctx: Ctx, userId: string, { firstName, lastName }: ProfileUpdate) {
  if (firstName === undefined && lastName === undefined) return {}
  const known = await namesOf(ctx.db, userId)
  if (!known) throw new Refusal('signed_out', 401)
  const names = { firstName: firstName ?? known.firstName, lastName: lastName ?? known.lastName }
  requireOwnNames(ctx, names, known)
  return names
}
