/** How much of this device the app takes: looked at, never guessed. */
import { dropSeen, isSeen } from '#web/pwa/store/kept.ts'
import { databaseNames } from '#web/pwa/store/wipe.ts'
import { type Figure, measureDatabase } from './databases.ts'
import { isCleared, KINDS, type Kind, kindOfCache, kindOfDatabase } from './kinds.ts'

export type Storage = {
  kinds: Record<Kind, Figure>
  /** By the browser, all kinds of storage together; null where it does not say. */
  used: number | null
  free: number | null
  /** Null where the browser does not say whether it may take it away. */
  isPersisted: boolean | null
}

/** http in a house network has none. */
const cacheNames = async () => ('caches' in globalThis ? caches.keys() : [])

async function measureCache(name: string): Promise<Figure> {
  const cache = await caches.open(name)
  const requests = await cache.keys()
  let bytes = 0
  // One after another: the memory of a phone holds few photos at once.
  for (const request of requests) {
    const kept = await cache.match(request)
    bytes += kept ? (await kept.blob()).size : 0
  }
  return { count: requests.length, bytes }
}

export async function measureStorage(): Promise<Storage> {
  const figures = KINDS.map((kind): [Kind, Figure] => [kind, { count: 0, bytes: 0 }])
  const kinds = new Map(figures)
  const add = (kind: Kind | null, { count, bytes }: Figure) => {
    const figure = kind && kinds.get(kind)
    if (figure) Object.assign(figure, { count: figure.count + count, bytes: figure.bytes + bytes })
  }
  for (const name of await cacheNames()) {
    const kind = kindOfCache(name)
    if (kind) add(kind, await measureCache(name))
  }
  for (const name of await databaseNames()) {
    const kind = kindOfDatabase(name)
    // What clearing leaves is nothing that could be cleared.
    const figure = kind && (await measureDatabase(name, kind === 'data' ? isSeen : () => true))
    if (figure) add(kind, figure)
  }
  const manager = 'storage' in navigator ? navigator.storage : undefined
  const { usage, quota } = (await manager?.estimate?.()) ?? {}
  return {
    // All kinds stand in the map from the start.
    kinds: Object.fromEntries(kinds) as Record<Kind, Figure>,
    used: usage ?? null,
    free: usage === undefined || quota === undefined ? null : quota - usage,
    isPersisted: (await manager?.persisted?.()) ?? null,
  }
}

/** Takes away what comes back by itself. Drafts and what waits to be sent stay. */
export async function clearStorage(): Promise<void> {
  const names = await cacheNames()
  await Promise.all(
    names.filter((name) => isCleared(kindOfCache(name))).map((name) => caches.delete(name)),
  )
  const databases = await databaseNames()
  if (databases.some((name) => isCleared(kindOfDatabase(name)))) await dropSeen()
}
