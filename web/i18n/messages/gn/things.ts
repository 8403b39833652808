/** Sure words of lists, the page of a thing and the forms; see ../guarani.ts. */
import type { things as es } from '../es/things.ts'

export const things = {
  condition_new: 'Pyahu',
  condition_like_new: 'Pyahúicha', // new + like
  condition_good: 'Porã',
  condition_poor: 'Oñemyatyrõvaʼerã', // must be mended
  status_reserved: 'Oñeñongatu', // it is being kept
  status_traded: 'Oñekambiáma', // has been exchanged; jopara, as it is said in the street
  age_now: 'Koʼag̃aite', // right now
  age_minutes: 'Ojapo {count} min', // it makes; hours are aravo, days ára
  age_hours: 'Ojapo {count} aravo',
  age_days: 'Ojapo {count} ára',
} satisfies Partial<Record<keyof typeof es, string>>
