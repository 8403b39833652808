/** Words of verification. */
import type { verification as es } from '../es/verification.ts'

export const verification: Record<keyof typeof es, string> = {}
