import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useWords } from '#web/i18n/use-words.ts'
import { useItemFields } from '#web/items/fields/item-fields.ts'
import { LocationField } from '#web/items/fields/location-field.tsx'
import { Button } from '#web/ui/button.tsx'

/** The profile's town is taken without a question (D66); who has none, or wants another, is asked as everywhere. */
export function OfferPlace() {
  const t = useWords('proposals')
  const { control, problemOf } = useItemFields()
  const place = useWatch({ control, name: 'location' })
  const [isOpen, setOpen] = useState(place === '')
  if (isOpen || problemOf('location')) return <LocationField />
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <MapPin size={20} aria-hidden className="shrink-0 text-muted" />
      <span>{t('offer_place', { place })}</span>
      <Button kind="quiet" onClick={() => setOpen(true)} className="px-2">
        {t('offer_place_change')}
      </Button>
    </p>
  )
}
