/** What the app does on the device once the page has loaded. */
import type { QueryClient } from '@tanstack/react-query'
import { startOutbox } from './outbox/start.ts'
import { followTabs } from './store/follow-tabs.ts'
import { keepQueries } from './store/keep.ts'

export function startPwa(client: QueryClient): void {
  followTabs(client)
  keepQueries(client)
  startOutbox(client)
}
