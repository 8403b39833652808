/** Nobody ends, decides or pays out what is their own: another administrator does. */
import type { Viewer } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'

/** `people`: whose matter it is. Throws 403 `admin_own`. */
export function requireOthers(admin: Viewer, ...people: readonly string[]): void {
  if (people.includes(admin.id)) throw new Refusal('admin_own', 403)
}
