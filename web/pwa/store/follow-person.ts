/** Who is there, as the server says; what the device holds of anybody else goes (case 24). */
import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#web/accounts/queries.ts'
import { keepDraftsOf } from '#web/items/forget-drafts.ts'
import { keepEntriesOf } from '#web/pwa/outbox/entries.ts'
import { devicePerson, setDevicePerson } from './device-person.ts'
import { reportStorage } from './report.ts'
import { tellTabs } from './tabs.ts'

/** `onChange`: whoever was there before is not there any more. */
export function followPerson(client: QueryClient, onChange: () => void): () => void {
  const { queryKey } = currentUserQuery
  const look = () => {
    const state = client.getQueryState(queryKey)
    // Restored from the device: nobody has confirmed it yet.
    if (state?.data === undefined || (state.data && state.isInvalidated)) return
    const before = devicePerson()
    const now = state.data?.id ?? null
    setDevicePerson(now)
    if (before === null || before === now) return
    onChange()
    tellTabs({ type: 'person', userId: now })
    // What waits to be sent, and a draft, stay for the same person to come back (D22), and for nobody else.
    keepDraftsOf(now ?? before).catch(reportStorage)
    if (now !== null) keepEntriesOf(now).catch(reportStorage)
  }
  look()
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === queryKey[0]) look()
  })
}
