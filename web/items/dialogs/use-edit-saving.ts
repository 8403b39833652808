import { useState } from 'react'
import type { Item } from '#contract/items'
import { isFailure } from '#web/api/failure.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { type Equal, equalOf } from '#web/items/sending/doubled.ts'
import { useOther } from '#web/items/sending/use-other.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { type Edit, useEditItem, useRefreshItems } from './edit-mutation.ts'

/** Sends a change and says what became of it. `stop` ends the draft of it. */
export function useEditSaving(item: Item, frame: 'page' | 'dialog', onDone: () => void) {
  const items = useWords('items')
  const t = useWords('mine')
  const refresh = useRefreshItems()
  const [refused, setRefused] = useState<string>()
  const [equal, setEqual] = useState<Equal | null>(null)
  const other = useOther()
  const isDialog = frame === 'dialog'
  // After an edit of the page one comes back to it open.
  const back = isDialog ? `${paths.myItems}?edit=${item.id}` : `${paths.item(item.id)}?edit=1`
  const sending = useSubmit({
    title: t('error'),
    text: t(isDialog ? 'update_failed' : 'save_failed'),
    // It is no failure, but a question.
    own: (error) => (isFailure(error) && equalOf(error) ? [] : undefined),
    offline: { title: items('offline'), text: t('offline_text') },
    signIn: {
      title: items('session_over'),
      text: t('session_text'),
      label: items('sign_in'),
      path: paths.login(back),
    },
  })
  const mutation = useEditItem(item.id, sending.onProgress)

  const save = (change: Edit, stop: () => Promise<void>) => {
    const fields = { ...change.fields, ...(other.isSaid() && { isOther: true }) }
    return sending.submit(async () => {
      setRefused(undefined)
      setEqual(null)
      let isShown = true
      try {
        const edited = await mutation.mutateAsync({ ...change, fields })
        isShown = !edited.withheld
      } catch (error) {
        const asked = isFailure(error) ? equalOf(error) : null
        setEqual(asked)
        if (!asked && isFailure(error) && [403, 404, 409].includes(error.status))
          setRefused(error.said)
        throw error
      }
      await stop()
      toast({
        kind: 'done',
        title: t('updated'),
        text: t(isShown ? 'updated_text' : 'updated_waits'),
      })
      onDone()
    })
  }

  const close = async (stop: () => Promise<void>) => {
    await stop()
    // What stood in the way is seen where the form was.
    if (refused) refresh()
    onDone()
  }

  const doubled = equal && { equal, onOther: other.say }

  return { sending, refused, doubled, back, save, close }
}
