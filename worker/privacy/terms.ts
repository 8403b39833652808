/** Versions of what is agreed to, parts of what can be taken along, time to change one's mind. */

/** Days to change one's mind. */
export const LEAVE_DAYS = 14
export const LEAVE_MS = LEAVE_DAYS * 24 * 3_600_000

/** Of the texts that people agree to: /terms with /privacy, and the mails of each switch. A new text has a new date. */
export const TERMS_VERSION = '2026-11-30'
export const MAILS_VERSION = '2026-11-28'

/** Of the file as a whole; goes up when a part changes its shape. */
export const EXPORT_VERSION = 1

/** In the order of the file. */
export const EXPORT_PARTS = [
  'profile',
  'items',
  'trades',
  'messages',
  'reviewsWritten',
  'reviewsReceived',
  'reviewVotes',
  'favorites',
  'wishes',
  'wishFinds',
  'interests',
  'tokens',
  'payments',
  'paymentEntries',
  'payouts',
  'problems',
  'verifications',
  'badges',
  'identityMarks',
  'notifications',
  'notificationSettings',
  'devices',
  'sessions',
  'blocks',
  'reports',
  'consents',
  'emailChanges',
] as const
export type ExportPart = (typeof EXPORT_PARTS)[number]
