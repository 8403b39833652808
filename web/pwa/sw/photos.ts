/** Photos under /img: named by their content, kept on the device within bounds of count, bytes and age. */
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { PHOTOS_CACHE } from '#web/pwa/store/names.ts'
import { boundBytes } from './bound-bytes.ts'
import { onlyType } from './only-type.ts'

/** About ten pages of the list, with the photos of the items looked at. */
const ENTRIES = 300
const BYTES = 20 * 1024 * 1024
const SECONDS = 30 * 24 * 3_600

export const photos = new CacheFirst({
  cacheName: PHOTOS_CACHE,
  plugins: [
    onlyType(/^image\//),
    new ExpirationPlugin({
      maxEntries: ENTRIES,
      maxAgeSeconds: SECONDS,
      purgeOnQuotaError: true,
    }),
    boundBytes(BYTES),
  ],
})

export const isPhoto = (path: string) => path.startsWith('/img/')

/** An image domain (IMAGE_BASE_URL) is left to the browser's own cache: its answers are opaque to us. */
export function keepPhotos(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && isPhoto(url.pathname), photos)
}
