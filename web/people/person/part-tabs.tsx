import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useWords } from '#web/i18n/use-words.ts'
import { userStatsQuery } from '#web/reputation/queries.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { PARTS, type Part, partQuery } from './asked-part.ts'

type PartTabsProps = { id: string; items: number; now: Part }

/** The parts of a profile as links: each has an address, and works without scripts. */
export function PartTabs({ id, items, now }: PartTabsProps) {
  const t = useWords('people')
  const { data: stats } = useQuery(userStatsQuery(id))
  const counts = { reviews: stats?.totalReviews, items, activity: undefined }
  return (
    <nav
      aria-label={t('tabs')}
      className="grid grid-cols-3 rounded-field bg-sunken p-1 large:grid-cols-1"
    >
      {PARTS.map((part) => (
        <Link
          key={part}
          href={`${paths.person(id)}${partQuery(part)}`}
          aria-current={part === now ? 'page' : undefined}
          className="flex min-h-11 flex-wrap items-center justify-center gap-x-1.5 rounded-[8px] px-2 text-center font-semibold text-muted no-underline aria-[current]:bg-card aria-[current]:text-accent-strong aria-[current]:shadow-sm"
        >
          {t(`tab_${part}`)}
          {counts[part] !== undefined && (
            <span className="numbers font-normal">{counts[part]}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
