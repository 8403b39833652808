/** Words of admin. */
import type { admin as es } from '../es/admin.ts'

export const admin: Record<keyof typeof es, string> = {}
