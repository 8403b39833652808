/** A bound in bytes for a cache, beside the library's in entries: cheap phones have little room. */
import type { WorkboxPlugin } from 'workbox-core'

async function sizeOf(response: Response): Promise<number> {
  return Number(response.headers.get('content-length')) || (await response.blob()).size
}

/** The newest stay as long as they fit; a cache lists the oldest first. */
export async function trim(cache: Cache, bytes: number): Promise<void> {
  const [requests, responses] = await Promise.all([cache.keys(), cache.matchAll()])
  let room = bytes
  for (const [at, request] of [...requests.entries()].reverse()) {
    const response = responses[at]
    if (response) room -= await sizeOf(response)
    if (room < 0) await cache.delete(request)
  }
}

/** A page of photos arrives at once: one walk that begins after the last of them is enough. */
export function boundBytes(bytes: number): WorkboxPlugin {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  return {
    cacheDidUpdate: ({ cacheName }) => {
      next ??= running.then(async () => {
        next = undefined
        await trim(await caches.open(cacheName), bytes)
      })
      // One that failed is told to its own caller; the next photo has another walk.
      running = next.catch(() => undefined)
      return next
    },
  }
}
