import { useQueryClient } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Place } from '#contract/places'
import { PlaceField } from '#web/forms/fields/place-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { townQuery } from '#web/places/queries.ts'
import { useItemFields } from './item-fields.ts'

/** Asked at once where the written place could be anywhere: without a town nobody finds the thing by distance (J140). */
export function TownQuestion({ country }: { country: string | undefined }) {
  const t = useWords('items')
  const client = useQueryClient()
  const { control, setValue } = useItemFields()
  const city = useWatch({ control, name: 'city' })
  const [typed, setTyped] = useState('')
  /** What stands here; nothing once the question has gone. */
  const now = useRef('')
  useEffect(() => {
    now.current = typed
    return () => {
      now.current = ''
    }
  }, [typed])

  const take = (town: Place) => {
    setTyped(town.label)
    setValue('city', town.name, { shouldDirty: true })
    setValue('country', town.country)
  }
  const type = (text: string) => {
    setTyped(text)
    if (!city) return
    setValue('city', undefined)
    setValue('country', undefined)
  }
  /** Typed out without taking a suggestion. */
  const leave = async () => {
    if (city || typed.trim() === '') return
    // Without a network it stays a question, and so it does where something else stands here by the time of the answer.
    const asked = { ...townQuery(typed, country), networkMode: 'always' as const }
    const answer = await client.fetchQuery(asked).catch(() => null)
    if (answer?.town && now.current === typed) take(answer.town)
  }

  return (
    <div className="grid gap-2 rounded-card border border-wait/40 bg-wait-soft p-3">
      <PlaceField
        label={t('town_question')}
        name="town"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onPick={take}
        onBlur={() => void leave()}
        placeholder={t('town_example')}
      />
      <p role="status" className="flex items-center gap-1.5 text-sm text-muted">
        {city ? (
          <>
            <MapPin size={18} aria-hidden className="shrink-0 text-done" />
            <span>{t('town_taken', { town: city })}</span>
          </>
        ) : (
          t('town_why')
        )}
      </p>
    </div>
  )
}
