import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import type { MeetingPlace } from '#contract/trades/meeting/places'
import { placeLine } from '#rules/trades/meeting/places'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { FillingChips } from './filling-chips.tsx'

type PlaceChipsProps = {
  places: readonly MeetingPlace[]
  /** Of the field that they fill. */
  value: string
  onFill: (value: string) => void
}

/** Before the others are asked for: on a small phone each has a line of its own, and day and hour come below. */
const SHOWN = 4

/** Public places in a tap; whoever writes their own has the last chip. Absent where none is known. */
export function PlaceChips({ places, value, onFill }: PlaceChipsProps) {
  const t = useWords('trade')
  const [isAsked, setAsked] = useState(false)
  if (places.length === 0) return null
  const isOneTown = places.every(({ town }) => town === places[0]?.town)
  const choices = places.map((place) => ({
    value: placeLine(place),
    label: isOneTown ? place.name : placeLine(place),
    ...(place.isProven && { mark: <Proven said={t('place_proven')} /> }),
  }))
  // What is chosen stays in sight.
  const isBeyond = choices.findIndex((choice) => choice.value === value) >= SHOWN
  const isAll = isAsked || isBeyond

  const more = choices.length > SHOWN && !isBeyond && (
    <Button
      kind="quiet"
      aria-expanded={isAll}
      onClick={() => setAsked(!isAsked)}
      className="rounded-full px-3"
    >
      {t(isAll ? 'places_fewer' : 'places_more')}
    </Button>
  )

  return (
    <div className="grid gap-2">
      <FillingChips
        label={t('which_place')}
        name="location"
        value={value}
        choices={isAll ? choices : choices.slice(0, SHOWN)}
        other={t('place_other')}
        onFill={onFill}
        more={more}
      />
      {places.some(({ isProven }) => isProven) && (
        <p aria-hidden className="flex gap-2 text-sm text-muted">
          <UsersRound size={18} className="mt-0.5 shrink-0" />
          <span>{t('place_proven')}</span>
        </p>
      )}
    </div>
  )
}

/** Beside a name; whoever hears it is told in words, whoever sees it below all of them. */
function Proven({ said }: { said: string }) {
  return (
    <>
      <UsersRound size={18} aria-hidden className="shrink-0" />
      <span className="sr-only">{said}</span>
    </>
  )
}
