import type { coming as es } from '../es/coming.ts'

export const coming: Record<keyof typeof es, string> = {
  reviews_title: 'Reviews',
  reviews_text:
    'The reviews you receive and write after each trade will be here. There are no trades to review yet.',
  verification_title: 'Verification',
  verification_text: 'You will soon be able to verify your identity here, to give more trust.',
  payment_title: 'Security deposit',
  payment_text: 'Deposits are not available yet. You have not been charged.',
  mail_admin_title: 'Mail service',
  mail_admin_text: 'This page is for those who run the service. It is not available yet.',
  go_home: 'See items',
  my_items: 'My Items',
}
