/** Bodies are small; multipart ones are measured by the routes that take photos. */
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '../context.ts'
import { Refusal } from '../errors.ts'
import { mediaTypeOf } from '../media-type.ts'

/** The longest text of any form is under 10 KB; this leaves room for escapes. */
export const JSON_MAX_BYTES = 64 * 1024

const limit = bodyLimit({
  maxSize: JSON_MAX_BYTES,
  onError: () => {
    throw new Refusal('too_large', 413)
  },
})

/** Whatever type it names, or none: the card provider's events are read as text. */
export const limitBodies: MiddlewareHandler<AppEnv> = (c, next) => {
  return mediaTypeOf(c.req.raw) === 'multipart/form-data' ? next() : limit(c, next)
}
