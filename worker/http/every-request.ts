/** What stands before every route, in this order. */
import { limitBodies } from './body-limit.ts'
import { limitFloods } from './flood.ts'
import { secureHeaders } from './headers.ts'
import { sameOriginWrites } from './origin.ts'
import { setup } from './setup.ts'
import { drainUnreadBody } from './unread-body.ts'

export const everyRequest = [secureHeaders, setup, drainUnreadBody, limitFloods] as const
export const everyCall = [sameOriginWrites, limitBodies] as const
