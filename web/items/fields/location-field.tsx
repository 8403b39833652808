import { useWatch } from 'react-hook-form'
import type { Place } from '#contract/places'
import { PlaceField } from '#web/forms/fields/place-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { DetectPosition } from './detect-position.tsx'
import { useItemFields } from './item-fields.ts'

/** Where the item is: typed with suggestions, or told by the device. */
export function LocationField() {
  const t = useWords('items')
  const { control, field, put, setValue, leave } = useItemFields()
  const [location, city] = useWatch({ control, name: ['location', 'city'] })
  const { onChange, ...input } = field('location')

  const name = (place: Place) => {
    setValue('city', place.name)
    setValue('country', place.country)
    put('location', place.label)
    leave('location')
  }
  const forgetPoint = () => {
    // Coordinates that were named belong to that name; the server finds those of a typed place (D11).
    if (!city) return
    for (const part of ['latitude', 'longitude', 'city', 'country'] as const) {
      setValue(part, undefined)
    }
  }

  return (
    <div className="grid gap-2">
      <PlaceField
        {...input}
        label={t('location')}
        value={location}
        onChange={(event) => {
          forgetPoint()
          onChange(event)
        }}
        onPick={name}
        placeholder={t('location_example')}
      />
      <DetectPosition onNamed={name} />
    </div>
  )
}
