/** Marking as read: shown at once, taken back when the server does not agree. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, GOES_ON } from '#web/api/client.ts'
import { useSession } from '#web/api/session.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { showRead } from './mark-read.ts'
import { unreadQuery } from './queries.ts'

/** By pressing it, which leads away: one that could not be marked is unread again, and nothing more is said. */
export function useMarkRead() {
  const client = useQueryClient()
  const userId = useSession().user?.id
  return useMutation({
    mutationFn: async (id: number) => {
      await api.notifications[':id'].read.$post({ param: { id: String(id) } }, GOES_ON)
    },
    onMutate: (id) => showRead({ client, userId }, id),
    onSuccess: (_, __, { isMore }) => {
      if (isMore) void client.invalidateQueries(unreadQuery(userId))
    },
    onError: (_, __, shown) => shown?.takeBack(),
  })
}

export function useMarkAllRead() {
  const t = useWords('notifications')
  const { tell } = useTelling()
  const client = useQueryClient()
  const userId = useSession().user?.id
  return useMutation({
    mutationFn: async () => {
      await api.notifications['read-all'].$post({ query: {} }, GOES_ON)
    },
    onMutate: () => showRead({ client, userId }, 'all'),
    onError: (error, _, shown) => {
      shown?.takeBack()
      tell(error, { title: t('error'), text: t('mark_all_failed') })
    },
  })
}
