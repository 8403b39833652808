/** A first visit is fetched before there is a worker: what the browser still has of it is taken over, without the network. */

import { assets, isAsset } from './assets.ts'
import { isPhoto, photos } from './photos.ts'
import { release } from './release.ts'
import { scope, type WorkerEvent } from './scope.ts'

const first = new Set(release.first.map((file) => `/${file}`))

export async function takeSeen(event: WorkerEvent, urls: readonly string[]): Promise<void> {
  for (const address of urls) {
    const url = new URL(address, scope.location.origin)
    if (url.origin !== scope.location.origin || first.has(url.pathname)) continue
    const strategy = isAsset(url.pathname) ? assets : isPhoto(url.pathname) ? photos : null
    const request = new Request(url, { mode: 'same-origin', cache: 'only-if-cached' })
    // What the browser has dropped meanwhile is kept when it is fetched again.
    await strategy?.handle({ event: event as ExtendableEvent, request }).catch(() => undefined)
  }
}
