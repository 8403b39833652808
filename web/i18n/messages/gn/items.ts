/** Sure words of publishing a thing and of its page; see ../guarani.ts. */
import type { items as es } from '../es/items.ts'

export const items = {
  publish_title: 'Moherakuã mbaʼe', // make known + thing
  cancel: 'Heja', // leave it
  submit: 'Moherakuã',
  storing: 'Oñeñongatu hína…', // is being kept
  photos: 'Taʼãnga', // pictures
  location: 'Tenda', // place
  leave_stay: 'Epyta koʼápe', // stay here
  sign_in: 'Eike', // come in
  published: 'Oñemoherakuãma', // has been made known
  back_to_list: 'Jevy mbaʼekuérape', // return + to the things
  not_found: 'Ndojejuhúi ko mbaʼe', // this thing is not found
  see_items: 'Hecha mbaʼekuéra',
  no_photos: 'Taʼãngaʼỹre', // without picture
  owner: 'Ijára', // its owner
  yours: 'Ne mbaʼe', // your thing
  edit: 'Moambue', // make different
  delete: 'Mbogue', // blot out
  deleting: 'Oñembogue hína…',
  delete_title: '¿Remboguesépa ko mbaʼe?', // do you want to
  deleted: 'Oñemboguéma',
} satisfies Partial<Record<keyof typeof es, string>>
