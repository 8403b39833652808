import { Heart } from 'lucide-react'
import type { Glance } from '#contract/matches'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { Lines, Part, PartLine } from './part.tsx'

/** Whose interest meets one's own, the first of them by name (D65). */
export function Matching({ match: { name, mine, theirs, others } }: { match: Glance }) {
  const t = useWords('home')
  return (
    <Part title={t('matches')} more={{ href: paths.matches, name: t('matches_all') }}>
      <Lines>
        <PartLine
          href={paths.matches}
          icon={<Heart size={18} aria-hidden className="shrink-0 text-accent-strong" />}
        >
          {theirs === null
            ? t('match_likes', { name, mine })
            : t('match_mutual', { name, mine, theirs })}
        </PartLine>
      </Lines>
      {others > 0 && (
        <p className="px-3 pt-1 text-sm text-muted">{t('match_others', { count: others })}</p>
      )}
    </Part>
  )
}
