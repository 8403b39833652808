/** Whether one's own hearts are told: shown at once, what is refused is taken back and said. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { tellingQuery } from './queries.ts'

export const saveTelling = async (tells: boolean) =>
  (await api.matches.telling.$put({ json: { tells } })).json()

export function useChooseTelling(userId: string) {
  const t = useWords('matches')
  const { tell } = useTelling()
  const client = useQueryClient()
  const query = tellingQuery(userId)
  return useMutation({
    mutationKey: query.queryKey,
    // One after the other, so that the last answer is the last wish.
    scope: { id: 'interest-telling' },
    mutationFn: saveTelling,
    onMutate: async (tells) => {
      await client.cancelQueries(query)
      client.setQueryData(query.queryKey, { isSeen: true, tells })
    },
    onError: (error) => {
      void client.invalidateQueries(query)
      tell(error, { title: t('telling_failed'), text: t('telling_failed_text') })
    },
  })
}
