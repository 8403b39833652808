import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'

import { afterPress } from '#web/ui/after-press.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'

type TagsFieldProps = {
  name: string
  label: string
  note: string
  hint: string
  placeholder?: string
  problem?: string
  /** What the list of those that were added is called, and the button that takes one away. */
  added: string
  removeOf: (tag: string) => string
  /** As the form begins with them. */
  initial: readonly string[]
  /** The tags in what was typed. */
  split: (typed: string) => readonly string[]
  onChange: (tags: string[]) => void
}

/** Tags as chips: Enter adds what was typed. What stands in the field already counts as the last of them. */
export function TagsField(props: TagsFieldProps) {
  const { name, label, note, hint, placeholder, problem, added, removeOf, split, onChange } = props
  const [tags, setTags] = useState(props.initial)
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)

  const put = (chips: readonly string[], typed: string) => {
    const all = [...new Set([...chips, ...split(typed)])]
    setText(typed)
    onChange(all)
    return all
  }
  const settle = () => {
    setTags((chips) => [...new Set([...chips, ...split(input.current?.value ?? '')])])
    setText('')
  }
  const remove = (tag: string) => {
    const left = tags.filter((one) => one !== tag)
    setTags(left)
    put(left, text)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter would send the form.
    event.preventDefault()
    setTags(put(tags, text))
    setText('')
    // The bar at the bottom or the keyboard of a phone may hide what was added.
    requestAnimationFrame(() => list.current?.scrollIntoView({ block: 'nearest' }))
  }

  return (
    <div className="grid gap-2">
      <Field label={label} note={note} hint={hint} problem={problem}>
        {(wired) => (
          <input
            {...wired}
            ref={input}
            name={name}
            value={text}
            onChange={(event) => put(tags, event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => afterPress(settle)}
            enterKeyHint="enter"
            autoCapitalize="none"
            autoComplete="off"
            placeholder={placeholder}
            className={CONTROL}
          />
        )}
      </Field>
      {tags.length > 0 && (
        <ul ref={list} aria-label={added} className="flex scroll-mb-36 flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex min-w-0 items-center rounded-full bg-sunken ps-4 text-sm"
            >
              <span className="min-w-0 break-all">{tag}</span>
              <button
                type="button"
                onClick={() => remove(tag)}
                aria-label={removeOf(tag)}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-line"
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
