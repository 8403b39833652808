/** From a chosen file to a photo ready to send, or the code of the sentence that says why not. */
import { ORIGINAL_MAX_BYTES, UPLOAD_MAX_BYTES } from '#terms/media'
import { type FileKind, kindOfFile } from './kinds.ts'
import { deviceMakesSizes, resizeInWorker, Undecodable, WorkerLost } from './photo-worker.ts'
import type { PreparedPhoto } from './resize.ts'

export type PhotoProblem = 'photo_type' | 'photo_heic' | 'photo_large' | 'photo_broken'

export class PhotoRefused extends Error {
  constructor(readonly code: PhotoProblem) {
    super(code)
  }
}

/** Memory of a phone holds one decoded photo: they are made one after another. */
let before: Promise<unknown> = Promise.resolve()

/** `wanted` is asked when its turn comes: a photo that was removed meanwhile costs nothing. */
export function preparePhoto(
  file: Blob,
  onProgress: (progress: number) => void,
  wanted: () => boolean = () => true,
): Promise<PreparedPhoto | null> {
  const mine = before.then(() => (wanted() ? prepareNow(file, onProgress) : null))
  before = mine.catch(() => undefined)
  return mine
}

async function prepareNow(
  file: Blob,
  onProgress: (progress: number) => void,
): Promise<PreparedPhoto> {
  const kind = await kindOfFile(file)
  if (kind === 'other') throw new PhotoRefused('photo_type')
  if (!deviceMakesSizes()) return asItIs(file, kind)
  if (file.size > ORIGINAL_MAX_BYTES) throw new PhotoRefused('photo_large')
  try {
    return await resizeInWorker({ file }, onProgress)
  } catch (error) {
    if (error instanceof WorkerLost) return asItIs(file, kind)
    if (!(error instanceof Undecodable)) throw error
  }
  return rescued(file, kind, onProgress)
}

/** Some browsers draw in an <img> what their workers cannot decode (HEIC in Safari). */
async function rescued(
  file: Blob,
  kind: FileKind,
  onProgress: (progress: number) => void,
): Promise<PreparedPhoto> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return await resizeInWorker({ bitmap: await createImageBitmap(image) }, onProgress)
  } catch {
    throw new PhotoRefused(kind === 'heic' ? 'photo_heic' : 'photo_broken')
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** An old browser sends the original; the server turns it upright and makes the sizes. */
function asItIs(file: Blob, kind: FileKind): PreparedPhoto {
  if (kind === 'heic') throw new PhotoRefused('photo_heic')
  if (kind === 'bitmap') throw new PhotoRefused('photo_type')
  if (file.size > UPLOAD_MAX_BYTES) throw new PhotoRefused('photo_large')
  return { full: file, medium: null, small: null, colors: null }
}
