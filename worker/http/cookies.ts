/** Cookies (D18): `__Host-` and Secure wherever the browser accepts them, a plain name over http in a local network. */

import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from './context.ts'
import { SIGNED_IN_COOKIE } from './terms.ts'

type Name = 'session' | 'registration' | 'browser'

function secure(c: Context<AppEnv>): boolean {
  const { protocol, hostname } = new URL(c.req.url)
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
}

const fullName = (c: Context<AppEnv>, name: Name) => (secure(c) ? `__Host-${name}` : name)

export function readCookie(c: Context<AppEnv>, name: Name): string | undefined {
  return getCookie(c, fullName(c, name))
}

/** Whether the browser believes that somebody is signed in. */
export function claimsSession(c: Context<AppEnv>): boolean {
  return readCookie(c, 'session') !== undefined || getCookie(c, SIGNED_IN_COOKIE) !== undefined
}

export function writeCookie(c: Context<AppEnv>, name: Name, value: string, maxAgeMs: number): void {
  const options = {
    sameSite: 'Lax',
    path: '/',
    secure: secure(c),
    maxAge: Math.floor(maxAgeMs / 1000),
  } as const
  setCookie(c, fullName(c, name), value, { ...options, httpOnly: true })
  // Says only that somebody is signed in: a visitor's browser then need not ask who it is.
  if (name === 'session') setCookie(c, SIGNED_IN_COOKIE, '1', options)
}

export function dropCookie(c: Context<AppEnv>, name: Name): void {
  const options = { path: '/', secure: secure(c) }
  deleteCookie(c, fullName(c, name), options)
  if (name === 'session') deleteCookie(c, SIGNED_IN_COOKIE, options)
}
