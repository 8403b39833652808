import { useQueryClient } from '@tanstack/react-query'
import { LocateFixed, MapPin, X } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Place } from '#contract/places'
import { blockOf, type Point } from '#rules/places'
import { useWords } from '#web/i18n/use-words.ts'
import type { PositionProblem } from '#web/places/detect.ts'
import { problemOf } from '#web/places/problem-of.ts'
import { nearQuery } from '#web/places/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { useItemFields } from './item-fields.ts'

type State = 'idle' | 'asking' | 'unnamed' | PositionProblem

/** Asks the device where it is, then the gazetteer what that place is called. */
export function DetectPosition({ onNamed }: { onNamed: (place: Place) => void }) {
  const t = useWords('items')
  const things = useWords('things')
  const client = useQueryClient()
  const { control, setValue } = useItemFields()
  const [latitude, city] = useWatch({ control, name: ['latitude', 'city'] })
  const [state, setState] = useState<State>('idle')

  const keep = (point: Point | undefined) => {
    setValue('latitude', point?.latitude)
    setValue('longitude', point?.longitude)
    setValue('city', undefined)
    setValue('country', undefined)
  }

  const detect = async () => {
    setState('asking')
    try {
      // Nobody learns a house number from us: it leaves the device as the cell that it is in (D61).
      const { detectPosition } = await import('#browser/places/detect.ts')
      const point = blockOf(await detectPosition())
      keep(point)
      const place = await client.fetchQuery(nearQuery(point)).catch(() => null)
      if (place) onNamed(place)
      setState(place ? 'idle' : 'unnamed')
    } catch (error) {
      setState(problemOf(error))
    }
  }

  const forget = () => {
    keep(undefined)
    setState('idle')
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          kind="secondary"
          onClick={() => state !== 'asking' && detect()}
          aria-disabled={state === 'asking'}
          className="aria-disabled:opacity-55"
        >
          <LocateFixed size={20} aria-hidden />
          <span>{state === 'asking' ? things('position_asking') : t('detect')}</span>
        </Button>
        {latitude !== undefined && (
          <span className="inline-flex items-center gap-1.5 text-sm text-done">
            <MapPin size={18} aria-hidden />
            {t('position_kept')}
            <button
              type="button"
              onClick={forget}
              aria-label={t('position_forget')}
              className="grid size-11 place-items-center rounded-full text-muted hover:bg-sunken"
            >
              <X size={18} aria-hidden />
            </button>
          </span>
        )}
      </div>
      <p role="status" className="text-sm text-danger empty:hidden">
        {state === 'unnamed' && !city && latitude !== undefined && (
          <span className="text-muted">{t('position_unnamed')}</span>
        )}
        {state !== 'idle' && state !== 'asking' && state !== 'unnamed' && (
          <span>{things(`position_${state}`)}</span>
        )}
      </p>
    </div>
  )
}
