import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import type { DoubledNoticeProps } from '#web/items/fields/doubled-notice.tsx'
import { FormNotices, type FormState } from '#web/items/fields/form-notices.tsx'
import { type ItemFields, ItemFieldsContext } from '#web/items/fields/item-fields.ts'
import { ItemTagsField } from '#web/items/fields/item-tags-field.tsx'
import { PublishFields } from '#web/items/fields/publish-fields.tsx'
import { PhotoPicker } from '#web/media/picker/photo-picker.tsx'
import type { Photos } from '#web/media/picker/use-photos.ts'
import { ItemFormBar } from './item-form-bar.tsx'

type ItemFormProps = {
  frame: 'page' | 'dialog'
  title: string
  /** What the form element takes, and the fields in it. */
  form: ComponentPropsWithRef<'form'>
  fields: ItemFields
  photos: Photos
  /** Said when more photos are given than the form takes. */
  limit?: string | undefined
  photoProblem: string | undefined
  /** How much has been sent, or null while nothing is under way. */
  progress: number | null
  submit: string
  onCancel: () => void
  doubled: DoubledNoticeProps | null
  state: FormState
  /** What else one should know, above the fields. */
  children?: ReactNode
}

/** The one form of creating in a dialog, editing in a dialog and editing on the page. */
export function ItemForm({ frame, title, form, fields, onCancel, ...rest }: ItemFormProps) {
  const items = useWords('items')
  const t = useWords('mine')
  const heading = useRef<HTMLHeadingElement>(null)
  const { photos, limit, photoProblem, progress, submit, doubled, state, children } = rest
  const bar = <ItemFormBar {...{ photos, progress, submit, doubled, onCancel }} />

  // The button that opened the form is gone.
  useEffect(() => heading.current?.focus(), [])

  const content = (
    <>
      <FormNotices {...state} />
      {children}
      <PhotoPicker
        photos={photos}
        title={items('photos')}
        problem={photoProblem}
        limit={limit}
        hint={t('photo_formats')}
      />
      <PublishFields />
      <ItemTagsField hint={t('tags_hint')} />
    </>
  )

  if (frame === 'page') {
    return (
      <ItemFieldsContext value={fields}>
        <form
          {...form}
          className="mx-auto grid w-full max-w-2xl gap-7 pt-4 [&_input]:scroll-mb-40 [&_textarea]:scroll-mb-40"
        >
          <h1 ref={heading} tabIndex={-1} className="text-xl outline-none wide:text-2xl">
            {title}
          </h1>
          {content}
          <div className="roomy:sticky bottom-(--bottom-bar) z-10 -mx-4 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] wide:static wide:mx-0 wide:border-0 wide:px-0">
            {bar}
          </div>
        </form>
      </ItemFieldsContext>
    )
  }
  return (
    <ItemFieldsContext value={fields}>
      <FormDialog title={title} onCancel={onCancel} form={form} bar={bar} gap="gap-7">
        {content}
      </FormDialog>
    </ItemFieldsContext>
  )
}
