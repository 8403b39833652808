import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/admin/loaded.tsx'
import { PersonLink } from '#web/admin/people/person-link.tsx'
import { suspendedQuery } from '#web/admin/queries.ts'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'

/** Who is shut out; the way back is on the page of each, with words that they read. */
export function SuspendedList() {
  const t = useWords('admin')
  return (
    <section aria-labelledby="suspended" className="grid gap-3">
      <h2 id="suspended" className="text-lg">
        {t('suspended_title')}
      </h2>
      <Loaded query={useQuery(suspendedQuery)}>
        {(people) =>
          people.length === 0 ? (
            <p className="text-muted">{t('suspended_none')}</p>
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
              {people.map((person) => (
                <li key={person.id} className="flex flex-wrap items-center gap-3 py-3">
                  <div className="min-w-0 grow">
                    <PersonLink id={person.id} name={person.name} />
                    <p className="text-sm text-muted">
                      {t('suspended_since', {
                        date: formatDate(person.suspendedAt, activeLanguage()),
                      })}
                    </p>
                  </div>
                  <ButtonLink
                    kind="secondary"
                    href={paths.adminPerson(person.id)}
                    aria-label={t('unsuspend_of', { name: person.name })}
                  >
                    {t('unsuspend')}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
