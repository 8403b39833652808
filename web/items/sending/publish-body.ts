/** The multipart bodies of publishing and editing: fields, then the photos in three sizes, each in the same order. */
import type { EditItem, NewItem } from '#contract/items'
import type { PhotoPart } from '#terms/media'
import { formOf } from '#web/api/form-of.ts'
import { appendPhoto } from '#web/media/photo-form.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'

export const publishBody = (item: NewItem, photos: readonly PreparedPhoto[]): FormData =>
  withPhotos(formOf<NewItem>(item), 'images', photos)

/** The same for PUT /api/items/{id}, whose new photos have names of their own. */
export const editBody = (edit: Partial<EditItem>, photos: readonly PreparedPhoto[]): FormData =>
  withPhotos(formOf<Partial<EditItem>>(edit), 'newImages', photos)

function withPhotos(form: FormData, part: PhotoPart, photos: readonly PreparedPhoto[]): FormData {
  for (const [index, photo] of photos.entries()) appendPhoto(form, part, photo, index)
  return form
}
