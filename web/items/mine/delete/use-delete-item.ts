import { useQueryClient } from '@tanstack/react-query'
import type { Item } from '#contract/items'
import { isFailure } from '#web/api/failure.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { dropItem, forgetItem, type PutBack, refreshItem } from '#web/items/item-cache.ts'
import { haptic } from '#web/native/haptics.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { useHere } from '#web/ui/navigation/use-here.ts'
import { type ToastAction, toast } from '#web/ui/toast/toast.ts'
import { sendDelete, sendRestore } from './delete-request.ts'

type What = 'delete' | 'restore'

/** Deletes at once and offers the way back (D3). What fails is put back and told. */
export function useDeleteItem() {
  const t = useWords('items')
  const client = useQueryClient()
  const { tell } = useTelling()
  const here = useHere()

  const tellOf = (error: unknown, what: What, again?: ToastAction) =>
    tell(error, {
      title: t(`${what}_failed`),
      text: t(`${what}_failed_text`),
      offline: { title: t('offline'), text: t(`${what}_offline_text`), action: again },
      signIn: {
        title: t('session_over'),
        text: t(`${what}_session_text`),
        label: t('sign_in'),
        path: paths.login(here),
      },
    })

  const restore = async (item: Item, putBack: PutBack) => {
    try {
      await sendRestore(client, item.id)
      putBack()
      refreshItem(client)
      toast({ kind: 'done', title: t('restored'), text: t('restored_text') })
    } catch (error) {
      tellOf(error, 'restore', { label: t('undo'), run: () => restore(item, putBack) })
    }
  }

  return async (item: Item, onDeleted?: () => void) => {
    const putBack = dropItem(client, item.id)
    try {
      const mayUndo = await sendDelete(client, item.id)
      haptic('heavy')
      onDeleted?.()
      // A list that was on its way meanwhile may have brought it back.
      const putBackLater = dropItem(client, item.id)
      forgetItem(client, item.id)
      const undo = () => {
        putBackLater()
        putBack()
      }
      const action = mayUndo ? { label: t('undo'), run: () => restore(item, undo) } : undefined
      toast({ kind: 'done', title: t('deleted'), action })
    } catch (error) {
      putBack()
      // The state moved on (409), or it is somebody else's: what is shown was old.
      if (isFailure(error, 409) || isFailure(error, 403)) refreshItem(client)
      tellOf(error, 'delete')
    }
  }
}
