import { useState } from 'react'
import type { View } from '#web/browse/filter-store.ts'
import type { Listing } from '#web/browse/list/listing.ts'
import { NoItems } from '#web/browse/list/no-items.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { MendedList } from './mended-list.tsx'
import { isPlaced } from './queries.ts'
import { RelatedWords } from './related-words.tsx'
import { WishPlace } from './wish-place.tsx'

export type NothingProps = {
  listing: Listing
  view: View
  hasFilters: boolean
  text: string
  onClearSearch: () => void
}

/** A list without a hit: what was meant by one letter, else what to change and where to go on. */
export function NothingFound({ listing, view, ...asked }: NothingProps) {
  const { shownFor, instead } = listing
  const [exact, setExact] = useState('')
  const search = typeof shownFor.search === 'string' ? shownFor.search : ''
  const nothing = (
    <>
      <NoItems {...asked} />
      <RelatedWords search={search} />
      <WishPlace text={asked.text} />
      {isPlaced(shownFor) && <Elsewhere params={shownFor} view={view} />}
    </>
  )
  if (!instead || exact === search) return nothing
  return (
    <MendedList
      key={instead}
      params={shownFor}
      typed={search}
      instead={instead}
      view={view}
      onExact={() => setExact(search)}
    >
      {nothing}
    </MendedList>
  )
}
