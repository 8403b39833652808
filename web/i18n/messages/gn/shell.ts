/** Sure words of the frame around every screen; see ../guarani.ts. */
import type { shell as es } from '../es/shell.ts'

export const shell = {
  publish: 'Moherakuã mbaʼe', // make known + thing
  sign_in: 'Eike', // come in
  language: 'Ñeʼẽ', // tongue, word
  close: 'Mboty',
  try_again: 'Eñehaʼã jey', // make an effort again
  notifications_region: 'Marandu', // news, notice
  search: 'Heka',
  search_placeholder: 'Heka mbaʼe...',
} satisfies Partial<Record<keyof typeof es, string>>
