import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { COUNTRIES } from '#contract/accounts'
import { PLACE_QUERY_MIN, type Place } from '#contract/places'
import { cityQuery } from './queries.ts'

/** Long enough to skip the letters of a word being typed, short enough to feel immediate. */
const DEBOUNCE_MS = 250

/**
 * Towns for what is typed; of the chosen country only, once one is chosen. Lost or failing answers are
 * no suggestions: the field takes any town as text.
 */
export function useCitySuggestions(typed: string, country: string, wanted: boolean) {
  const asked = useDebounced(typed.trim())
  const enabled = wanted && asked.length >= PLACE_QUERY_MIN && asked === typed.trim()
  const { data } = useQuery({ ...cityQuery(asked, country || undefined), enabled })
  const known = COUNTRIES.some(({ name, code }) => name === country && code !== '')
  const places: Place[] = enabled && data ? data : []
  return known ? places.filter((place) => place.country === country) : places
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
