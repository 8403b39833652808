/** What other tabs do to who is there. */
import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#web/api/session.ts'
import { closeDevice } from '#web/api/storage.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { hearTabs } from './tabs.ts'

export function followTabs(client: QueryClient, leave = () => location.replace(paths.home)) {
  return hearTabs((message) => {
    if (message.type === 'left') {
      // Nothing of the person stays on any screen, nor is written again.
      closeDevice()
      client.clear()
      leave()
    }
    const known = client.getQueryData(currentUserQuery.queryKey)
    if (message.type === 'person' && known !== undefined && known?.id !== message.userId) {
      void client.refetchQueries(currentUserQuery)
    }
  })
}
