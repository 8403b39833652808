import { memo } from 'react'
import { CategoryField } from './category-field.tsx'
import { ConditionField } from './condition-field.tsx'
import { DescriptionField } from './description-field.tsx'
import { LocationField } from './location-field.tsx'
import { TitleField } from './title-field.tsx'
import { ValueField } from './value-field.tsx'

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
    </>
  )
})
