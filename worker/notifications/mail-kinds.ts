/** The mails that people may stop, and the switch that covers each (D40). */
import { SWITCH_OF } from './rules.ts'

export const MAILS = ['trade_proposal', 'trade_accepted', 'trade_reminder', 'new_message'] as const
export type MailKind = (typeof MAILS)[number]

export const switchOfMail = (kind: MailKind) => SWITCH_OF[kind]

/** Mail programs post here from nowhere: worker/http/origin.ts lets it through. */
export const MAIL_OFF_PATH = '/api/notifications/mail-off'
