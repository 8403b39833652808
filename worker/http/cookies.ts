/** Cookies (D18): `__Host-` and Secure wherever the browser accepts them, a plain name over http in a local network. */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from './context.ts'

type Name = 'session' | 'registration'

function secure(c: Context<AppEnv>): boolean {
  const { protocol, hostname } = new URL(c.req.url)
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
}

const fullName = (c: Context<AppEnv>, name: Name) => (secure(c) ? `__Host-${name}` : name)

export function readCookie(c: Context<AppEnv>, name: Name): string | undefined {
  return getCookie(c, fullName(c, name))
}

export function writeCookie(c: Context<AppEnv>, name: Name, value: string, maxAgeMs: number): void {
  setCookie(c, fullName(c, name), value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: secure(c),
    maxAge: Math.floor(maxAgeMs / 1000),
  })
}

export function dropCookie(c: Context<AppEnv>, name: Name): void {
  deleteCookie(c, fullName(c, name), { path: '/', secure: secure(c) })
}
