/** The multipart bodies of publishing and editing: fields, then the photos in three sizes, each in the same order. */
import type { NewItem } from '#contract/items'
import type { PreparedPhoto } from '#web/media/resize.ts'

export function publishBody(item: NewItem, photos: readonly PreparedPhoto[]): FormData {
  return bodyOf(item, 'images', photos)
}

/** The same for PUT /api/items/{id}, whose new photos have names of their own. */
export function editBody(edit: object, photos: readonly PreparedPhoto[]): FormData {
  return bodyOf(edit, 'newImages', photos)
}

function bodyOf(
  fields: object,
  name: 'images' | 'newImages',
  photos: readonly PreparedPhoto[],
): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) continue
    form.append(field, Array.isArray(value) ? JSON.stringify(value) : String(value))
  }
  photos.forEach((photo, index) => {
    form.append(name, photo.full, fileName(photo.full, index))
    // A size that the device could not make leaves an empty place: the order is what binds them.
    appendSize(form, `${name}640`, photo.medium, index)
    appendSize(form, `${name}320`, photo.small, index)
    form.append(`${name.slice(0, -1)}Colors`, photo.colors ?? '')
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
