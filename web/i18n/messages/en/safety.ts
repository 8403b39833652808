/** Words of safety. */
import type { safety as es } from '../es/safety.ts'

export const safety: Record<keyof typeof es, string> = {}
