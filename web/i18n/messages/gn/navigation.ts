/** Sure words of the menus and of the page that is not there; see ../guarani.ts. */
import type { navigation as es } from '../es/navigation.ts'

export const navigation = {
  home: 'Ñepyrũ', // beginning; what Guaraní sites call their first page
  tab_home: 'Ñepyrũ',
  tab_search: 'Heka',
  tab_publish: 'Moherakuã',
  my_items: 'Che mbaʼekuéra', // my + things
  sign_in: 'Eike', // come in
  sign_out: 'Esẽ', // go out
  how_it_works: 'Mbaʼéichapa ombaʼapo', // how + it works
  back: 'Jevy', // return
  go_home: 'Jevy ñepyrũme',
  go_search: 'Heka mbaʼe',
  not_found_title: 'Ndojejuhúi kuatiarogue', // is not found + page
} satisfies Partial<Record<keyof typeof es, string>>
