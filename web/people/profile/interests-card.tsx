import { Plus, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { CurrentUser } from '#contract/accounts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { ProfileCard } from './profile-card.tsx'
import { useInterests } from './use-interests.ts'

type InterestsCardProps = { user: CurrentUser; name: 'skills' | 'interests' }

const ADD = { skills: 'add_skill', interests: 'add_interest' } as const

/** Skills or interests, changed in place: each change is saved at once. Each word leads to a search for it. */
export function InterestsCard({ user, name }: InterestsCardProps) {
  const t = useWords('profile')
  const people = useWords('people')
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const { list, put } = useInterests(user, name)

  async function add(event: FormEvent) {
    event.preventDefault()
    // Several at once, as people paste them.
    const more = text.split(',').map((one) => one.trim())
    const wanted = [...new Set([...list, ...more])].filter(Boolean)
    if (wanted.length === list.length) return setText('')
    const typed = text
    setText('')
    const refused = await put(wanted)
    if (refused === null) return
    // What could not be saved stands in the field again, unless something else does by now.
    setText((now) => now || typed)
    setProblem(refused)
  }

  function remove(word: string) {
    void put(list.filter((one) => one !== word))
    input.current?.focus()
  }

  return (
    <ProfileCard title={people(name)} lead={t(`${name}_text`)}>
      {list.length > 0 ? (
        <ul aria-label={people(name)} className="flex flex-wrap gap-2">
          {list.map((word) => (
            <li
              key={word}
              className="inline-flex min-w-0 items-center rounded-full bg-sunken text-sm"
            >
              <Link
                href={paths.search(word)}
                className="inline-flex min-h-11 min-w-0 items-center rounded-s-full ps-4 pe-1 text-ink no-underline hover:bg-line"
              >
                {word}
              </Link>
              <button
                type="button"
                onClick={() => remove(word)}
                aria-label={t('remove', { name: word })}
                className="grid size-11 shrink-0 place-items-center rounded-e-full hover:bg-line"
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">{t('none_yet')}</p>
      )}
      <form onSubmit={add} noValidate className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-40">
          <Field label={t(ADD[name])} problem={problem}>
            {(control) => (
              <input
                {...control}
                ref={input}
                value={text}
                onChange={(event) => {
                  setText(event.target.value)
                  setProblem(undefined)
                }}
                enterKeyHint="done"
                autoComplete="off"
                className={CONTROL}
              />
            )}
          </Field>
        </div>
        <Button type="submit" kind="secondary" className={problem ? 'mb-[1.85rem]' : ''}>
          <Plus size={18} aria-hidden />
          {t('add')}
        </Button>
      </form>
    </ProfileCard>
  )
}
