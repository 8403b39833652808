/** Words of what is marked in a trade: sent, agreed, completed; and of the offer to be told on this device. */
import type { moments as es } from '../es/moments.ts'

export const moments: Record<keyof typeof es, string> = {
  // Sent
  sent: 'We let you know when {name} answers.',
  look_on: 'Keep looking',
  push_ask_phone: 'Tell me on this phone',
  push_ask_device: 'Tell me on this device',
  push_asking: 'One moment…',
  push_later: 'Not now',
  push_on: 'Done: we tell you here, even when the app is closed.',
  push_refused:
    'It was not turned on. If you change your mind, allow this site’s notifications in your browser.',
  push_put_off: 'All right. You can turn it on whenever you like.',
  push_offline: 'No connection: it is not on yet.',
  push_failed: 'It could not be turned on. Try again.',
  push_settings: 'Notification settings',
  // Completed
  goes: 'Goes with {name}',
  stays: 'Stays with you',
  as_agreed: 'What you agreed on',
  my_tokens: 'My tokens',
  earned: '{count, plural, one {You earned # token.} other {You earned # tokens.}}',
}
