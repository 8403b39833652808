/** Who is there, as the server says; what the device holds of anybody else goes (case 24). */
import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#web/api/session.ts'
import { devicePerson, setDevicePerson } from './device-person.ts'
import { forgetOf } from './features.ts'
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
    forgetOf(before, now).catch(reportStorage)
  }
  look()
  return onPerson(client, look)
}
