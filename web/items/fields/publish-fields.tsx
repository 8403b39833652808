import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { DESCRIPTION_MAX } from '#terms/items'
import { cleanText } from '#terms/text'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { MoneyField } from '#web/forms/fields/money-field.tsx'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { CategoryField } from './category-field.tsx'
import { ConditionField } from './condition-field.tsx'
import { useItemFields } from './item-fields.ts'
import { LocationField } from './location-field.tsx'

/** Nobody begins with it: it comes while the rest is filled in. */
const WantsField = lazyPart(() => import('#browser/items/fields/wants-field.tsx'), 'WantsField')

/** All but photos and tags. Drawn by itself: the photos' progress would otherwise draw all of it anew at each step. */
export const PublishFields = memo(function PublishFields() {
  return (
    <>
      <TitleField />
      <CategoryField />
      <ConditionField />
      <ValueField />
      <LocationField />
      <DescriptionField />
      <Later shape={<div className="skeleton h-64 rounded-card" />}>
        <WantsField />
      </Later>
    </>
  )
})

/** Too long a text is told, never cut. */
export function DescriptionField() {
  const t = useWords('items')
  const { control, field } = useItemFields()
  const { length } = cleanText(useWatch({ control, name: 'description' }))
  return (
    <LongField
      {...field('description')}
      label={t('description')}
      note={`${length}/${DESCRIPTION_MAX}`}
      rows={5}
      placeholder={t('description_example')}
      className="field-sizing-content min-h-32"
    />
  )
}

export function TitleField() {
  const t = useWords('items')
  const { field } = useItemFields()
  return (
    <TextField
      {...field('title')}
      label={t('title')}
      autoComplete="off"
      placeholder={t('title_example')}
    />
  )
}

export function ValueField() {
  const t = useWords('items')
  const { field, getValues, put } = useItemFields()
  return (
    <MoneyField
      {...field('estimatedValue')}
      label={t('value')}
      note={t('optional')}
      hint={t('value_hint')}
      onPut={(change) => put('estimatedValue', change(getValues('estimatedValue')))}
    />
  )
}
