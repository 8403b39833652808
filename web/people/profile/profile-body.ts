/** The multipart bodies of a changed profile: only what changed, only what is not empty; what was emptied is named. */
import * as v from 'valibot'
import { type ProfileForm, ProfileFormSchema, type ProfileUpdateSchema } from '#contract/people'
import { formOf } from '#web/api/form-of.ts'
import { BirthDateSchema } from '#web/forms/birth-date.ts'
import { appendPhoto } from '#web/media/photo-form.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'

export type ProfileValues = Record<keyof ProfileForm, string>
type Sent = v.InferInput<typeof ProfileUpdateSchema>

export const FormSchema = v.object({ ...ProfileFormSchema.entries, dateOfBirth: BirthDateSchema })
const FIELDS = v.keyof(ProfileFormSchema).options

/** What was typed and not saved: the fields that it changes. */
export const DraftSchema = v.partial(v.object(v.entriesFromList(FIELDS, v.string())))
type Draft = v.InferOutput<typeof DraftSchema>

/** Null where nothing changed. */
export function changedOf(before: ProfileValues, typed: ProfileValues): Draft | null {
  const changed = FIELDS.filter((name) => typed[name] !== before[name])
  if (changed.length === 0) return null
  return Object.fromEntries(changed.map((name) => [name, typed[name]]))
}

/** Null where nothing changed. */
export function profileBody(before: ProfileValues, wanted: ProfileValues): FormData | null {
  const changed = Object.entries(changedOf(before, wanted) ?? {})
  if (changed.length === 0) return null
  const emptied = changed.filter(([, text]) => text === '').map(([name]) => name)
  const filled = changed.filter(([, text]) => text !== '')
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
