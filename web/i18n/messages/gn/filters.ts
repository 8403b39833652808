/** Sure words of the filter panel; see ../guarani.ts. */
import type { filters as es } from '../es/filters.ts'

export const filters = {
  filters_show: 'Hecha {count, plural, other {# mbaʼe}}', // see
  filters_show_unknown: 'Hecha mbaʼekuéra',
  condition_any: 'Oimeraẽva', // whichever
  price: 'Hepykue', // its price
  location: 'Tenda', // place
  date_any: 'Oimeraẽ ára', // any day
  date_today: 'Ko árape', // on this day
  date_yesterday: 'Kuehe',
  availability_available: 'Oĩ gueteri', // still there
  availability_traded: 'Oñekambiáma',
  availability_all: 'Opaite', // all of them
  tag_add: 'Moĩve', // put more
} satisfies Partial<Record<keyof typeof es, string>>
