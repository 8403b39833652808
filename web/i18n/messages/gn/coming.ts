/** Sure words of the pages that are still to come; see ../guarani.ts. */
import type { coming as es } from '../es/coming.ts'

export const coming = {
  go_home: 'Hecha mbaʼekuéra', // see + things
  my_items: 'Che mbaʼekuéra', // my + things
} satisfies Partial<Record<keyof typeof es, string>>
