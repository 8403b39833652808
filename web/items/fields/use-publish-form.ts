import { valibotResolver } from '@hookform/resolvers/valibot'
import type { FocusEvent } from 'react'
import { useForm, useFormContext } from 'react-hook-form'
import type { NewItem } from '#contract/items'
import {
  FormSchema,
  type PublishField,
  type PublishValues,
} from '#web/items/sending/publish-values.ts'
import { afterPress } from '#web/ui/after-press.ts'

/** Problems are said at the first leave of a field, and go away as they are mended. */
export function usePublishForm(defaultValues: PublishValues, schema = FormSchema) {
  return useForm<PublishValues, unknown, NewItem>({
    resolver: valibotResolver(schema),
    mode: 'onTouched',
    defaultValues,
  })
}

/** The form around a field. A field is judged once the press that took the focus away has landed. */
export function usePublishFields() {
  const form = useFormContext<PublishValues, unknown, NewItem>()
  const field = (name: PublishField) => {
    const registered = form.register(name)
    const onBlur = (event: FocusEvent) => afterPress(() => void registered.onBlur(event))
    return { ...registered, onBlur }
  }
  return { ...form, field }
}
