import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import type { Place } from '#contract/places'
import { useWords } from '#web/i18n/use-words.ts'
import { CONTROL, type FieldControl } from '#web/ui/field.tsx'
import { placesQuery } from './queries.ts'

const TYPING_MS = 250

type PlaceComboboxProps = {
  control: FieldControl
  name: string
  value: string
  inputRef?: Ref<HTMLInputElement>
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onPick: (place: Place) => void
  onBlur: () => void
  /** Offers towns of this country only. */
  country?: string | undefined
  placeholder?: string
  autoComplete?: string
}

/** Free text with suggestions of towns (ARIA combobox): one may take one or type on. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { control, value, autoComplete = 'off' } = props
  const t = useWords('things')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const asked = useDebounced(value, TYPING_MS)
  const query = placesQuery(asked, props.country)
  const isAsked = open && query.enabled && asked === value
  const { data } = useQuery({ ...query, enabled: isAsked })
  const places = isAsked ? (data ?? []) : []
  const shown = places.length > 0
  const listId = `${control.id}-places`
  const optionId = (index: number) => `${listId}-${index}`

  // Near the end of a phone's screen the list would open out of sight.
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) list.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const pick = (place: Place) => {
    props.onPick(place)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place = places[active]
    if (event.key === 'Escape' && shown) close()
    else if (event.key === 'Enter' && place) pick(place)
    else if (event.key === 'ArrowDown' && shown) setActive((active + 1) % places.length)
    else if (event.key === 'ArrowUp' && shown) {
      setActive(active <= 0 ? places.length - 1 : active - 1)
    } else return
    event.preventDefault()
  }

  return (
    <div className="relative">
      <input
        {...control}
        ref={props.inputRef}
        name={props.name}
        value={value}
        placeholder={props.placeholder}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={active >= 0 && shown ? optionId(active) : undefined}
        autoComplete={autoComplete}
        onChange={(event) => {
          props.onChange(event)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close()
          props.onBlur()
        }}
        className={CONTROL}
      />
      {shown && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={t('places_list')}
          className="absolute inset-x-0 top-full z-20 scroll-mb-4 mt-1 max-h-72 overflow-y-auto rounded-field border border-line bg-card py-1 shadow-lg"
        >
          {places.map((place, index) => (
            <div
              key={place.label}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The field keeps the focus; otherwise leaving it would close the list before the tap lands.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(place)}
              onKeyDown={onKeyDown}
              className="flex min-h-11 cursor-pointer items-center gap-2 px-3 hover:bg-sunken aria-selected:bg-accent-soft"
            >
              <MapPin size={18} aria-hidden className="shrink-0 text-muted" />
              <span className="min-w-0 truncate">{place.label}</span>
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {shown && t('places_found', { count: places.length })}
      </p>
    </div>
  )
}

/** The value once it has not changed for so many milliseconds. */
function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
