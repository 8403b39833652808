import { History, LogIn } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useHeldForm } from '#web/accounts/held-form.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { showIssues } from '#web/items/fields/field-problem.ts'
import { Notice } from '#web/items/fields/notice.tsx'
import { usePublishForm } from '#web/items/fields/use-publish-form.ts'
import type { DraftPlace } from '#web/items/sending/draft-place.ts'
import type { Draft } from '#web/items/sending/draft-store.ts'
import { sameValues } from '#web/items/sending/publish-values.ts'
import { useNewItemDraft } from '#web/items/sending/use-new-item-draft.ts'
import { usePublishing } from '#web/items/sending/use-publishing.ts'
import { namedPhotos, preparingCount } from '#web/media/picker/photo-list.ts'
import { usePhotos } from '#web/media/picker/use-photos.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LeaveDialog } from '#web/ui/leave-dialog.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { ItemForm } from './item-form.tsx'
import { ItemFormBar } from './item-form-bar.tsx'
import { BLANK, DIALOG_PHOTOS_MAX, DialogSchema } from './item-form-values.ts'

type CreateFormProps = {
  userId: string | null
  /** The publish form's own draft: what was begun in one goes on in the other. */
  draft: Draft
  restored: boolean
  place: DraftPlace
  onClose: () => void
  onDiscarded: () => void
}

/** The short way to publish; the full form is one link away and has all that was entered. */
export function CreateForm(props: CreateFormProps) {
  const { userId, draft, restored, place, onClose, onDiscarded } = props
  const items = useWords('items')
  const t = useWords('mine')
  const [leaving, setLeaving] = useState(false)
  const [photoProblem, setPhotoProblem] = useState<string>()
  const { clientId } = draft
  const max = Math.max(DIALOG_PHOTOS_MAX, draft.photos.length)
  const limit = t('limit_create', { max })
  const form = usePublishForm(restored ? draft.values : BLANK, DialogSchema)
  const photos = usePhotos(max, draft.photos, () =>
    toast({ kind: 'problem', title: t('limit'), text: limit }),
  )
  const keeping = useNewItemDraft({ form, photos, userId, clientId, place, blank: BLANK })
  const { isDirty } = form.formState
  useHeldForm(isDirty || restored || photos.photos.length > 0)
  const back = `${paths.myItems}?create=1`
  const { publish, share, sessionOver } = usePublishing({
    userId,
    back,
    failed: t('error'),
    failedText: t('create_failed'),
    onPublished: () => keeping.stop().then(onClose),
    onQueued: () => keeping.stop().then(onClose),
    onRefused: (failure) => {
      const others = showIssues(form.setError, failure.issues)
      setPhotoProblem(others.find(({ path }) => path.startsWith('images'))?.message)
    },
  })

  const isPreparing = preparingCount(photos.photos) > 0
  const cancel = () => {
    if (sameValues(form.getValues(), BLANK) && photos.photos.length === 0) onClose()
    else setLeaving(true)
  }
  const submit = form.handleSubmit((item) => {
    setPhotoProblem(undefined)
    return publish({ ...item, clientId }, form.getValues(), namedPhotos(photos.photos))
  })

  return (
    <>
      <ItemForm
        frame="dialog"
        title={t('create_title')}
        form={form}
        photos={photos}
        limit={limit}
        photoProblem={photoProblem}
        onSubmit={submit}
        onCancel={cancel}
        bar={<ItemFormBar photos={photos} share={share} submit={t('create')} onCancel={cancel} />}
      >
        {restored && (
          <Notice
            icon={History}
            title={items('draft_restored')}
            text={items('draft_restored_text')}
          >
            <Button kind="secondary" onClick={() => keeping.stop().then(onDiscarded)}>
              {items('draft_discard')}
            </Button>
          </Notice>
        )}
        {sessionOver && (
          <Notice
            kind="wait"
            icon={LogIn}
            title={items('session_over')}
            text={items('session_over_text')}
          >
            <ButtonLink href={paths.login(back)}>{items('sign_in')}</ButtonLink>
          </Notice>
        )}
        <Link
          href={paths.publish}
          // A photo on its way is in no draft yet: the bar says what is waited for.
          onClick={(event) => isPreparing && event.preventDefault()}
          aria-disabled={isPreparing}
          className="-my-3 inline-flex min-h-11 items-center justify-self-start font-medium text-accent-strong aria-disabled:opacity-55"
        >
          {t('full_form')}
        </Link>
        {keeping.state === 'failed' && (
          <p role="status" className="text-sm text-muted">
            {items('draft_unsaved')}
          </p>
        )}
      </ItemForm>
      {leaving && (
        <LeaveDialog
          words={{
            title: items('leave_title'),
            text: items('leave_text'),
            stay: items('leave_stay'),
            keep: items('leave_keep'),
            discard: items('leave_discard'),
          }}
          onStay={() => setLeaving(false)}
          onKeep={onClose}
          onDiscard={() => keeping.stop().then(onClose)}
        />
      )}
    </>
  )
}
