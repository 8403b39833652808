import { Hand, MessageCircle, Search, Star } from 'lucide-react'
import type { Waiting } from '#contract/home'
import type { WaitingKind } from '#terms/home'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { Lines, Part, PartLine } from './part.tsx'

const ICONS: Partial<Record<WaitingKind, typeof Hand>> = {
  messages: MessageCircle,
  review: Star,
  still: Search,
}

/** What waits for oneself, each a line that leads to it. */
export function WaitingList({ waiting, others }: { waiting: readonly Waiting[]; others: number }) {
  const t = useWords('home')
  const more = others > 0 ? { href: paths.trades, name: t('more', { count: others }) } : undefined
  return (
    <Part title={t('waiting')} more={more}>
      <Lines>
        {waiting.map(({ kind, id, name, title }) => {
          const Icon = ICONS[kind] ?? Hand
          return (
            <PartLine
              key={`${kind}${id}`}
              href={kind === 'still' ? paths.item(id) : paths.trade(id)}
              icon={<Icon size={18} aria-hidden className="shrink-0 text-accent-strong" />}
            >
              {t(`wait_${kind}`, { name: name ?? '', title })}
            </PartLine>
          )
        })}
      </Lines>
    </Part>
  )
}
