/** What mails are sent about. A mail that waits in the outbox may be of an earlier kind. */
export const MAIL_KINDS = [
  'verify_code',
  'reset_code',
  'known_address',
  'password_changed',
  'change_code',
  'email_changed',
  'email_taken',
  'trade_proposal',
  'trade_accepted',
  'trade_reminder',
  'unread_messages',
  'proof_code',
  'item_hidden',
  'mail_test',
  'leaving',
  'claim_opened',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]
