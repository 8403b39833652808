/** Whose data this device holds: who is there while nobody can be asked, and the hint that there is anything at all. */
import { keep, stored } from '#web/app/storage.ts'

/** The entry looks for it: without it there is nothing to restore, and nothing is fetched for that. */
export const DEVICE_KEY = 'device'
const NOBODY = ''

/** Null: a visitor's, or nothing was kept yet. */
export const devicePerson = (): string | null => stored(DEVICE_KEY) || null

export function setDevicePerson(userId: string | null): void {
  keep(DEVICE_KEY, userId ?? NOBODY)
}
