/**
 * The service worker at /sw.js, one file an ability. It never answers /api: a private answer has no
 * place in a cache that the next person on this phone could read (case 24).
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { keepAssets } from './assets.ts'
import { carryOver } from './carry-over.ts'
import { listen } from './listen.ts'
import { keepPhotos } from './photos.ts'
import { receivePushes } from './push.ts'
import { followChanges } from './push-change.ts'
import { followClicks } from './push-click.ts'
import { scope } from './scope.ts'
import { handleShare } from './share.ts'
import { answerPages } from './shell.ts'

setCacheNameDetails({ prefix: 'jopoi', precache: 'precache', suffix: '' })
answerPages()
keepAssets()
keepPhotos()
handleShare()
receivePushes()
followClicks()
followChanges()
listen()
scope.addEventListener('install', (event) => event.waitUntil(carryOver(event)))
// A new release waits until it is asked for (web/pwa/updates/register.ts); the first one serves the open page at once.
clientsClaim()
