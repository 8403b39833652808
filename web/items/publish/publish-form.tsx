import { CloudOff } from 'lucide-react'
import { useLocation } from 'wouter'
import { NewItemSchema } from '#contract/items'
import { PHOTOS_MAX } from '#terms/media'
import { Notice } from '#web/forms/notice.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { RestoredNotice, SignedOutNotice } from '#web/items/fields/form-notices.tsx'
import { ItemFieldsContext } from '#web/items/fields/item-fields.ts'
import { ItemTagsField } from '#web/items/fields/item-tags-field.tsx'
import { PublishFields } from '#web/items/fields/publish-fields.tsx'
import type { DraftPlace } from '#web/items/sending/draft-place.ts'
import type { Draft } from '#web/items/sending/draft-store.ts'
import type { PublishValues } from '#web/items/sending/publish-values.ts'
import { useNewItem } from '#web/items/sending/use-new-item.ts'
import { PhotoPicker } from '#web/media/picker/photo-picker.tsx'
import { Button } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useOnline } from '#web/ui/use-online.ts'
import { PublishBar } from './publish-bar.tsx'
import { SharedSlot } from './shared-slot.tsx'

const DRAFT_SAID = {
  saving: 'draft_saving',
  saved: 'draft_saved',
  failed: 'draft_unsaved',
} as const

type PublishFormProps = {
  userId: string | null
  /** What the form begins with: empty, or as it was left. */
  draft: Draft
  /** While nothing was entered. */
  blank: PublishValues
  restored: boolean
  place: DraftPlace
  /** The draft is gone; the form begins anew. */
  onDiscarded: () => void
}

/**
 * Without a network one is led to what waits: there by then, and in nobody's way before a field is touched. What fails
 * here fails again when one is led there, and is said then.
 */
const prepareMine = () => {
  import('#browser/items/mine/prepare-mine.ts').then((m) => m.prepareMine()).catch(() => undefined)
}

/** The full publish form, in the order in which people think. */
export function PublishForm(props: PublishFormProps) {
  const { userId, draft, blank, restored, place, onDiscarded } = props
  const t = useWords('items')
  const [, navigate] = useLocation()
  const online = useOnline()
  const item = useNewItem({
    ...{ userId, draft, blank, place },
    schema: NewItemSchema,
    initial: draft.values,
    photosMax: PHOTOS_MAX,
    back: paths.publish,
    failed: { title: t('publish_failed'), text: t('publish_failed_text') },
    // Back leads to where one came from, not to an emptied form.
    onPublished: ({ id }) =>
      navigate(paths.item(id), { replace: true, state: { published: true } }),
    onQueued: () => navigate(paths.myItems, { replace: true }),
    onLeave: () => navigate(paths.home),
  })
  const { form, fields, photos, photoProblem, keeping, sending, leave, question } = item

  return (
    <ItemFieldsContext value={fields}>
      <form
        {...form}
        onFocus={prepareMine}
        className="mx-auto grid max-w-2xl gap-7 pt-4 wide:pt-8 [&_input]:scroll-mb-40 [&_textarea]:scroll-mb-40"
      >
        <header className="flex items-start justify-between gap-4 large:flex-col">
          <div>
            <h1 className="text-xl wide:text-2xl">{t('publish_title')}</h1>
            <p className="mt-1 text-muted">{t('publish_intro')}</p>
          </div>
          <Button kind="quiet" onClick={leave} className="-me-3 shrink-0 -mt-1.5">
            {t('cancel')}
          </Button>
        </header>

        {restored && (
          <RestoredNotice
            words={{
              title: t('draft_restored'),
              text: t('draft_restored_text'),
              discard: t('draft_discard'),
            }}
            onDiscard={() => keeping.stop().then(onDiscarded)}
          />
        )}
        {!online && (
          <Notice kind="wait" icon={CloudOff} title={t('offline')} text={t('offline_text')} />
        )}

        <SharedSlot photos={photos} />
        <PhotoPicker photos={photos} title={t('photos')} problem={photoProblem} />
        <PublishFields />
        <ItemTagsField hint={t('tags_hint')} placeholder={t('tags_example')} />

        {sending.isSignedOut && (
          <SignedOutNotice text={t('session_over_text')} back={paths.publish} />
        )}
        <p className="text-sm text-muted empty:hidden">
          {keeping.state !== 'none' && t(DRAFT_SAID[keeping.state])}
        </p>
        <PublishBar photos={photos} progress={sending.progress} doubled={item.doubled} />
      </form>
      {question}
    </ItemFieldsContext>
  )
}
