import { Link } from 'wouter'
import type { Item } from '#contract/items'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useWords } from '#web/i18n/use-words.ts'
import type { DraftPlace } from '#web/items/sending/draft-place.ts'
import type { Draft } from '#web/items/sending/draft-store.ts'
import type { PublishValues } from '#web/items/sending/publish-values.ts'
import { useNewItem } from '#web/items/sending/use-new-item.ts'
import { preparingCount } from '#web/media/picker/photo-list.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { ItemForm } from './item-form.tsx'
import { BLANK_CONDITION, DIALOG_PHOTOS_MAX, DialogSchema } from './item-form-values.ts'

type CreateFormProps = {
  userId: string | null
  /** The publish form's own draft: what was begun in one goes on in the other. */
  draft: Draft
  /** While nothing was entered in the full form. */
  blank: PublishValues
  restored: boolean
  place: DraftPlace
  onClose: () => void
  onPublished: (item: Item) => void
  onDiscarded: () => void
}

/** The short way to publish; the full form is one link away and has all that was entered. */
export function CreateForm(props: CreateFormProps) {
  const { userId, draft, restored, place, onClose, onDiscarded } = props
  const blank = { ...props.blank, condition: BLANK_CONDITION }
  const items = useWords('items')
  const t = useWords('mine')
  const max = Math.max(DIALOG_PHOTOS_MAX, draft.photos.length)
  const limit = t('limit_create', { max })
  const back = `${paths.myItems}?create=1`
  const { photos, keeping, sending, leave, question, isDirty, ...item } = useNewItem({
    ...{ userId, draft, place, back },
    schema: DialogSchema,
    initial: restored ? draft.values : blank,
    blank,
    photosMax: max,
    onTooMany: () => toast({ kind: 'problem', title: t('limit'), text: limit }),
    failed: { title: t('error'), text: t('create_failed') },
    onPublished: (published) => {
      onClose()
      props.onPublished(published)
    },
    onQueued: onClose,
    onLeave: onClose,
  })
  useHeldForm(isDirty || restored || photos.photos.length > 0)
  const words = {
    title: items('draft_restored'),
    text: items('draft_restored_text'),
    discard: items('draft_discard'),
  }
  const isPreparing = preparingCount(photos.photos) > 0

  return (
    <>
      <ItemForm
        frame="dialog"
        title={t('create_title')}
        {...item}
        photos={photos}
        limit={limit}
        onCancel={leave}
        progress={sending.progress}
        submit={t('create')}
        state={{
          restored: restored ? { words, onDiscard: () => keeping.stop().then(onDiscarded) } : null,
          signedOut: sending.isSignedOut ? { text: items('session_over_text'), back } : null,
          unsaved: keeping.state === 'failed' ? items('draft_unsaved') : null,
        }}
      >
        <Link
          href={paths.publish}
          // A photo on its way is in no draft yet: the bar says what is waited for.
          onClick={(event) => isPreparing && event.preventDefault()}
          aria-disabled={isPreparing}
          className="-my-3 inline-flex min-h-11 items-center justify-self-start font-medium text-accent-strong aria-disabled:opacity-55"
        >
          {t('full_form')}
        </Link>
      </ItemForm>
      {question}
    </>
  )
}
