import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { isFailure, saidOr } from '#web/api/failure.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { tellLeaving } from '#web/notifications/leave-push.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { leaveTo } from '#web/ui/navigation/reload.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { leaveDevice } from './leave-device.ts'

/** What waits to be sent is lost by signing out: the person decides. Rejects when that could not be asked. */
async function mayLeaveUnsent(client: QueryClient): Promise<boolean> {
  const user = client.getQueryData(currentUserQuery.queryKey)
  if (!user) return true
  const { entriesOf } = await import('#browser/pwa/outbox/entries.ts')
  // Without a database nothing waits.
  const { length } = await entriesOf(user.id).catch(() => [])
  if (length === 0) return true
  const { askUnsent } = await import('#browser/pwa/outbox/ask-unsent.tsx')
  return askUnsent(length)
}

/** Ends the session, and only then: this device forgets what was private and the page is left. */
export function useSignOut(): () => Promise<void> {
  const t = useWords('navigation')
  const shell = useWords('shell')
  const client = useQueryClient()

  return async () => {
    let stay = async () => undefined as unknown
    try {
      if (!(await mayLeaveUnsent(client))) return
      stay = await tellLeaving()
      await api.logout.$post()
    } catch (error) {
      // Without a network the next page tells it (web/notifications/keep-push.ts).
      stay().catch(() => undefined)
      // An emptied page over a session that lives on would be the next person's way into it.
      if (!isFailure(error) || error.status === 0) {
        toast({ kind: 'problem', title: shell('offline_title'), text: t('sign_out_offline') })
      } else {
        const text = saidOr(error, shell('unexpected'))
        toast({ kind: 'problem', title: shell('error_title'), text })
      }
      return
    }
    await leaveDevice(client)
    // The answer to a navigation also has the browser itself empty what it holds.
    leaveTo(paths.logout)
  }
}
