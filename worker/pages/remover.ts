/** What /sw.js is while the service worker is withdrawn (SERVICE_WORKER=off). */

/** Takes over at once, empties our caches and goes. Open pages are not touched: they go on from the network. */
export const REMOVER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith('jopoi-'))
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
`
