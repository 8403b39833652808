/** A photo that only some may see, as it goes to one of them. */
import type { R2ObjectBody } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'

export const privatePhoto = (c: Context<AppEnv>, object: R2ObjectBody) =>
  // The platform's stream under its own type; Hono names the browser's.
  c.body(object.body as unknown as ReadableStream, 200, {
    'cache-control': 'private, no-store',
    'content-type': object.httpMetadata?.contentType ?? 'application/octet-stream',
    'content-disposition': 'inline',
  })
