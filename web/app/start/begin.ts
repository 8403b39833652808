/** Everything that the device keeps and sends by itself. */
import './features.ts'
import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#web/api/session.ts'
import { followTabs } from '#web/pwa/store/follow-tabs.ts'
import { keepQueries } from '#web/pwa/store/keep.ts'
import { onPerson } from '#web/pwa/store/on-person.ts'

export function begin(client: QueryClient): void {
  followTabs(client)
  keepQueries(client)
  whenSignedIn(client, async () => {
    const { listenToPushes, startOutbox } = await import('#browser/app/members/members.ts')
    listenToPushes(client)
    return startOutbox(client)
  })
}

/** Nothing of a visitor's waits to be sent. What could not be fetched is asked for at the next chance. */
function whenSignedIn(client: QueryClient, start: () => Promise<unknown>): void {
  let isStarting = false
  const look = () => {
    if (isStarting || !client.getQueryData(currentUserQuery.queryKey)) return
    isStarting = true
    start().then(stop, () => {
      isStarting = false
    })
  }
  const stop = onPerson(client, look)
  addEventListener('online', look)
  look()
}
