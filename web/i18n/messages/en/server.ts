import type { server as es } from '../es/server.ts'

export const server: Record<keyof typeof es, string> = {
  code_sent: 'If the email is right, we sent you a code of 6 digits. Check your mail.',
  password_changed: 'Your password was changed. You can sign in now.',
  sign_out: 'Sign out',
  sign_out_question: 'Do you want to sign out on this device?',
  stay: 'Go back without signing out',
}
