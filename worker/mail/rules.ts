/** Pure decisions about mail: where it goes, when it is tried again, when it is given up. */

/** 'service' sends; 'local' keeps it where a person at this machine reads it; 'none' has nobody to send. */
export type MailMode = 'service' | 'local' | 'none'

type MailSettings = { ENVIRONMENT: 'local' | 'production'; SENDGRID_API_KEY?: string | undefined }

/** `hasKey`: an administrator has entered one. Asked through service.ts. */
export function modeWith(settings: MailSettings, hasKey: boolean): MailMode {
  if (hasKey || settings.SENDGRID_API_KEY !== undefined) return 'service'
  return settings.ENVIRONMENT === 'local' ? 'local' : 'none'
}

const MINUTE = 60_000
const WAIT_MAX_MS = 6 * 60 * MINUTE
export const MAIL_ATTEMPTS_MAX = 8
/** D20: a code mail that is older tells a dead code. */
const CODE_MAIL_MS = 10 * MINUTE
const CODE_MAILS = ['verify_code', 'reset_code', 'change_code', 'proof_code']

/**
 * Milliseconds until the next attempt after `attempts` of them: 1, 4, 16, 64 minutes …, or what the service
 * asks for where that is longer; at most 6 hours.
 */
export function waitAfter(attempts: number, askedMs = 0): number {
  return Math.min(Math.max(MINUTE * 4 ** (attempts - 1), askedMs), WAIT_MAX_MS)
}

/** A mail that was given up keeps its texts, so that an administrator can send it after all; a code is dead by then. */
export const keepsTexts = (kind: string): boolean => !CODE_MAILS.includes(kind)

/** Whether a mail is too old to be of use to anybody. */
export function isTooLate(kind: string, createdAt: number, now: number): boolean {
  return CODE_MAILS.includes(kind) && now - createdAt >= CODE_MAIL_MS
}

/** What the service said: 'refused' is about this mail and will not change by trying again. */
export type Delivery = 'sent' | 'refused' | 'failed'

/** 202 is what the service says of a letter that it takes: whatever else "succeeds" comes from somebody else. */
export function deliveryOf(status: number): Delivery {
  if (status === 202) return 'sent'
  return status === 400 || status === 413 ? 'refused' : 'failed'
}

/** What becomes of a mail after an attempt. */
export function outcomeOf(delivery: Delivery, attempts: number): 'sent' | 'retry' | 'dead' {
  if (delivery === 'sent') return 'sent'
  return delivery === 'refused' || attempts >= MAIL_ATTEMPTS_MAX ? 'dead' : 'retry'
}
