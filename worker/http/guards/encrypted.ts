/** Whoever deployed under https is spoken to over nothing else (D62): what is sent in the open anybody on the way reads. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context.ts'
import { Refusal } from '../errors.ts'
import { isThisMachine } from '../terms.ts'

/** A page is led to where it is; what a program sends must not get used to being sent twice. */
const LED_ON = new Set(['GET', 'HEAD'])
const NO_PAGE = /^\/(api|ws|img)(\/|$)/

/** Only where BASE_URL is https: a product in a local network may be without (D18). */
export const refuseInTheOpen: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { settings } = c.get('ctx')
  const { protocol, hostname, pathname, search } = new URL(c.req.url)
  const isOpen = protocol === 'http:' && !isThisMachine(hostname)
  if (settings.ENVIRONMENT === 'production' && isOpen && settings.BASE_URL?.startsWith('https:')) {
    if (!LED_ON.has(c.req.method) || NO_PAGE.test(pathname)) throw new Refusal('https_only', 403)
    return c.redirect(`${settings.BASE_URL}${pathname}${search}`, 308)
  }
  await next()
}
