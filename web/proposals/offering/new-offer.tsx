import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { type Item, NewItemSchema } from '#contract/items'
import { PHOTOS_MAX } from '#terms/media'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ItemFormBar } from '#web/items/dialogs/item-form-bar.tsx'
import { BLANK_CONDITION } from '#web/items/dialogs/item-form-values.ts'
import { CategoryField } from '#web/items/fields/category-field.tsx'
import { ConditionField } from '#web/items/fields/condition-field.tsx'
import { FormNotices } from '#web/items/fields/form-notices.tsx'
import { ItemFieldsContext } from '#web/items/fields/item-fields.ts'
import { DescriptionField, TitleField, ValueField } from '#web/items/fields/publish-fields.tsx'
import { useNewItem } from '#web/items/sending/use-new-item.ts'
import { useStoredDraft } from '#web/items/sending/use-stored-draft.ts'
import { PhotoPicker } from '#web/media/picker/photo-picker.tsx'
import { ownItemsQuery } from '#web/proposals/shelf/queries.ts'
import { WantedThing } from '#web/proposals/shelf/wanted-thing.tsx'
import { Button } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useGuessedCategory } from './guessed-category.ts'
import { OfferPlace } from './offer-place.tsx'

type NewOfferProps = {
  /** What is wanted. */
  item: Item
  onOffered: (id: number) => void
  onMoney: () => void
  onClose: () => void
}

/** "¿Qué le ofreces a Silvia?": something of one's own is published without leaving the proposal (D66). */
export function NewOffer(props: NewOfferProps) {
  const { userId, stored, begin } = useStoredDraft()
  const { item } = props
  const [, navigate] = useLocation()
  // Loaded anew, the page opens here again: the draft is on the device, the wish in the address.
  useEffect(() => {
    navigate(paths.propose(item.id), { replace: true, state: history.state as unknown })
  }, [navigate, item.id])
  if (!stored) return null
  return (
    <OfferForm
      key={stored.draft.clientId}
      {...props}
      userId={userId}
      stored={stored}
      onDiscarded={begin}
    />
  )
}

type OfferFormProps = NewOfferProps & {
  userId: string | null
  stored: NonNullable<ReturnType<typeof useStoredDraft>['stored']>
  onDiscarded: () => void
}

function OfferForm({ item, userId, stored, onDiscarded, ...on }: OfferFormProps) {
  const t = useWords('proposals')
  const items = useWords('items')
  const client = useQueryClient()
  const { draft, restored, place } = stored
  const blank = { ...stored.blank, condition: BLANK_CONDITION }
  const back = paths.propose(item.id)
  const isForMoney = useRef(false)
  const offered = (published: Item) => {
    // There to be chosen before the list is asked for again.
    client.setQueryData(
      ownItemsQuery.queryKey,
      (own) =>
        own && {
          ...own,
          pages: own.pages.map((page, n) =>
            n === 0 ? { ...page, items: [published, ...page.items] } : page,
          ),
        },
    )
    on.onOffered(published.id)
    on.onClose()
  }
  const {
    form,
    fields,
    photos,
    photoProblem,
    doubled,
    keeping,
    sending,
    leave,
    question,
    isDirty,
  } = useNewItem({
    ...{ userId, draft, place, blank, back },
    schema: NewItemSchema,
    initial: restored ? draft.values : blank,
    photosMax: PHOTOS_MAX,
    failed: { title: items('publish_failed'), text: items('publish_failed_text') },
    onPublished: offered,
    onQueued: on.onClose,
    onLeave: () => {
      if (isForMoney.current) on.onMoney()
      on.onClose()
    },
  })
  useGuessedCategory(fields)
  const go = (forMoney: boolean) => () => {
    isForMoney.current = forMoney
    leave()
  }
  useHeldForm(isDirty || restored || photos.photos.length > 0)
  const words = {
    title: items('draft_restored'),
    text: items('draft_restored_text'),
    discard: items('draft_discard'),
  }

  return (
    <ItemFieldsContext value={fields}>
      <FormDialog
        title={t('offer_title', { name: item.user.firstName })}
        onCancel={go(false)}
        form={form}
        gap="gap-7"
        bar={
          <ItemFormBar
            {...{ photos, doubled }}
            progress={sending.progress}
            submit={t('offer_send')}
            onCancel={go(false)}
          />
        }
      >
        <FormNotices
          restored={restored ? { words, onDiscard: () => keeping.stop().then(onDiscarded) } : null}
          signedOut={sending.isSignedOut ? { text: items('session_over_text'), back } : null}
          unsaved={keeping.state === 'failed' ? items('draft_unsaved') : null}
        />
        <WantedThing item={item} />
        <div>
          <p className="text-muted">{t('offer_lead')}</p>
          <Button kind="quiet" onClick={go(true)} className="-ms-2 px-2">
            {t('offer_money')}
          </Button>
        </div>
        <PhotoPicker photos={photos} title={items('photos')} problem={photoProblem} />
        <TitleField />
        <CategoryField />
        <ConditionField />
        <DescriptionField />
        <ValueField />
        <OfferPlace />
        <p className="text-sm text-muted empty:hidden">
          {keeping.state === 'saved' && items('draft_saved')}
        </p>
      </FormDialog>
      {question}
    </ItemFieldsContext>
  )
}
