import type { server as es } from '../es/server.ts'

export const server: Record<keyof typeof es, string> = {
  code_sent: 'If the email is right, we sent you a code of 6 digits. Check your mail.',
  password_changed: 'Your password was changed. You can sign in now.',
  sign_out: 'Sign out',
  sign_out_question: 'Do you want to sign out on this device?',
  stay: 'Go back without signing out',
  app_description: 'Swap what you no longer use for what you need, without money.',
  app_publish: 'Publish',
  app_trades: 'Trades',
  app_screen_list: 'What people near you offer',
  app_screen_item: 'An item with its photos and its place',
  mail_credentials: 'Credentials updated',
  mail_sent: 'Email sent',
  user_gone: 'Deleted user',
  item_gone: 'Deleted item',
}
