/** The worker's own global, which the types of pages and of the edge hide. */

/** What we use of a service worker's global scope. */
type Scope = {
  readonly location: Location
  readonly caches: CacheStorage
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: WorkerEvent) => void,
  ): void
}
export type WorkerEvent = Event & { data?: unknown; waitUntil(work: Promise<unknown>): void }

// An adapter: the global types are those of a page.
export const scope = globalThis as unknown as Scope
