/** The worker's own global, which the types of pages and of the edge hide. */

/** What a push shows. `renotify`: the next one of the same tag is heard as well. */
export type Shown = {
  body: string
  tag: string
  icon: string
  badge: string
  renotify: boolean
  data: { id: number | null; path: string }
}

/** An open page of ours. */
export type OpenPage = {
  focus(): Promise<unknown>
  postMessage(message: unknown, transfer?: Transferable[]): void
}

/** What we use of a service worker's global scope. */
type Scope = {
  readonly location: Location
  readonly caches: CacheStorage
  readonly clients: {
    claim(): Promise<void>
    /** The one that was looked at last comes first. */
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<OpenPage[]>
    openWindow(path: string): Promise<unknown>
  }
  readonly registration: {
    readonly pushManager: PushManager
    showNotification(title: string, options: Shown): Promise<void>
  }
  readonly navigator: { setAppBadge?(count: number): Promise<void> }
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate' | 'message' | 'push',
    listener: (event: WorkerEvent) => void,
  ): void
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void
}
export type WorkerEvent = Event & { data?: unknown; waitUntil(work: Promise<unknown>): void }
export type ClickEvent = WorkerEvent & { notification: { data: unknown; close(): void } }
export type ChangeEvent = WorkerEvent & {
  /** Not every browser tells them. */
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

// An adapter: the global types are those of a page.
export const scope = globalThis as unknown as Scope
