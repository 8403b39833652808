import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Item } from '#contract/items'
import { isFailure } from '#web/api/failure.ts'
import { Notice } from '#web/forms/notice.tsx'
import { useLeaveQuestion } from '#web/forms/use-leave-question.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { RestoredNotice, SignedOutNotice } from '#web/items/fields/form-notices.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { toast } from '#web/ui/toast/toast.ts'
import type { EditDraft } from './edit-draft-store.ts'
import { type Edit, useEditItem, useRefreshItems } from './edit-mutation.ts'
import { ItemForm } from './item-form.tsx'
import { ItemFormBar } from './item-form-bar.tsx'
import { useEditForm } from './use-edit-form.ts'

type EditFormProps = {
  item: Item
  draft: EditDraft | null
  frame: 'page' | 'dialog'
  onDone: () => void
  /** The draft is gone; the form begins anew. */
  onDropped: () => void
}

/** Changing an item: only what changed is sent, and nothing typed is lost whatever happens. */
export function EditForm({ item, draft, frame, onDone, onDropped }: EditFormProps) {
  const items = useWords('items')
  const t = useWords('mine')
  const isDialog = frame === 'dialog'
  const refresh = useRefreshItems()
  const [refused, setRefused] = useState<string>()
  // After an edit of the page one comes back to it open.
  const back = isDialog ? `${paths.myItems}?edit=${item.id}` : `${paths.item(item.id)}?edit=1`
  const sending = useSubmit({
    title: t('error'),
    text: t(isDialog ? 'update_failed' : 'save_failed'),
    offline: { title: items('offline'), text: t('offline_text') },
    signIn: {
      title: items('session_over'),
      text: t('session_text'),
      label: items('sign_in'),
      path: paths.login(back),
    },
  })
  const mutation = useEditItem(item.id, sending.onProgress)

  async function save(change: Edit) {
    setRefused(undefined)
    try {
      await mutation.mutateAsync(change)
    } catch (error) {
      if (isFailure(error) && [403, 404, 409].includes(error.status)) setRefused(error.said)
      throw error
    }
    await edit.keeping.stop()
    toast({ kind: 'done', title: t('updated'), text: t('updated_text') })
    onDone()
  }
  async function close() {
    await edit.keeping.stop()
    // What stood in the way is seen where the form was.
    if (refused) refresh()
    onDone()
  }
  function sayMissing(wrong: ReadonlyMap<string, string>) {
    if (isDialog) return
    const values = edit.getValues()
    const missing = (['title', 'description'] as const).find((name) => values[name].trim() === '')
    if (!missing || !wrong.has(missing)) return
    const text = t(`${missing}_required_text`)
    toast({ kind: 'problem', title: t(`${missing}_required`), text })
  }
  const edit = useEditForm({
    ...{ item, draft, frame, sending },
    onTooMany: (max) =>
      isDialog && toast({ kind: 'problem', title: t('limit'), text: t('limit_edit', { max }) }),
    onSubmit: (change) => (change ? sending.submit(() => save(change)) : close()),
    onWrong: sayMissing,
  })
  const { photos, keeping } = edit
  const { leave, question } = useLeaveQuestion({
    words: {
      title: t('leave_title'),
      text: t('leave_text'),
      stay: t('leave_stay'),
      discard: t('leave_discard'),
    },
    isEntered: () => edit.isChanged(),
    onLeave: close,
    onDiscard: close,
  })

  return (
    <>
      <ItemForm
        frame={frame}
        title={t('edit_title')}
        form={edit.form}
        fields={edit.fields}
        photos={photos}
        limit={isDialog ? t('limit_edit', { max: edit.max }) : undefined}
        photoProblem={sending.issues.find(({ path }) => /^(newI|i)mages/.test(path))?.message}
        onCancel={leave}
        bar={
          <ItemFormBar
            photos={photos}
            progress={sending.progress}
            submit={t('save')}
            onCancel={leave}
          />
        }
      >
        {draft && (
          <RestoredNotice
            words={{
              title: t('draft_restored'),
              text: t('draft_restored_text'),
              discard: t('leave_discard'),
            }}
            onDiscard={() => keeping.stop().then(onDropped)}
          />
        )}
        {refused && (
          <Notice
            kind="wait"
            icon={TriangleAlert}
            title={t('refused')}
            text={`${refused} ${t('refused_text')}`}
          />
        )}
        {sending.isSignedOut && <SignedOutNotice text={t('session_text')} back={back} />}
        {keeping.state === 'failed' && (
          <p role="status" className="text-sm text-muted">
            {t('draft_unsaved')}
          </p>
        )}
      </ItemForm>
      {question}
    </>
  )
}
