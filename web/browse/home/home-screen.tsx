import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useSession } from '#web/api/session.ts'
import { filterStore, viewStore } from '#web/browse/filter-store.ts'
import { FilterAside } from '#web/browse/filters/filter-aside.tsx'
import { FilterButton } from '#web/browse/filters/filter-button.tsx'
import { SortSelect } from '#web/browse/filters/sort-select.tsx'
import { useDistance } from '#web/browse/filters/use-distance.ts'
import { useFilterToast } from '#web/browse/filters/use-filter-toast.ts'
import { activeFilters, DEFAULT_FILTERS, queryOf } from '#web/browse/filters.ts'
import { useKeptPlace } from '#web/browse/list/use-kept-place.ts'
import { ViewToggle } from '#web/browse/list/view-toggle.tsx'
import type { Total } from '#web/browse/queries.ts'
import { useSearchText, useStart } from '#web/browse/search/use-search-text.ts'
import { HomePlace } from '#web/home/place/home-place.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart, part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { Results } from './results.tsx'
import { useListing } from './use-listing.ts'
import { VisitorBanner } from './visitor-banner.tsx'

const loadSheet = () =>
  part(() => import('#browser/browse/filters/filter-sheet.tsx'), 'FilterSheet')
const ActiveChips = lazyPart(
  () => import('#browser/browse/filters/active-chips.tsx'),
  'ActiveChips',
)

/** `/` and `/search`: everything there is, searched, filtered and sorted. */
export function HomeScreen() {
  const t = useWords('browse')
  const { state: session } = useSession()
  const [text, search] = useSearchText()
  const chosen = filterStore.useValue()
  // What is pressed is seen first; the list follows in pieces, between which presses are heard (J350).
  const filters = useDeferredValue(chosen)
  const view = viewStore.useValue()
  const { Part: FilterSheet, isOpen, open, close } = useLater(loadSheet)
  const { point, asking } = useDistance(filters)
  const count = activeFilters(filters).length
  // A place in the list under other filters means nothing.
  const start = useStart()
  const from = count === 0 && filters.sortBy === DEFAULT_FILTERS.sortBy ? start : ''
  const params = useMemo(() => queryOf(filters, text, point, from), [filters, text, point, from])
  const listing = useDeferredValue(useListing(params))
  const isRestoring = useKeptPlace(listing)
  // Who has no session is known at once; 'unknown' is somebody whose name is on its way.
  const title = t(session === 'out' ? 'title_out' : 'title_in')
  const latest = useRef(search)
  latest.current = search
  const clearSearch = useCallback(() => latest.current(''), [])
  const top = useRef<HTMLDivElement>(null)
  useFilterToast(filters, isOpen || asking || listing.problem !== null)
  useTitle(text.trim() || title)

  // A new list begins at its beginning; one who is above it is left there.
  const shown = useRef(listing.shownFor)
  useEffect(() => {
    if (shown.current === listing.shownFor) return
    shown.current = listing.shownFor
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView()
  }, [listing.shownFor])

  return (
    // Margins stay inside: what is above does not move when the screen comes.
    <div className="flow-root">
      {session === 'out' ? <VisitorBanner /> : !text.trim() && <HomePlace />}
      <div
        ref={top}
        className="scroll-mt-4 wide:flex wide:items-end wide:justify-between wide:gap-4"
      >
        <Heading title={title} total={listing.total} searched={listing.isOld ? '' : text.trim()} />
        <div className="flex flex-wrap gap-2 wide:mb-4">
          <FilterButton count={count} onOpen={open} />
          <SortSelect
            sort={chosen.sortBy}
            onChange={(sortBy) => filterStore.set({ ...chosen, sortBy })}
            className="w-0! grow basis-20 large:order-last large:basis-full wide:w-auto! wide:grow-0 wide:basis-auto"
          />
          <ViewToggle view={view} />
        </div>
      </div>
      <div className="flex gap-6">
        <FilterAside />
        <div className="min-w-0 grow">
          {count > 0 && (
            <div className="mt-2.5">
              <Later shape={<div className="h-13" />}>
                <ActiveChips filters={filters} text={text} />
              </Later>
            </div>
          )}
          <div className="mt-2.5 wide:mt-6">
            <Results
              listing={listing}
              view={view}
              hasFilters={count > 0}
              text={text.trim()}
              isWhole={isRestoring}
              onClearSearch={clearSearch}
            />
          </div>
        </div>
      </div>
      {FilterSheet && <FilterSheet total={listing.total} onClose={close} />}
    </div>
  )
}

type Props = { title: string; total: Total | null; searched: string }

/** The screen's name and how much was found; the count is told to those who do not see it change. */
function Heading({ title, total, searched }: Props) {
  const t = useWords('browse')
  const count = total && t(total.more ? 'count_more' : 'count', { count: total.count })
  const found = [count, searched && t('searched_for', { text: searched })].filter(Boolean)
  return (
    <header className="mt-2 mb-1.5 flex flex-wrap items-baseline gap-x-2 gap-y-1 wide:mt-8 wide:mb-4 wide:gap-x-3">
      <h1 className="text-lg wide:text-2xl">{title}</h1>
      <p role="status" className="numbers text-sm text-muted wide:text-base">
        {found.join(' ')}
      </p>
    </header>
  )
}
