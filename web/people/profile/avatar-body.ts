/** The multipart body of another picture, or of none. */
import { appendPhoto } from '#web/media/photo-form.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'

export function avatarBody(photo: PreparedPhoto): FormData {
  const form = new FormData()
  appendPhoto(form, 'avatar', photo, 0)
  return form
}

export function withoutAvatar(): FormData {
  const form = new FormData()
  form.append('clear', 'avatar')
  return form
}
