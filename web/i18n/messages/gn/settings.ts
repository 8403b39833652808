/** Sure words of the settings of an account; see ../guarani.ts. */
import type { settings as es } from '../es/settings.ts'

export const settings = {
  language: 'Ñeʼẽ', // tongue, word
  password: 'Ñeʼẽñemi', // word + hidden
  end: 'Mboty', // close
  cancel: 'Heja', // leave it
  leave: 'Esẽ', // go out
} satisfies Partial<Record<keyof typeof es, string>>
