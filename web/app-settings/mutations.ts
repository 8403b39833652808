import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { clearStorage } from './measure.ts'
import { storageQuery } from './queries.ts'
import { findUpdate } from './worker.ts'

/** Measured anew in any case: also what was cleared in part is told as it is. */
export function useClearStorage() {
  const t = useWords('app')
  const client = useQueryClient()
  return useMutation({
    mutationFn: clearStorage,
    onSuccess: () => toast({ kind: 'done', title: t('cleared'), text: t('cleared_text') }),
    onError: () => toast({ kind: 'problem', title: t('clear_failed'), text: t('try_again_text') }),
    onSettled: () => client.invalidateQueries(storageQuery),
  })
}

export function useFindUpdate() {
  const t = useWords('app')
  return useMutation({
    mutationFn: findUpdate,
    onSuccess: (isFound) =>
      toast(
        isFound
          ? { title: t('update_found'), text: t('update_found_text') }
          : { kind: 'done', title: t('up_to_date') },
      ),
    onError: () =>
      toast({ kind: 'problem', title: t('check_failed'), text: t('check_failed_text') }),
  })
}
