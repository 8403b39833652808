/** Words of privacy. */
import type { privacy as es } from '../es/privacy.ts'

export const privacy: Record<keyof typeof es, string> = {}
