import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import type { NewItem } from '#contract/items'
import { useWords } from '#web/i18n/use-words.ts'
import { PublishFields } from '#web/items/fields/publish-fields.tsx'
import type { PublishValues } from '#web/items/sending/publish-values.ts'
import { PhotoPicker } from '#web/media/picker/photo-picker.tsx'
import type { Photos } from '#web/media/picker/use-photos.ts'
import { FormDialog } from './form-dialog.tsx'
import { TagChipsField } from './tag-chips-field.tsx'

type ItemFormProps = {
  frame: 'page' | 'dialog'
  title: string
  form: UseFormReturn<PublishValues, unknown, NewItem>
  photos: Photos
  /** Said when more photos are given than the form takes. */
  limit?: string | undefined
  photoProblem: string | undefined
  bar: ReactNode
  onSubmit: FormEventHandler
  onCancel: () => void
  /** States that one should know of, above the fields. */
  children: ReactNode
}

/** The one form of creating in a dialog, editing in a dialog and editing on the page. */
export function ItemForm({ frame, title, form, bar, onSubmit, onCancel, ...rest }: ItemFormProps) {
  const items = useWords('items')
  const t = useWords('mine')
  const heading = useRef<HTMLHeadingElement>(null)
  const { photos, limit, photoProblem, children } = rest

  // The button that opened the form is gone.
  useEffect(() => heading.current?.focus(), [])

  const fields = (
    <>
      {children}
      <PhotoPicker
        photos={photos}
        title={items('photos')}
        problem={photoProblem}
        limit={limit}
        hint={t('photo_formats')}
      />
      <PublishFields />
      <TagChipsField />
    </>
  )

  if (frame === 'page') {
    return (
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={onSubmit}
          className="mx-auto grid w-full max-w-2xl gap-7 pt-4 [&_input]:scroll-mb-40 [&_textarea]:scroll-mb-40"
        >
          <h1 ref={heading} tabIndex={-1} className="text-xl outline-none wide:text-2xl">
            {title}
          </h1>
          {fields}
          <div className="roomy:sticky bottom-(--bottom-bar) z-10 -mx-4 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] wide:static wide:mx-0 wide:border-0 wide:px-0">
            {bar}
          </div>
        </form>
      </FormProvider>
    )
  }
  return (
    <FormProvider {...form}>
      <FormDialog title={title} onCancel={onCancel}>
        <form noValidate onSubmit={onSubmit} className="flex min-h-0 grow flex-col">
          <div className="grid grow content-start gap-7 overflow-y-auto overscroll-contain p-4">
            {fields}
          </div>
          <div className="border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {bar}
          </div>
        </form>
      </FormDialog>
    </FormProvider>
  )
}
