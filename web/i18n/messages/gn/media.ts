/** Sure words of photos; see ../guarani.ts. */
import type { media as es } from '../es/media.ts'

export const media = {
  choose: 'Poravo taʼãnga', // choose + picture
  add: 'Moĩve', // put more
  alt: 'Taʼãnga {number}',
  remove: 'Mbogue taʼãnga {number}', // blot out
} satisfies Partial<Record<keyof typeof es, string>>
