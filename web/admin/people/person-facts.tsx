import type { PersonFile } from '#contract/admin/people'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** The account, what is proved of it, and its numbers. */
export function PersonFacts({ person }: { person: PersonFile }) {
  const t = useWords('moderation')
  const { email, phoneNumber, city, country, createdAt, proofs } = person
  const day = (iso: string) => formatDate(iso, activeLanguage())
  const proved = proofs.map(({ kind, status, at }) =>
    t('proof', { kind: t(`proof_${kind}`), status: t(`proof_is_${status}`), date: day(at) }),
  )
  const rows: [string, string[]][] = [
    [t('email'), [email || '—']],
    [t('phone'), [phoneNumber || '—']],
    [t('lives'), [[city, country].filter(Boolean).join(', ') || '—']],
    [t('since'), [day(createdAt)]],
    [t('proofs'), proved.length > 0 ? proved : [t('proofs_none')]],
    [
      t('trades'),
      [
        t('numbers', {
          completed: person.completedTrades,
          cancelled: person.cancelledTrades,
          noShows: person.noShows,
        }),
      ],
    ],
  ]
  return (
    <dl className="grid gap-3 rounded-card border border-line bg-card p-4 wide:grid-cols-2">
      {rows.map(([name, values]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          {values.map((value) => (
            <dd key={value} className="wrap-anywhere">
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
