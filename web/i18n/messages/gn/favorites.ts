/** Sure words of saving things; see ../guarani.ts. */
import type { favorites as es } from '../es/favorites.ts'

export const favorites = {
  empty: 'Neʼĩra reñongatu mbaʼeve', // not yet + you keep + nothing
  empty_explore: 'Ehecha mbaʼe oĩva',
} satisfies Partial<Record<keyof typeof es, string>>
