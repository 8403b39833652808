import type { PublicPerson } from '#contract/accounts'
import { useWords } from '#web/i18n/use-words.ts'

/** Who offers it: only what everybody may know. */
export function OwnerCard({ person, mine }: { person: PublicPerson; mine: boolean }) {
  const t = useWords('items')
  const name = `${person.firstName} ${person.lastName}`.trim()
  const initials = [person.firstName, person.lastName].map((part) => [...part][0] ?? '').join('')
  return (
    <section
      aria-label={t('owner')}
      className="flex items-center gap-3 rounded-card border border-line bg-card p-4"
    >
      {person.profileImageUrl ? (
        <img
          src={person.profileImageUrl}
          alt=""
          width={48}
          height={48}
          className="size-12 rounded-full object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-strong uppercase"
        >
          {initials}
        </span>
      )}
      <div className="min-w-0">
        <p className="text-sm text-muted">{mine ? t('yours') : t('owner')}</p>
        <p className="font-semibold break-words">{name}</p>
      </div>
    </section>
  )
}
