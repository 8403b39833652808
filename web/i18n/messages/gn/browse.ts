/** Sure words of home, search and the item card; see ../guarani.ts. */
import type { browse as es } from '../es/browse.ts'

export const browse = {
  title_in: 'Mbaʼe oĩva', // things that there are
  title_out: 'Ehecha mbaʼe oĩva', // look at them
  // A noun stays as it is after a number.
  count: '{count, plural, other {# mbaʼe}}',
  visitor_sign_in: 'Eike', // come in
  sort_newest: 'Ipyahuvéva', // the newer ones
  sort_oldest: 'Itujavéva', // the older ones
  sort_distance: 'Ag̃uivéva', // the nearer ones
  distance: 'Che jerére', // around me
  load_more: 'Hechave', // see more
  list_end: 'Rehechapáma', // you have seen all already
  empty_title: 'Ndojejuhúi mbaʼeve', // nothing is found
  card_no_image: 'Taʼãngaʼỹre', // picture + without
} satisfies Partial<Record<keyof typeof es, string>>
