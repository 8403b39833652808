/** Who is there, as the server says; what the device holds of anybody else goes (case 24). */
import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#web/api/session.ts'
import { devicePerson, setDevicePerson } from './device-person.ts'
import { onPerson } from './on-person.ts'
import { reportStorage } from './report.ts'
import { tellTabs } from './tabs.ts'

/** `onChange`: whoever was there before is not there any more. */
export function followPerson(client: QueryClient, onChange: () => void): () => void {
  const look = () => {
    const state = client.getQueryState(currentUserQuery.queryKey)
    // Restored from the device, or in doubt: nobody has confirmed it yet.
    if (state?.data === undefined || state.isInvalidated) return
    const before = devicePerson()
    const now = state.data?.id ?? null
    setDevicePerson(now)
    if (before === now) return
    if (before !== null) {
      onChange()
      tellTabs({ type: 'person', userId: now })
    }
    forget(before, now).catch(reportStorage)
  }
  look()
  return onPerson(client, look)
}

/** What waits to be sent, and a draft, stay for the same person to come back (D22), and for nobody else. */
async function forget(before: string | null, now: string | null): Promise<void> {
  const [{ keepDraftsOf }, { keepEntriesOf }, { dropPush }] = await Promise.all([
    import('#browser/items/sending/forget-drafts.ts'),
    import('#browser/pwa/outbox/entries.ts'),
    import('#browser/notifications/leave-push.ts'),
  ])
  // Each for itself: what one of them cannot touch keeps nothing of the others.
  await Promise.all([
    before !== null && dropPush(),
    // After nobody, what nobody known began may be of whoever is there now.
    before === null ? keepDraftsOf(now, null) : keepDraftsOf(now ?? before),
    now !== null && keepEntriesOf(now),
  ])
}
