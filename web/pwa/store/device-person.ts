/** Whose data this device holds: who is there while nobody can be asked. */
import { DEVICE_KEY, keep, stored } from '#web/api/storage.ts'

const NOBODY = ''

/** Null: a visitor's, or nothing was kept yet. */
export const devicePerson = (): string | null => stored(DEVICE_KEY) || null

export function setDevicePerson(userId: string | null): void {
  keep(DEVICE_KEY, userId ?? NOBODY)
}
