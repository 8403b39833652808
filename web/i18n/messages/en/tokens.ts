/** Words of tokens. */
import type { tokens as es } from '../es/tokens.ts'

export const tokens: Record<keyof typeof es, string> = {}
