/** Photos of a report and of its answer: checked and cleaned as an item's, in the private bucket, for the two sides and administrators. */
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { spend } from '../http/guards/limits.ts'
import { logFailure } from '../http/log.ts'
import { deletePrefix } from '../media/delete-prefix.ts'
import { filesOf } from '../media/files.ts'
import { putFiles } from '../media/put-files.ts'
import { standIns } from '../media/rules.ts'
import { checkPhotos, type IncomingPhoto } from '../media/store-photos.ts'
import { PHOTO_SIZES } from '../media/terms.ts'
import { PROBLEM_PHOTOS_MAX } from './terms.ts'

const prefix = (tradeId: number, name: string) => `problems/${tradeId}/${name}/`

/** Bytes of chance before the hash: the same picture in two reports is two, of which one may go. */
const CHANCE_BYTES = 6

/** Their names, for the row. Throws as photos do: 413, 415, 422, 429. */
export async function storeProblemPhotos(
  ctx: Ctx,
  viewer: Viewer,
  tradeId: number,
  incoming: IncomingPhoto[],
): Promise<string[]> {
  if (incoming.length === 0) return []
  if (incoming.length > PROBLEM_PHOTOS_MAX) throw new Refusal('problem_photos', 422)
  const photos = await checkPhotos(incoming, PROBLEM_PHOTOS_MAX)
  await spend(ctx, 'photosUploaded', viewer.id, { amount: photos.length })
  const chance = ctx.random.token(CHANCE_BYTES)
  const names: string[] = []
  for (const photo of photos) {
    const name = `${chance}${photo.hash}`
    const { files } = await filesOf(ctx, photo)
    await putFiles(ctx.env.PRIVATE, files, (size) => `${prefix(tradeId, name)}${size}`)
    names.push(name)
  }
  return names
}

/** After the batch that no longer names them; what stays behind is found by cron (cleaning.ts). */
export async function deleteProblemPhotos(
  ctx: Ctx,
  tradeId: number,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    await deletePrefix(ctx.env.PRIVATE, prefix(tradeId, name)).catch((error: unknown) =>
      logFailure('photo of a problem', error),
    )
  }
}

/** Stores them for `write`; a refusal of it leaves none of them. */
export async function withPhotos<T>(
  ctx: Ctx,
  viewer: Viewer,
  { tradeId, incoming }: { tradeId: number; incoming: IncomingPhoto[] },
  write: (names: string[]) => Promise<T>,
): Promise<T> {
  const names = await storeProblemPhotos(ctx, viewer, tradeId, incoming)
  try {
    return await write(names)
  } catch (error) {
    // No answer is no refusal: the row may name them.
    if (error instanceof Refusal) await deleteProblemPhotos(ctx, tradeId, names)
    throw error
  }
}

type Named = { photos: readonly string[]; answerPhotos: readonly string[] }
type Wanted = { tradeId: number; name: string; size: string }

/** Of one of these reports, in the size asked for or its nearest. 404 where none names it. */
export async function problemPhoto(
  ctx: Ctx,
  rows: readonly Named[],
  { tradeId, name, size }: Wanted,
) {
  const wanted = PHOTO_SIZES.find((one) => String(one) === size)
  const isNamed = rows.some(
    ({ photos, answerPhotos }) => photos.includes(name) || answerPhotos.includes(name),
  )
  if (!wanted || !isNamed) throw new Refusal('not_found', 404)
  for (const one of standIns(wanted)) {
    const found = await ctx.env.PRIVATE.get(`${prefix(tradeId, name)}${one}`)
    if (found) return found
  }
  throw new Refusal('not_found', 404)
}
