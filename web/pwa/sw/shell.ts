/** Pages: whatever address is opened, the app's shell comes from the device. What the server rendered is never kept. */
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isPage } from './is-page.ts'
import { release } from './release.ts'

const SHELL = '/app-shell'

export function answerPages(): void {
  precacheAndRoute(
    [
      { url: SHELL, revision: release.shell },
      // Their names carry a hash: fetched a moment ago by the page, they come out of the browser's cache.
      ...release.first.map((file) => ({ url: `/${file}`, revision: null })),
    ],
    { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] },
  )
  registerRoute(
    ({ request, url, sameOrigin }) =>
      request.mode === 'navigate' && sameOrigin && isPage(url.pathname),
    createHandlerBoundToURL(SHELL),
  )
}
