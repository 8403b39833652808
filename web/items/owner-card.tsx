import type { PublicPerson } from '#contract/accounts'
import { useWords } from '#web/i18n/use-words.ts'
import { Avatar } from '#web/ui/avatar.tsx'

/** Who offers it: only what everybody may know. */
export function OwnerCard({ person, mine }: { person: PublicPerson; mine: boolean }) {
  const t = useWords('items')
  const name = `${person.firstName} ${person.lastName}`.trim()
  return (
    <section
      aria-label={t('owner')}
      className="flex items-center gap-3 rounded-card border border-line bg-card p-4"
    >
      <Avatar person={person} size="large" />
      <div className="min-w-0">
        <p className="text-sm text-muted">{mine ? t('yours') : t('owner')}</p>
        <p className="font-semibold break-words">{name}</p>
      </div>
    </section>
  )
}
