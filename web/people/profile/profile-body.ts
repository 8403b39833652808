/** The multipart bodies of a changed profile: only what changed, only what is not empty; what was emptied is named. */
import * as v from 'valibot'
import { type ProfileForm, ProfileFormSchema, type ProfileUpdateSchema } from '#contract/people'
import { formOf } from '#web/api/form-of.ts'
import { appendPhoto } from '#web/media/photo-form.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'

export type ProfileValues = Record<keyof ProfileForm, string>
type Sent = v.InferInput<typeof ProfileUpdateSchema>

const FIELDS = v.keyof(ProfileFormSchema).options

/** Null where nothing changed. */
export function profileBody(before: ProfileValues, wanted: ProfileValues): FormData | null {
  const changed = FIELDS.filter((name) => wanted[name] !== before[name])
  if (changed.length === 0) return null
  const emptied = changed.filter((name) => wanted[name] === '')
  const filled = changed.filter((name) => wanted[name] !== '').map((name) => [name, wanted[name]])
  return formOf<Sent>({
    ...Object.fromEntries(filled),
    ...(emptied.length > 0 && { clear: emptied }),
  })
}

export const interestsBody = (name: 'skills' | 'interests', list: string[]): FormData =>
  formOf<Sent>({ [name]: list })

export function avatarBody(photo: PreparedPhoto): FormData {
  const form = formOf<Sent>({})
  appendPhoto(form, 'avatar', photo, 0)
  return form
}

export const withoutAvatar = (): FormData => formOf<Sent>({ clear: 'avatar' })
