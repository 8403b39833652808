import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { Item } from '#contract/items'
import { Failure, isFailure, OFFLINE_CODE, saidOr } from '#web/api/failure.ts'
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
  const [, navigate] = useLocation()
  const here = useHere()

  const tell = (error: unknown, what: What, again?: ToastAction) => {
    if (isFailure(error, 401)) {
      const action = { label: t('sign_in'), run: () => navigate(paths.login(here)) }
      const text = t(`${what}_session_text`)
      toast({ kind: 'problem', title: t('session_over'), text, action })
    } else if (error instanceof Failure && error.code === OFFLINE_CODE) {
      const text = t(`${what}_offline_text`)
      toast({ kind: 'problem', title: t('offline'), text, action: again })
    } else {
      const text = saidOr(error, t(`${what}_failed_text`))
      toast({ kind: 'problem', title: t(`${what}_failed`), text })
    }
  }

  const restore = async (item: Item, putBack: PutBack) => {
    try {
      await sendRestore(client, item.id)
      putBack()
      refreshItem(client)
      toast({ kind: 'done', title: t('restored'), text: t('restored_text') })
    } catch (error) {
      tell(error, 'restore', { label: t('undo'), run: () => restore(item, putBack) })
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
      tell(error, 'delete')
    }
  }
}
