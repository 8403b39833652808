import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import type { Place } from '#contract/places'
import { useWords } from '#web/i18n/use-words.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { useCitySuggestions } from './use-city-suggestions.ts'

type CityFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur: () => void
  onPick: (place: Place) => void
  country: string
  problem?: string
}

/** A town as free text, with towns of the gazetteer offered below (the ARIA combobox pattern). */
export function CityField(props: CityFieldProps) {
  const { value, onChange, onBlur, onPick, country, problem, ...input } = props
  const t = useWords('accounts')
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const places = useCitySuggestions(value, country, open)
  const shown = open && places.length > 0
  const active = shown ? places[marked] : undefined

  function pick(place: Place) {
    onPick(place)
    setOpen(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false)
    if (!shown) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setMarked((at) => (at + step + places.length + (at < 0 && step < 0 ? 1 : 0)) % places.length)
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      pick(active)
    }
  }

  return (
    <Field label={t('city')} problem={problem}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            value={value}
            onChange={(event) => {
              onChange(event)
              setMarked(-1)
              setOpen(true)
            }}
            onBlur={() => {
              setOpen(false)
              onBlur()
            }}
            onKeyDown={onKeyDown}
            role="combobox"
            aria-expanded={shown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active ? `${listId}-${marked}` : undefined}
            autoComplete="address-level2"
            className={CONTROL}
          />
          <div
            id={listId}
            role="listbox"
            aria-label={t('city_suggestions')}
            hidden={!shown}
            className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-field border border-line bg-card py-1 shadow-lg"
          >
            {shown &&
              places.map((place, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, as the pattern asks
                <div
                  key={place.label}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === marked}
                  // Else the press would take the focus, and the blur would close the list first.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => pick(place)}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 hover:bg-sunken aria-selected:bg-accent-soft"
                >
                  {place.name}
                  <span className="text-sm text-muted">{place.country}</span>
                </div>
              ))}
          </div>
        </div>
      )}
    </Field>
  )
}
