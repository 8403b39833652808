/** The multipart body of a changed profile: only what changed, only what is not empty; what was emptied is named. */
import type { ProfileForm } from '#contract/people'

export type ProfileValues = Record<keyof ProfileForm, string>

const FIELDS = [
  'firstName',
  'lastName',
  'bio',
  'city',
  'country',
  'phoneNumber',
  'occupation',
] as const satisfies (keyof ProfileForm)[]

/** Null where nothing changed. */
export function profileBody(before: ProfileValues, wanted: ProfileValues): FormData | null {
  const changed = FIELDS.filter((name) => wanted[name] !== before[name])
  if (changed.length === 0) return null
  const form = new FormData()
  for (const name of changed) if (wanted[name] !== '') form.append(name, wanted[name])
  const emptied = changed.filter((name) => wanted[name] === '')
  if (emptied.length > 0) form.append('clear', JSON.stringify(emptied))
  return form
}

export function interestsBody(name: 'skills' | 'interests', list: readonly string[]): FormData {
  const form = new FormData()
  form.append(name, JSON.stringify(list))
  return form
}
