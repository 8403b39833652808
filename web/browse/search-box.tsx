import { Search, X } from 'lucide-react'
import { type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { CONTROL } from '#web/ui/field.tsx'
import { useDraft } from './use-draft.ts'

const DELAY_MS = 250
/** The contract's SEARCH_MAX; see filters.ts for why it is not imported. */
const TEXT_MAX = 200

type Props = { text: string; onSearch: (text: string) => void; isFocused: boolean }

/** Searches while one types and on Enter; without scripts it is a plain GET form. */
export function SearchBox({ text, onSearch, isFocused }: Props) {
  const t = useWords('browse')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { draft, change, flush } = useDraft(text, onSearch, DELAY_MS)

  useEffect(() => {
    if (isFocused) input.current?.focus({ preventScroll: true })
  }, [isFocused])

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    flush()
    // On a phone the keyboard would go on hiding what was found.
    if (globalThis.matchMedia?.('(pointer: coarse)').matches) input.current?.blur()
  }

  function clear(): void {
    change('')
    flush()
    input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: phones that we serve do not know <search> yet
    <form role="search" action="/search" method="get" onSubmit={submit} className="relative">
      <label htmlFor={id} className="sr-only">
        {t('search')}
      </label>
      <Search
        size={20}
        aria-hidden
        className="pointer-events-none absolute start-3.5 top-3.5 text-muted"
      />
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        value={draft}
        onChange={(event) => change(event.target.value)}
        placeholder={t('search_placeholder')}
        maxLength={TEXT_MAX}
        autoComplete="off"
        enterKeyHint="search"
        className={`${CONTROL} min-h-12 ps-11 pe-12 [&::-webkit-search-cancel-button]:hidden`}
      />
      {draft && (
        <button
          type="button"
          onClick={clear}
          aria-label={t('empty_search_clear')}
          className="absolute end-0.5 top-0.5 grid size-11 place-items-center rounded-field text-muted hover:text-ink"
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </form>
  )
}
