/** What the ways in need to know of the browser that asks. */
import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { readCookie } from '../http/cookies.ts'
import { deviceName } from './rules.ts'

export type Caller = {
  device: string
  sessionToken: string | undefined
  registrationToken: string | undefined
  /** Whether somebody was signed in here before (person/known-browser.ts). */
  browserToken?: string | undefined
}

export function callerOf(c: Context<AppEnv>): Caller {
  return {
    device: deviceName(c.req.header('user-agent')?.slice(0, 500) ?? ''),
    sessionToken: readCookie(c, 'session'),
    registrationToken: readCookie(c, 'registration'),
    browserToken: readCookie(c, 'browser'),
  }
}
