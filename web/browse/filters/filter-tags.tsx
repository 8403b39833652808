import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import type { Filters } from '#contract/browse'
import { TAG_MAX } from '#terms/items'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { CONTROL } from '#web/ui/field.tsx'
import { withTag } from './change.ts'

type Props = { filters: Filters; onChange: (tags: string[]) => void }

/** Enter adds a trimmed tag that is not there yet; clicking one removes it. */
export function FilterTags({ filters, onChange }: Props) {
  const t = useWords('filters')
  const id = useId()
  const [text, setText] = useState('')

  function add(): void {
    if (!text.trim()) return
    const { tags } = withTag(filters, text)
    setText('')
    if (tags !== filters.tags) onChange(tags)
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter that ends an accent or a suggestion of the keyboard is not ours.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {t('tags')}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="text"
          value={text}
          maxLength={TAG_MAX}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={t('tags_hint')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className={`${CONTROL} min-w-0`}
        />
        {text.trim() && (
          <Button kind="secondary" onClick={add} className="shrink-0 px-3">
            {t('tag_add')}
          </Button>
        )}
      </div>
      {filters.tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {filters.tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={t('tag_remove', { tag })}
                onClick={() => onChange(filters.tags.filter((other) => other !== tag))}
                className="flex min-h-11 items-center gap-1.5 rounded-full border border-accent/40 bg-accent-soft ps-3.5 pe-2.5 text-sm font-medium text-accent-strong"
              >
                {tag}
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
