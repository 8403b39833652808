import { TriangleAlert } from 'lucide-react'
import type { Item } from '#contract/items'
import { Notice } from '#web/forms/notice.tsx'
import { useLeaveQuestion } from '#web/forms/use-leave-question.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'
import type { EditDraft } from './edit-draft-store.ts'
import { ItemForm } from './item-form.tsx'
import { useEditForm } from './use-edit-form.ts'
import { useEditSaving } from './use-edit-saving.ts'

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
  const t = useWords('mine')
  const isDialog = frame === 'dialog'
  const { sending, refused, doubled, back, save, close } = useEditSaving(item, frame, onDone)

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
    onSubmit: (change) => (change ? save(change, keeping.stop) : close(keeping.stop)),
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
    onLeave: () => close(keeping.stop),
    onDiscard: () => close(keeping.stop),
  })

  const restored = {
    title: t('draft_restored'),
    text: t('draft_restored_text'),
    discard: t('leave_discard'),
  }

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
        doubled={doubled}
        progress={sending.progress}
        submit={t('save')}
        state={{
          restored: draft && { words: restored, onDiscard: () => keeping.stop().then(onDropped) },
          signedOut: sending.isSignedOut ? { text: t('session_text'), back } : null,
          unsaved: keeping.state === 'failed' ? t('draft_unsaved') : null,
        }}
      >
        {refused && (
          <Notice
            kind="wait"
            icon={TriangleAlert}
            title={t('refused')}
            text={`${refused} ${t('refused_text')}`}
          />
        )}
      </ItemForm>
      {question}
    </>
  )
}
