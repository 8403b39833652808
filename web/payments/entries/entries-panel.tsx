import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { PersonLink } from '#web/admin/people/person-link.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { allPaymentsQuery } from '#web/payments/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { EntryList } from './entry-list.tsx'
import { EntryRow } from './entry-row.tsx'

/** As long as what the server takes. */
const SEARCH_MAX = 300

/** For administrators: what became of everybody's money, found by a person, a trade or a reference (D56). */
export function EntriesPanel() {
  const t = useWords('money')
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const query = useInfiniteQuery({ ...allPaymentsQuery(search), refetchOnMount: 'always' })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSearch(typed.trim())
  }
  const all = () => {
    setTyped('')
    setSearch('')
  }
  return (
    <section aria-labelledby="payments" className="grid gap-4">
      <h2 id="payments" className="text-lg">
        {t('admin_title')}
      </h2>
      <form onSubmit={onSubmit} className="grid gap-3">
        <Field label={t('search')} hint={t('search_hint')}>
          {(control) => (
            <input
              {...control}
              type="search"
              autoComplete="off"
              maxLength={SEARCH_MAX}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              className={CONTROL}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="secondary">
            {t('do_search')}
          </Button>
          {search && (
            <Button kind="quiet" onClick={all}>
              {t('all')}
            </Button>
          )}
        </div>
      </form>
      <EntryList
        query={query}
        row={(entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            who={<PersonLink id={entry.userId} name={entry.name} className="min-w-0" />}
          />
        )}
        empty={
          <EmptyState
            icon={SearchX}
            title={search ? t('found_none', { search }) : t('none')}
            {...(search && { text: t('found_none_text') })}
          />
        }
      />
    </section>
  )
}
