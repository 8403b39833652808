import { Search, X } from 'lucide-react'
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { SEARCH_MAX } from '#terms/browse'
import { isFirstView } from '#web/api/first-view.ts'
import { useSession } from '#web/api/session.ts'
import { useDraft } from '#web/browse/filters/use-draft.ts'
import { keptPlace } from '#web/browse/list/use-kept-place.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { CONTROL } from '#web/ui/field.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { isList, isShared, useSearchText } from './use-search-text.ts'

const Suggestions = lazyPart(() => import('#browser/browse/search/suggestions.tsx'), 'Suggestions')

const DELAY_MS = 250
/** There is one, in the header. */
export const SEARCH_ID = 'search'

/** Searches while one types and on Enter, from every page; without scripts it is a plain GET form. */
export function SearchBox() {
  const t = useWords('shell')
  const [path] = useLocation()
  const [text, search] = useSearchText()
  const isOut = useSession().state === 'out'
  const input = useRef<HTMLInputElement>(null)
  const [isTyping, setTyping] = useState(false)
  const { draft, change, flush, drop } = useDraft(text, search, DELAY_MS)

  const arrive = useEffectEvent(() => {
    drop()
    // The keyboard of a phone would cover the place in the list that one comes back to.
    const isReading = isFirstView() && scrollY > 0
    if (path === paths.search() && !keptPlace() && !isReading)
      input.current?.focus({ preventScroll: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says when, not what
  useEffect(() => arrive(), [path])

  const readBack = useEffectEvent(() => {
    const typed = input.current?.value ?? ''
    if (typed !== draft) change(typed)
  })
  // Typed into the page before its code was there.
  useEffect(() => readBack(), [])

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    flush()
    // On a phone the keyboard would go on hiding what was found.
    if (globalThis.matchMedia?.('(pointer: coarse)').matches) input.current?.blur()
  }

  function searchFor(text: string): void {
    change(text)
    flush()
  }

  function clear(): void {
    searchFor('')
    input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: phones that we serve do not know <search> yet
    <form
      role="search"
      action="/search"
      method="get"
      onSubmit={submit}
      className={`relative col-span-full grow pb-1 wide:col-auto wide:pb-0 ${isList(path) || (isOut && isShared(path)) ? 'search-row' : 'phone:hidden'}`}
    >
      <label htmlFor={SEARCH_ID} className="sr-only">
        {t('search')}
      </label>
      <Search
        size={20}
        aria-hidden
        className="pointer-events-none absolute start-3.5 top-3 text-muted"
      />
      <input
        ref={input}
        id={SEARCH_ID}
        type="search"
        name="q"
        value={draft}
        onChange={(event) => {
          change(event.target.value)
          setTyping(true)
        }}
        placeholder={t('search_placeholder')}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        enterKeyHint="search"
        className={`${CONTROL} ps-11 pe-12 [&::-webkit-search-cancel-button]:hidden`}
      />
      {draft && (
        <button
          type="button"
          onClick={clear}
          aria-label={t('search_clear')}
          className="absolute end-0 top-0 grid size-11 place-items-center rounded-field text-muted hover:text-ink"
        >
          <X size={18} aria-hidden />
        </button>
      )}
      {isTyping && (
        <Later>
          <Suggestions typed={draft} input={input} onPick={searchFor} />
        </Later>
      )}
    </form>
  )
}
