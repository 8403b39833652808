/** The multipart bodies of publishing and editing: fields, then the photos in three sizes, each in the same order. */
import type { NewItem } from '#contract/items'
import { appendPhoto } from '#web/media/photo-form.ts'
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
  for (const [index, photo] of photos.entries()) appendPhoto(form, name, photo, index)
  return form
}
