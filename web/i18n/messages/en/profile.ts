/** Words of profile. */
import type { profile as es } from '../es/profile.ts'

export const profile: Record<keyof typeof es, string> = {}
