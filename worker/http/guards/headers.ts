/** Headers of everything the worker answers. What must not be kept says so; photos say the opposite themselves. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context.ts'
import { REQUEST_ID_HEADER, TIME_HEADER } from '../terms.ts'

/** What has no policy of its own (web/app/build writes that of pages) is data: opened as a page it may do nothing. */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The same of the pages that the worker writes itself: one style, known by its hash, one form to us, no script. */
export const plainPagePolicy = (styleHash: string) =>
  `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** Where one is, asked for by the publish form and the distance filter; what pages use besides is theirs (worker/pages/policy.ts). */
export const PERMISSIONS = [
  ...['accelerometer=()', 'camera=()', 'display-capture=()', 'geolocation=(self)', 'gyroscope=()'],
  ...['hid=()', 'magnetometer=()', 'microphone=()', 'midi=()', 'payment=()', 'serial=()', 'usb=()'],
].join(', ')

/** A year, as the lists of browsers ask for. */
export const TRANSPORT = 'max-age=31536000; includeSubDomains'

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
}
const UNLESS_GIVEN = {
  'content-security-policy': DATA_POLICY,
  'permissions-policy': PERMISSIONS,
  'cache-control': 'private, no-store',
}

export const secureHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  // The upgrade to a socket: another response would lose it.
  if (c.res.status === 101) return
  const { headers } = c.res
  for (const [name, value] of Object.entries(EVERYWHERE)) headers.set(name, value)
  for (const [name, value] of Object.entries(UNLESS_GIVEN)) {
    if (!headers.has(name)) headers.set(name, value)
  }
  headers.set(REQUEST_ID_HEADER, c.get('requestId'))
  // What may be kept would tell an old one.
  const now = c.get('ctx')?.clock.now()
  if (now !== undefined && c.req.path.startsWith('/api/')) headers.set(TIME_HEADER, String(now))
  // RFC 6797, 7.2: never over http, where anybody on the way could have written it.
  if (new URL(c.req.url).protocol === 'https:') headers.set('strict-transport-security', TRANSPORT)
}
