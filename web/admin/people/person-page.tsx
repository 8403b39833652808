import { useQuery } from '@tanstack/react-query'
import type { PersonFile } from '#contract/admin/people'
import { Loaded } from '#web/admin/loaded.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useFirstFocus } from '#web/ui/use-first-focus.ts'
import { Deeds } from './deeds.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonHistory } from './person-history.tsx'
import { personQuery } from './queries.ts'
import { Standing } from './standing.tsx'

/** Everything that stands about one person, and what can be done. */
export function PersonPage({ id }: { id: string }) {
  const t = useWords('moderation')
  return (
    <div className="grid gap-4">
      <ButtonLink
        href={`${paths.admin}?tab=people`}
        kind="quiet"
        className="-ms-3 justify-self-start px-3"
      >
        {t('back')}
      </ButtonLink>
      <Loaded query={useQuery(personQuery(id))}>{(person) => <Person person={person} />}</Loaded>
    </div>
  )
}

function Person({ person }: { person: PersonFile }) {
  const t = useWords('moderation')
  const title = useFirstFocus()
  return (
    <article aria-labelledby="person" className="grid gap-6">
      <header className="grid gap-1">
        <h2 id="person" ref={title} tabIndex={-1} className="text-lg wrap-anywhere outline-none">
          {person.name || person.id}
        </h2>
        <Standing of={person} />
        <ButtonLink
          href={paths.person(person.id)}
          kind="quiet"
          className="-ms-3 justify-self-start px-3"
        >
          {t('profile')}
        </ButtonLink>
      </header>
      <PersonFacts person={person} />
      {!person.hasLeft && <Deeds person={person} />}
      <PersonHistory person={person} />
    </article>
  )
}
