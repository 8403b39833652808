/** Scripts and words of screens that were visited: named by their content, they open offline too. */
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { ASSETS_CACHE } from '#web/pwa/store/names.ts'
import { onlyType } from './only-type.ts'
import { scope, type WorkerEvent } from './scope.ts'

/** All of the app in one language is about a hundred files; an old tab may still want those of the last release. */
const ENTRIES = 200
const SECONDS = 60 * 24 * 3_600

export const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  plugins: [
    onlyType(/^(text|application)\/(javascript|css)/),
    new ExpirationPlugin({ maxEntries: ENTRIES, maxAgeSeconds: SECONDS, purgeOnQuotaError: true }),
  ],
})

export const isAsset = (path: string) => path.startsWith('/assets/')

export function keepAssets(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), assets)
}

/** Fetches what is not here yet, one after the other: the page goes first. Answers nothing: what fails comes when it is asked for. */
export async function bring(event: WorkerEvent, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const request = new Request(new URL(file, scope.location.origin))
    // Lost on the way; the screen that needs it asks again.
    await assets.handle({ event: event as ExtendableEvent, request }).catch(() => undefined)
  }
}
