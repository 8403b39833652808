/** The multipart body of POST /api/items: fields, then the photos in three sizes, each in the same order. */
import type { NewItem } from '#contract/items'
import type { PreparedPhoto } from '#web/media/resize.ts'

export function publishBody(item: NewItem, photos: readonly PreparedPhoto[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(item)) {
    if (value === undefined) continue
    form.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value))
  }
  photos.forEach((photo, index) => {
    form.append('images', photo.full, fileName(photo.full, index))
    // A size that the device could not make leaves an empty place: the order is what binds them.
    appendSize(form, 'images640', photo.medium, index)
    appendSize(form, 'images320', photo.small, index)
    form.append('imageColors', photo.colors ?? '')
  })
  return form
}

function appendSize(form: FormData, name: string, size: Blob | null, index: number): void {
  const blob = size ?? new Blob()
  form.append(name, blob, fileName(blob, index))
}

/** The name of a person's file says too much ("IMG_20261127_mi-casa"): it stays here. */
function fileName(blob: Blob, index: number): string {
  return `${index + 1}.${blob.type.split('/')[1] ?? 'bin'}`
}
