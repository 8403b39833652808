/** Stands in for the rooms of the chat and for the buckets: what is measured is said in neither. */
import type { DurableObjectNamespace, R2Bucket } from '@cloudflare/workers-types'

/** A room that hears everything and has nothing to tell; what is posted it answers as a room would. */
const ROOM: Record<string, (given: Record<string, unknown>) => unknown> = {
  post: () => ({ message: { id: 1 }, created: true }),
  judge: () => null,
  messages: () => ({ messages: [], reads: {} }),
  page: () => ({ messages: [], reads: {}, last: 0 }),
  forget: () => [],
}

const room = new Proxy(
  {},
  { get: (_, name) => async (given: Record<string, unknown>) => ROOM[String(name)]?.(given) },
)

export const ROOMS = {
  idFromName: (name: string) => name,
  get: () => room,
} as unknown as DurableObjectNamespace

export const EMPTY_BUCKET = {
  list: async () => ({ objects: [], truncated: false }),
  head: async () => null,
  get: async () => null,
  delete: async () => undefined,
} as unknown as R2Bucket
