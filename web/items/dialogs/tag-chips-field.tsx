import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { useFieldProblem } from '#web/items/fields/field-problem.ts'
import { usePublishFields } from '#web/items/fields/use-publish-form.ts'
import { afterPress } from '#web/ui/after-press.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { tagsOf, tagsText } from './item-form-values.ts'

/** Tags as chips: Enter adds what was typed. What stands in the field already counts as the last of them. */
export function TagChipsField() {
  const items = useWords('items')
  const t = useWords('mine')
  const problemOf = useFieldProblem()
  const { getValues, setValue, formState } = usePublishFields()
  const [tags, setTags] = useState(() => tagsOf(getValues('tags')))
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const added = useRef<HTMLUListElement>(null)

  const put = (chips: string[], typed: string) => {
    const all = [...new Set([...chips, ...tagsOf(typed)])]
    setText(typed)
    setValue('tags', tagsText(all), { shouldDirty: true, shouldValidate: true })
    return all
  }
  const add = () => setTags(put(tags, text))
  const settle = () => {
    setTags((chips) => [...new Set([...chips, ...tagsOf(input.current?.value ?? '')])])
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
    add()
    setText('')
    // The bar at the bottom or the keyboard of a phone may hide what was added.
    requestAnimationFrame(() => added.current?.scrollIntoView({ block: 'nearest' }))
  }

  return (
    <div className="grid gap-2">
      <Field
        label={items('tags')}
        note={items('optional')}
        hint={t('tags_hint')}
        problem={problemOf(formState.errors.tags)}
      >
        {(wired) => (
          <input
            {...wired}
            ref={input}
            value={text}
            onChange={(event) => put(tags, event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => afterPress(settle)}
            enterKeyHint="enter"
            autoCapitalize="none"
            autoComplete="off"
            className={CONTROL}
          />
        )}
      </Field>
      {tags.length > 0 && (
        <ul ref={added} aria-label={t('tags_added')} className="flex scroll-mb-36 flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex min-w-0 items-center rounded-full bg-sunken ps-4 text-sm"
            >
              <span className="min-w-0 break-all">{tag}</span>
              <button
                type="button"
                onClick={() => remove(tag)}
                aria-label={t('tag_remove', { tag })}
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
