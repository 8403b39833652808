import { Link } from 'wouter'
import type { PublicPerson } from '#contract/accounts'
import { paths } from '#web/app/paths.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Avatar } from '#web/ui/avatar.tsx'

/** Who offers it: only what everybody may know. */
export function OwnerCard({ person, mine }: { person: PublicPerson; mine: boolean }) {
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
        <p className="font-semibold break-words">
          <Link href={paths.person(person.id)} className="text-ink after:absolute after:inset-0">
            {name}
          </Link>
        </p>
      </div>
    </section>
  )
}
