import { Link } from 'wouter'
import type { Item } from '#contract/items'
import { useWords } from '#web/i18n/use-words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { OwnerFacts } from './owner-facts.tsx'

/** Few have one: it and its words come with whoever has. */
const Badge = lazyPart(() => import('#browser/people/badge.tsx'), 'Badge')

/** Who offers it: only what everybody may know. */
export function OwnerCard({ person, mine }: { person: Item['user']; mine: boolean }) {
  const t = useWords('items')
  const name = `${person.firstName} ${person.lastName}`.trim()
  return (
    <section
      aria-label={t('owner')}
      className="relative flex items-center gap-3 rounded-card border border-line bg-card p-4"
    >
      <Avatar person={person} size="large" />
      <div className="min-w-0">
        <p className="text-sm text-muted">{mine ? t('yours') : t('owner')}</p>
        <p className="font-semibold">
          {person.hasLeft ? (
            <span>{name}</span>
          ) : (
            <Link href={paths.person(person.id)} className="text-ink after:absolute after:inset-0">
              {name}
            </Link>
          )}
        </p>
        <OwnerFacts person={person} />
        {person.badge && (
          <p className="mt-1 flex h-6">
            <Later shape={<span className="skeleton w-28 rounded-full" />}>
              <Badge level={person.badge} />
            </Later>
          </p>
        )}
      </div>
    </section>
  )
}
