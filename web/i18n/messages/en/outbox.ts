import type { outbox as es } from '../es/outbox.ts'

export const outbox: Record<keyof typeof es, string> = {
  title: 'Waiting on this phone',
  waiting: 'Waiting for a connection',
  again: 'The server does not answer. It will be tried again.',
  sending: 'Sending… {percent}%',
  refused: 'Could not be published: {said}',
  refused_plain: 'Could not be published. Open it and check what it says.',
  open: 'Not finished: open it to publish it.',
  untitled: 'Untitled',
  edit: 'Edit',
  edit_named: 'Edit {title}',
  retry: 'Try again',
  retry_named: 'Try {title} again',
  discard: 'Discard',
  discard_named: 'Discard {title}',
  discard_title: 'Discard without publishing?',
  discard_text: 'It will be removed from this phone with its photos. Nobody else has it.',
  discard_stay: 'Keep it',
  sent: 'Item created',
  unsent_title: 'Sign out now?',
  unsent_text:
    '{count, plural, one {There is # thing that was not sent yet. If you sign out, it is removed from this phone.} other {There are # things that were not sent yet. If you sign out, they are removed from this phone.}}',
  unsent_stay: 'Stay here',
  unsent_leave: 'Sign out and discard',
  kept: 'You see what is saved on this phone',
}
