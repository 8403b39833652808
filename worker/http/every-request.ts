/** What stands before every route, in this order. */

import { setup } from '../serve/setup.ts'
import { limitBodies } from './body-limit.ts'
import { limitFloods } from './flood.ts'
import { secureHeaders } from './headers.ts'
import { sameOriginWrites } from './origin.ts'
import { drainUnreadBody } from './unread-body.ts'

export const everyRequest = [secureHeaders, setup, drainUnreadBody, limitFloods] as const
export const everyCall = [sameOriginWrites, limitBodies] as const
