/** A prepared photo as fields of a form: three sizes, its colours and its look, each in the same place of its list. */
import { PHOTO_PARTS, type PhotoPart } from '#terms/media'
import type { PreparedPhoto } from './resize.ts'

export function appendPhoto(
  form: FormData,
  part: PhotoPart,
  photo: PreparedPhoto,
  index: number,
): void {
  const names = PHOTO_PARTS[part]
  form.append(names.full, photo.full, fileName(photo.full, index))
  // A size that the device could not make leaves an empty place: the order is what binds them.
  appendSize(form, names.medium, photo.medium, index)
  appendSize(form, names.small, photo.small, index)
  form.append(names.colors, photo.colors ?? '')
  form.append(names.looks, photo.look ?? '')
}

function appendSize(form: FormData, name: string, size: Blob | null, index: number): void {
  const blob = size ?? new Blob()
  form.append(name, blob, fileName(blob, index))
}

/** The name of a person's file says too much ("IMG_20261127_mi-casa"): it stays here. */
function fileName(blob: Blob, index: number): string {
  return `${index + 1}.${blob.type.split('/')[1] ?? 'bin'}`
}
