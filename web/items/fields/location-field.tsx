import { useController, useWatch } from 'react-hook-form'
import type { Place } from '#contract/places'
import { useWords } from '#web/i18n/use-words.ts'
import { PlaceCombobox } from '#web/places/place-combobox.tsx'
import { afterPress } from '#web/ui/after-press.ts'
import { Field } from '#web/ui/field.tsx'
import { DetectPosition } from './detect-position.tsx'
import { useFieldProblem } from './field-problem.ts'
import { usePublishFields } from './use-publish-form.ts'

/** Where the thing is: typed with suggestions, or told by the device. */
export function LocationField() {
  const t = useWords('items')
  const problemOf = useFieldProblem()
  const { control, setValue, formState } = usePublishFields()
  const { field } = useController({ control, name: 'location' })
  const city = useWatch({ control, name: 'city' })

  const name = (place: Place) => {
    setValue('city', place.name)
    setValue('country', place.country)
    setValue('location', place.label, { shouldValidate: true, shouldDirty: true })
  }
  const type = (text: string) => {
    // Coordinates that were named belong to that name; the server finds those of a typed place (D11).
    if (city) {
      for (const part of ['latitude', 'longitude', 'city', 'country'] as const) {
        setValue(part, undefined)
      }
    }
    field.onChange(text)
  }

  return (
    <div className="grid gap-2">
      <Field label={t('location')} problem={problemOf(formState.errors.location)}>
        {(wired) => (
          <PlaceCombobox
            control={wired}
            name={field.name}
            value={field.value}
            inputRef={field.ref}
            onChange={(event) => type(event.target.value)}
            onPick={name}
            onBlur={() => afterPress(field.onBlur)}
            placeholder={t('location_example')}
          />
        )}
      </Field>
      <DetectPosition onNamed={name} />
    </div>
  )
}
