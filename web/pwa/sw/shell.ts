/** Pages: whatever address is opened, the app's shell comes from the device. What the server rendered is never kept. */
import type { RouteMatchCallbackOptions } from 'workbox-core'
import { addPlugins, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { hasOwnHeaders, isPage } from './is-page.ts'
import { release } from './release.ts'
import { withStyles } from './shell-styles.ts'

const SHELL = '/app-shell'
const BROKEN = 400

export function answerPages(): void {
  addPlugins([
    {
      cacheWillUpdate: async ({ request, response }) => {
        if (response.status >= BROKEN) return null
        return new URL(request.url).pathname === SHELL ? withStyles(response) : response
      },
    },
  ])
  precacheAndRoute(
    [
      { url: SHELL, revision: release.shell },
      // Their names carry a hash: fetched a moment ago by the page, they come out of the browser's cache.
      ...release.first.map((file) => ({ url: `/${file}`, revision: null })),
    ],
    { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] },
  )
  const shell = createHandlerBoundToURL(SHELL)
  const opened =
    (matches: (path: string) => boolean) =>
    ({ request, url, sameOrigin }: RouteMatchCallbackOptions) =>
      request.mode === 'navigate' && sameOrigin && matches(url.pathname)
  registerRoute(opened(isPage), shell)
  // Without a network no card can be entered there: the app says so, not the browser.
  registerRoute(opened(hasOwnHeaders), (options) =>
    fetch(options.request).catch(() => shell(options)),
  )
}
