/** What the service worker tells an open page: that something was pushed, and where a pressed notification leads. */
import type { QueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { currentUserQuery } from '#web/api/session.ts'
import { isHalfTyped } from '#web/pwa/half-typed.ts'
import { isTold } from '#web/pwa/told.ts'
import { keepPush } from './keep-push.ts'
import { refreshBadge } from './queries.ts'

/** Answers whether it goes there: what is half typed elsewhere is not left behind. */
function open(path: string): boolean {
  const [page, place] = path.split('#')
  if (`${location.pathname}${location.search}` === page) {
    // The page brings its part into sight.
    if (place) navigate(path, { replace: true, state: history.state })
    return true
  }
  if (isHalfTyped()) return false
  navigate(path)
  return true
}

export function listenToPushes(client: QueryClient): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (!isTold(data)) return
    if (data.type === 'push') void refreshBadge(client)
    else ports[0]?.postMessage(open(data.path))
  })
  const user = client.getQueryData(currentUserQuery.queryKey)
  // Without a network, or where the browser refuses: the next page tries again.
  if (user) keepPush(user.id).catch(() => undefined)
}
