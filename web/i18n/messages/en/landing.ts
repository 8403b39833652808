import type { landing as es } from '../es/landing.ts'

export const landing: Record<keyof typeof es, string> = {
  title: 'Trade without money',
  lead: 'On {brand} you publish what you no longer use and swap it for something useful, with people in your area.',
  explore: 'Explore items',
  register: 'Create account',
  publish: 'Publish item',
  free_look: 'You need no account to look around.',
  sample_one: 'Guitar',
  sample_one_place: 'Encarnación',
  sample_two: 'Bicycle',
  sample_two_place: 'Asunción',

  steps_title: 'How it works',
  step_publish: 'Publish with photos',
  step_publish_text: 'Take a photo with your phone and say what it is and what condition it is in.',
  step_find: 'Find something nearby',
  step_find_text: 'Search by words, category, value or distance among what others offer.',
  step_swap: 'Swap in person',
  step_swap_text: 'Choose where to meet and swap one thing for the other.',

  promises_title: 'What you can expect',
  promise_free: 'No commissions',
  promise_free_text: 'Publishing and trading cost nothing.',
  promise_photos: 'Photos without location',
  promise_photos_text: 'We remove from every photo the data of where it was taken.',
  promise_private: 'Your data is yours',
  promise_private_text: 'Your email, phone and address are shown to nobody.',

  closing_title: 'What are you keeping that you no longer use?',
  closing_text: 'It may be just what somebody else is looking for.',
  terms: 'Terms of use',
  privacy: 'Privacy',
}
