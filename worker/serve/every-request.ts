/** What stands before every route, in this order. */

import { limitBodies } from '../http/guards/body-limit.ts'
import { refuseInTheOpen } from '../http/guards/encrypted.ts'
import { limitFloods } from '../http/guards/flood.ts'
import { secureHeaders } from '../http/guards/headers.ts'
import { sameOriginWrites } from '../http/guards/origin.ts'
import { drainUnreadBody } from '../http/guards/unread-body.ts'
import { MAIL_OFF_PATH } from '../notifications/terms.ts'
import { WEBHOOK_PATH } from '../payments/terms.ts'
import { setup } from './setup.ts'

export const everyRequest = [
  secureHeaders,
  setup,
  refuseInTheOpen,
  drainUnreadBody,
  limitFloods,
] as const

/**
 * One-click unsubscribe (RFC 8058): mail programs post it from nowhere, and its token is the proof. The card
 * provider's events: their signature is.
 */
const PROVED = [MAIL_OFF_PATH, WEBHOOK_PATH]
export const everyCall = [sameOriginWrites(PROVED), limitBodies] as const
