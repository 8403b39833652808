import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Place } from '#contract/places'
import { useSession } from '#web/api/session.ts'
import { PlaceField } from '#web/forms/fields/place-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { townQuery } from '#web/places/queries.ts'
import { DetectPosition } from './detect-position.tsx'
import { useItemFields } from './item-fields.ts'
import { TownQuestion } from './town-question.tsx'

/** Where the item is: typed with suggestions, or told by the device; what names no town is asked for (J140). */
export function LocationField() {
  const t = useWords('items')
  const { user } = useSession()
  const { control, field, put, setValue, leave } = useItemFields()
  const [location, city, latitude] = useWatch({ control, name: ['location', 'city', 'latitude'] })
  const { onChange, onBlur, ...input } = field('location')
  // As it was when the field was last left: nobody is asked in the middle of a word.
  const [left, setLeft] = useState(location)
  const [askedOf, setAskedOf] = useState<string | null>(null)
  const isOpen = latitude === undefined && !city && left === location
  const query = townQuery(left, user?.country)
  const { data } = useQuery({ ...query, enabled: isOpen && query.enabled })
  if (isOpen && data?.town === null && askedOf !== left) setAskedOf(left)
  const isAsked = askedOf === location && latitude === undefined

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
        onBlur={() => {
          setLeft(location)
          onBlur()
        }}
        onPick={name}
        placeholder={t('location_example')}
      />
      {isAsked && <TownQuestion country={user?.country} />}
      <DetectPosition onNamed={name} />
    </div>
  )
}
