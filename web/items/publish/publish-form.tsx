import { CloudOff, History, LogIn } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useLocation } from 'wouter'
import { PHOTOS_MAX } from '#terms/media'
import { useWords } from '#web/i18n/use-words.ts'
import { showIssues } from '#web/items/fields/field-problem.ts'
import { Notice } from '#web/items/fields/notice.tsx'
import { PublishFields } from '#web/items/fields/publish-fields.tsx'
import { usePublishForm } from '#web/items/fields/use-publish-form.ts'
import type { DraftPlace } from '#web/items/sending/draft-place.ts'
import type { Draft } from '#web/items/sending/draft-store.ts'
import { NO_VALUES, sameValues } from '#web/items/sending/publish-values.ts'
import { useNewItemDraft } from '#web/items/sending/use-new-item-draft.ts'
import { usePublishing } from '#web/items/sending/use-publishing.ts'
import { namedPhotos } from '#web/media/picker/photo-list.ts'
import { PhotoPicker } from '#web/media/picker/photo-picker.tsx'
import { usePhotos } from '#web/media/picker/use-photos.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LeaveDialog } from '#web/ui/leave-dialog.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useOnline } from '#web/ui/use-online.ts'
import { PublishBar } from './publish-bar.tsx'
import { SharedSlot } from './shared-slot.tsx'
import { TagsField } from './tags-field.tsx'

type PublishFormProps = {
  userId: string | null
  /** What the form begins with: empty, or as it was left. */
  draft: Draft
  restored: boolean
  place: DraftPlace
  /** The draft is gone; the form begins anew. */
  onDiscarded: () => void
}

/** The full publish form, in the order in which people think. */
export function PublishForm(props: PublishFormProps) {
  const { userId, draft, restored, place, onDiscarded } = props
  const t = useWords('items')
  const [, navigate] = useLocation()
  const online = useOnline()
  const form = usePublishForm(draft.values)
  const photos = usePhotos(PHOTOS_MAX, draft.photos)
  const { clientId } = draft
  const keeping = useNewItemDraft({ form, photos, userId, clientId, place, blank: NO_VALUES })
  const [leaving, setLeaving] = useState(false)
  const [photoProblem, setPhotoProblem] = useState<string>()
  const { publish, share, sessionOver } = usePublishing({
    userId,
    back: paths.publish,
    failed: t('publish_failed'),
    failedText: t('publish_failed_text'),
    onPublished: async ({ id }) => {
      await keeping.stop()
      // Back leads to where one came from, not to an emptied form.
      navigate(paths.item(id), { replace: true })
    },
    onQueued: async () => {
      await keeping.stop()
      navigate(paths.myItems, { replace: true })
    },
    onRefused: (failure) => {
      const others = showIssues(form.setError, failure.issues)
      setPhotoProblem(others.find(({ path }) => path.startsWith('images'))?.message)
    },
  })

  useEffect(() => {
    // What fails here fails again when one is led there, and is said then.
    import('#browser/items/page/prepare-mine.ts')
      .then((m) => m.prepareMine())
      .catch(() => undefined)
  }, [])

  const leave = () => navigate(paths.home)
  const cancel = () => {
    if (sameValues(form.getValues(), NO_VALUES) && photos.photos.length === 0) leave()
    else setLeaving(true)
  }
  const discard = async () => {
    await keeping.stop()
    onDiscarded()
  }
  const submit = form.handleSubmit((item) => {
    setPhotoProblem(undefined)
    return publish({ ...item, clientId }, form.getValues(), namedPhotos(photos.photos))
  })

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        className="mx-auto grid max-w-2xl gap-7 pt-4 wide:pt-8 [&_input]:scroll-mb-40 [&_textarea]:scroll-mb-40"
      >
        <header className="flex items-start justify-between gap-4 large:flex-col">
          <div>
            <h1 className="text-xl wide:text-2xl">{t('publish_title')}</h1>
            <p className="mt-1 text-muted">{t('publish_intro')}</p>
          </div>
          <Button kind="quiet" onClick={cancel} className="-me-3 shrink-0 -mt-1.5">
            {t('cancel')}
          </Button>
        </header>

        {restored && (
          <Notice icon={History} title={t('draft_restored')} text={t('draft_restored_text')}>
            <Button kind="secondary" onClick={discard}>
              {t('draft_discard')}
            </Button>
          </Notice>
        )}
        {!online && (
          <Notice kind="wait" icon={CloudOff} title={t('offline')} text={t('offline_text')} />
        )}

        <SharedSlot photos={photos} />
        <PhotoPicker photos={photos} title={t('photos')} problem={photoProblem} />
        <PublishFields />
        <TagsField />

        {sessionOver && (
          <Notice kind="wait" icon={LogIn} title={t('session_over')} text={t('session_over_text')}>
            <ButtonLink href={paths.login(paths.publish)}>{t('sign_in')}</ButtonLink>
          </Notice>
        )}
        <p className="text-sm text-muted empty:hidden">
          {keeping.state === 'saving' && t('draft_saving')}
          {keeping.state === 'saved' && t('draft_saved')}
          {keeping.state === 'failed' && t('draft_unsaved')}
        </p>
        <PublishBar photos={photos} share={share} />
      </form>
      {leaving && (
        <LeaveDialog
          words={{
            title: t('leave_title'),
            text: t('leave_text'),
            stay: t('leave_stay'),
            keep: t('leave_keep'),
            discard: t('leave_discard'),
          }}
          onStay={() => setLeaving(false)}
          onKeep={leave}
          onDiscard={() => keeping.stop().then(leave)}
        />
      )}
    </FormProvider>
  )
}
