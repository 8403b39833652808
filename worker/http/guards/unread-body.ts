/**
 * An answer that comes before the body was read (401, 403, 415) cuts the connection of whoever is
 * still sending it: the browser, or a proxy before us, then sees a lost network instead of the answer.
 */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context.ts'

/** More than a form of five photos made on a device; who declares more is cut off. */
export const DRAINED_MAX_BYTES = 8 * 1024 * 1024

/** Reads on and throws away what a refused form still sends, where it says how long it is. */
export const drainUnreadBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { raw } = c.req
  const declared = Number(raw.headers.get('content-length'))
  if (!raw.body || raw.bodyUsed || !(declared > 0 && declared <= DRAINED_MAX_BYTES)) return
  await readOn(raw.body.getReader())
}

async function readOn(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let read = 0
  try {
    while (read <= DRAINED_MAX_BYTES) {
      const { done, value } = await reader.read()
      if (done) return
      read += value.byteLength
    }
    await reader.cancel()
  } catch {
    // Whoever was sending went away: the answer that stands ready reaches nobody either.
  }
}
