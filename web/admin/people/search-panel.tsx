import { useQuery } from '@tanstack/react-query'
import { Search, UserRoundSearch } from 'lucide-react'
import { PeopleQuerySchema } from '#contract/admin/people'
import { Loaded } from '#web/admin/loaded.tsx'
import { useForm } from '#web/forms/engine/use-form.ts'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { PersonLink } from './person-link.tsx'
import { searchQuery } from './queries.ts'
import { Standing } from './standing.tsx'

type SearchPanelProps = { q: string; onSearch: (q: string) => void }

/** By name, address, number or code; asked at a press, since each search is written down. */
export function SearchPanel({ q, onSearch }: SearchPanelProps) {
  const t = useWords('moderation')
  const { form, field } = useForm({
    schema: PeopleQuerySchema,
    initial: { q },
    onSubmit: (given) => onSearch(given.q),
  })
  return (
    <section aria-labelledby="find" className="grid gap-4">
      <h2 id="find" className="text-lg">
        {t('find')}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: phones that we serve do not know <search> yet */}
      <form {...form} role="search" className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-72">
          <TextField
            {...field('q')}
            label={t('query')}
            hint={t('query_hint')}
            type="search"
            autoComplete="off"
          />
        </div>
        <Button type="submit" className="wide:mt-8">
          <Search size={20} aria-hidden />
          <span>{t('search')}</span>
        </Button>
      </form>
      {q !== '' && <Found q={q} />}
    </section>
  )
}

function Found({ q }: { q: string }) {
  const t = useWords('moderation')
  return (
    <Loaded query={useQuery(searchQuery(q))}>
      {({ by, people, isMore }) =>
        people.length === 0 ? (
          <EmptyState
            heading="h2"
            icon={UserRoundSearch}
            title={t('found_none')}
            text={t('found_none_text')}
          />
        ) : (
          <div className="grid gap-3">
            <p role="status" className="text-muted">
              {t(`found_by_${by}`, { count: people.length })}
            </p>
            <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
              {people.map((person) => (
                <li key={person.id} className="py-3">
                  <PersonLink id={person.id} name={person.name} />
                  <p className="text-sm text-muted">
                    {t('from_since', {
                      city: person.city,
                      date: formatDate(person.createdAt, activeLanguage()),
                    })}
                  </p>
                  <Standing of={person} />
                </li>
              ))}
            </ul>
            {isMore && <p className="text-muted">{t('found_more')}</p>}
          </div>
        )
      }
    </Loaded>
  )
}
