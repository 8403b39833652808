/** How a person wants to be told, as the server has it, and how it stands with pushes to this device. */
import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { lookAtPush } from './push.ts'

/** Another device may have changed them. */
export const settingsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['notification-settings', userId],
    enabled: userId !== undefined,
    refetchOnMount: 'always',
    queryFn: async ({ signal }) =>
      (await api.notifications.settings.$get({}, { init: { signal } })).json(),
  })

/** Without a network as well: it is this device that is asked. Also after its own settings were looked at. */
export const pushQuery = (userId: string) =>
  queryOptions({
    queryKey: ['push', userId],
    queryFn: () => lookAtPush(userId),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
  })
