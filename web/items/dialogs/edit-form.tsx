import { History, LogIn, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Item } from '#contract/items'
import { Failure } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { showIssues } from '#web/items/fields/field-problem.ts'
import { Notice } from '#web/items/fields/notice.tsx'
import { typed } from '#web/items/sending/publish-values.ts'
import { useSending } from '#web/items/sending/use-sending.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LeaveDialog } from '#web/ui/leave-dialog.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { toast } from '#web/ui/toast/toast.ts'
import type { EditDraft } from './edit-draft-store.ts'
import { useEditItem, useRefreshItems } from './edit-mutation.ts'
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

/** Changing a thing: only what changed is sent, and nothing typed is lost whatever happens. */
export function EditForm({ item, draft, frame, onDone, onDropped }: EditFormProps) {
  const items = useWords('items')
  const t = useWords('mine')
  const isDialog = frame === 'dialog'
  const refresh = useRefreshItems()
  const [leaving, setLeaving] = useState(false)
  const [photoProblem, setPhotoProblem] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const onTooMany = (max: number) =>
    isDialog && toast({ kind: 'problem', title: t('limit'), text: t('limit_edit', { max }) })
  const edit = useEditForm({ item, draft, frame, onTooMany })
  const { form, photos, keeping } = edit

  // After an edit of the page one comes back to it open.
  const back = isDialog ? `${paths.myItems}?edit=${item.id}` : `${paths.item(item.id)}?edit=1`
  const { send, share, setShare, sessionOver } = useSending({
    back,
    said: {
      failed: t('error'),
      failedText: t(isDialog ? 'update_failed' : 'save_failed'),
      offlineText: t('offline_text'),
      sessionText: t('session_text'),
    },
    onFailure: (error) => {
      if (!(error instanceof Failure)) return
      const others = showIssues(form.setError, error.issues)
      setPhotoProblem(others.find(({ path }) => /^(newI|i)mages/.test(path))?.message)
      if ([403, 404, 409].includes(error.status)) setRefused(error.said)
    },
  })
  const mutation = useEditItem(item.id, setShare)

  const close = async () => {
    await keeping.stop()
    // What stood in the way is seen where the form was.
    if (refused) refresh()
    onDone()
  }
  const cancel = () => (edit.isChanged() ? setLeaving(true) : close())

  const sayMissing = () => {
    if (isDialog) return
    const missing = (['title', 'description'] as const).find(
      (field) => typed(form.getValues(), field) === '',
    )
    if (!missing) return
    const text = t(`${missing}_required_text`)
    toast({ kind: 'problem', title: t(`${missing}_required`), text })
  }

  const submit = form.handleSubmit((wanted) => {
    setPhotoProblem(undefined)
    const change = edit.editTo(wanted)
    if (!change) return close()
    return send(async () => {
      setRefused(undefined)
      await mutation.mutateAsync(change)
      await keeping.stop()
      toast({ kind: 'done', title: t('updated'), text: t('updated_text') })
      onDone()
    })
  }, sayMissing)

  return (
    <>
      <ItemForm
        frame={frame}
        title={t('edit_title')}
        form={form}
        photos={photos}
        limit={isDialog ? t('limit_edit', { max: edit.max }) : undefined}
        photoProblem={photoProblem}
        onSubmit={submit}
        onCancel={cancel}
        bar={<ItemFormBar photos={photos} share={share} submit={t('save')} onCancel={cancel} />}
      >
        {draft && (
          <Notice icon={History} title={t('draft_restored')} text={t('draft_restored_text')}>
            <Button kind="secondary" onClick={() => keeping.stop().then(onDropped)}>
              {t('leave_discard')}
            </Button>
          </Notice>
        )}
        {refused && (
          <Notice
            kind="wait"
            icon={TriangleAlert}
            title={t('refused')}
            text={`${refused} ${t('refused_text')}`}
          />
        )}
        {sessionOver && (
          <Notice kind="wait" icon={LogIn} title={items('session_over')} text={t('session_text')}>
            <ButtonLink href={paths.login(back)}>{items('sign_in')}</ButtonLink>
          </Notice>
        )}
        {keeping.state === 'failed' && (
          <p role="status" className="text-sm text-muted">
            {t('draft_unsaved')}
          </p>
        )}
      </ItemForm>
      {leaving && (
        <LeaveDialog
          words={{
            title: t('leave_title'),
            text: t('leave_text'),
            stay: t('leave_stay'),
            discard: t('leave_discard'),
          }}
          onStay={() => setLeaving(false)}
          onDiscard={close}
        />
      )}
    </>
  )
}
