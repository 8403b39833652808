import type { coming as es } from '../es/coming.ts'

export const coming: Record<keyof typeof es, string> = {
  reviews_title: 'Reviews',
  reviews_text:
    'The reviews you receive and write after each trade will be here. There are no trades to review yet.',
  profile_title: 'My Profile',
  profile_text:
    'You will soon be able to fill in your profile here. Meanwhile, your items and settings are ready.',
  person_title: 'Public profile',
  person_text: 'Public profiles are not available yet.',
  go_home: 'See items',
  my_items: 'My Items',
}
