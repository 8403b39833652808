/** Sure words of the page of one's own things; see ../guarani.ts. */
import type { mine as es } from '../es/mine.ts'

export const mine = {
  title: 'Che mbaʼekuéra', // my + things
  count: '{count, plural, other {# mbaʼe}}',
  empty_title: 'Neʼĩra remoherakuã mbaʼeve', // not yet + you make known + nothing
  status_available: 'Oĩ gueteri', // still there
  edit: 'Moambue', // make different
  edit_named: 'Moambue {title}',
  delete: 'Mbogue', // blot out
  delete_named: 'Mbogue {title}',
  create_title: 'Moherakuã mbaʼe pyahu', // make known + new thing
  edit_title: 'Moambue mbaʼe',
  create: 'Moherakuã',
  save: 'Ñongatu', // keep
} satisfies Partial<Record<keyof typeof es, string>>
