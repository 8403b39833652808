/** Changes to how a person wants to be told. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NotificationSettings } from '#contract/notifications'
import { api } from '#web/api/client.ts'
import { isFailure } from '#web/api/failure.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { PermissionDenied, turnOff, turnOn } from './push.ts'
import { pushQuery, settingsQuery } from './queries.ts'

type Change = Partial<NotificationSettings>

/** D40: one switch of the drawer stands for two of the app's settings. */
export function changed(before: NotificationSettings, change: Change): NotificationSettings {
  const after = { ...before, ...change }
  if (change.tradeUpdates !== undefined) {
    Object.assign(after, { tradeAccepted: change.tradeUpdates, tradeRejected: change.tradeUpdates })
  }
  if (change.tradeCompletions !== undefined) after.tradeCompleted = change.tradeCompletions
  return {
    ...after,
    tradeUpdates: after.tradeAccepted && after.tradeRejected,
    tradeCompletions: after.tradeCompleted,
  }
}

const save = async (json: Change) => (await api.notifications.settings.$put({ json })).json()

/** Shown at once; what is refused is taken back. One after the other, so that the last answer is the last wish. */
export function useChangeSettings(userId: string) {
  const t = useWords('notifications')
  const { tell } = useTelling()
  const client = useQueryClient()
  const query = settingsQuery(userId)
  return useMutation({
    mutationKey: query.queryKey,
    scope: { id: 'notification-settings' },
    mutationFn: save,
    onMutate: async (change) => {
      await client.cancelQueries(query)
      client.setQueryData(query.queryKey, (before) => before && changed(before, change))
    },
    onSuccess: (answer) => {
      // A later wish is shown already.
      if (client.isMutating({ mutationKey: query.queryKey }) === 1) {
        client.setQueryData(query.queryKey, answer)
      }
    },
    onError: (error, change) => {
      client.setQueryData(query.queryKey, (now) => now && changed(now, opposite(change)))
      tell(error, { title: t('error'), text: t('push_failed') })
    },
  })
}

const opposite = (change: Change): Change =>
  Object.fromEntries(Object.entries(change).map(([name, isOn]) => [name, !isOn]))

/** `pushNotifications`, which holds for all of the person's devices, is turned on with the first, and left on. */
async function turnOnHere(client: QueryClient, userId: string): Promise<void> {
  await turnOn(userId)
  client.setQueryData(settingsQuery(userId).queryKey, await save({ pushNotifications: true }))
}

/** Of this device, where it is offered: whoever offers it tells how it went. */
export function useTurnOnPush(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => turnOnHere(client, userId),
    onSettled: () => client.invalidateQueries(pushQuery(userId)),
  })
}

/** Of this device, by its switch. */
export function useTogglePush(userId: string) {
  const t = useWords('notifications')
  const shell = useWords('shell')
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) return turnOff()
      await turnOnHere(client, userId)
    },
    onSuccess: (_answer, isOn) => {
      toast({
        kind: 'done',
        title: t(isOn ? 'push_on' : 'push_off'),
        text: t(isOn ? 'push_on_text' : 'push_off_text'),
      })
    },
    onError: (error) => {
      if (error instanceof PermissionDenied) {
        toast({ kind: 'problem', title: t('permission'), text: t('permission_text') })
      } else if (isFailure(error, 0)) {
        toast({ kind: 'problem', title: shell('offline_title'), text: t('settings_offline') })
      } else {
        toast({ kind: 'problem', title: t('error'), text: t('push_failed') })
      }
    },
    onSettled: () => client.invalidateQueries(pushQuery(userId)),
  })
}
