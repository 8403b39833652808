import type { settings as es } from '../es/settings.ts'

export const settings: Record<keyof typeof es, string> = {
  title: 'Settings',

  language: 'Language',
  language_text: 'Remembered on this device.',

  email: 'Email',
  email_text:
    'We send a code to the new one and tell the present one. The other sessions are ended.',
  email_new: 'New email',
  email_password: 'Your password',
  email_send: 'Send code',
  email_sending: 'Sending…',
  email_sent: 'Code sent',
  email_sent_text: 'Check the mail of {email}.',
  email_code_text: 'Enter the 6-digit code that we sent to {email}.',
  email_other: 'Use another email',
  email_changed: 'Email changed',
  email_changed_text: 'From now on you sign in with {email}.',

  password: 'Password',
  password_text: 'Changing it ends the sessions of your other devices.',
  current_password: 'Current password',
  current_wrong: 'The current password is not right',
  change_password: 'Change password',
  password_changed: 'Password changed',
  password_changed_text: 'We ended the sessions of your other devices. Here you are still in.',

  payments: 'My payments',
  payments_text: 'Deposits and packages: what was held, released or charged, with its references.',
  payments_see: 'See my payments',

  sessions: 'Sessions',
  sessions_text: 'The devices on which your account is open.',
  device_on: '{program} on {system}',
  device_unknown: 'Unknown device',
  this_device: 'This device',
  since: 'Since {date}',
  seen: 'Last active: {date}',
  only_this: 'Only this device',
  only_this_text: 'When you sign in on another, you see it here and can end its session.',
  sessions_failed: 'We could not load your sessions',
  sessions_failed_text: 'Nothing changed in your account. Try again.',
  sessions_offline: 'You will see your sessions when the connection is back.',

  end: 'End',
  end_named: 'End the session of {device}',
  end_title: 'End this session?',
  end_text: '{device}: getting in again will take the password.',
  end_others: 'End all other sessions',
  end_others_title: 'End all other sessions?',
  end_others_text:
    'Only this device stays in. On the others, getting in again will take the password.',
  end_confirm: 'Yes, end',
  ending: 'Ending…',
  cancel: 'Cancel',
  ended: 'Session ended',
  ended_text: '{device} is no longer in your account.',
  ended_others: 'Sessions ended',
  ended_others_text: 'Only this device is in your account.',
  end_failed: 'The session could not be ended',
  end_failed_text: 'It is still open. Try again.',

  leave: 'Leave',
  leave_text: 'This device forgets what it kept of you: drafts, filters and data.',
}
