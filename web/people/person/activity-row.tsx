import { ArrowLeftRight, type LucideIcon, PackageOpen, Star } from 'lucide-react'
import { Link } from 'wouter'
import type { Activity } from '#contract/people'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'

const ICONS: Record<Activity['type'], LucideIcon> = {
  published: PackageOpen,
  traded: ArrowLeftRight,
  reviewed: Star,
}

const ROW = 'flex items-start gap-3 py-3'

/** One thing that somebody did, and when; the whole row leads there, where its reader may go. */
export function ActivityRow({ deed }: { deed: Activity }) {
  const said = useSaid()(deed)
  const Icon = ICONS[deed.type]
  const told = (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
        <Icon size={18} aria-hidden />
      </span>
      <span className="grid min-w-0">
        <span>{said.text}</span>
        <time dateTime={deed.at} className="text-sm text-muted">
          {formatDate(deed.at, activeLanguage())}
        </time>
      </span>
    </>
  )
  if (!said.href) return <li className={ROW}>{told}</li>
  return (
    <li className="-mx-4">
      <Link href={said.href} className={`${ROW} px-4 text-ink no-underline hover:bg-sunken`}>
        {told}
      </Link>
    </li>
  )
}

function useSaid() {
  const t = useWords('people')
  return (deed: Activity): { text: string; href?: string } => {
    switch (deed.type) {
      case 'published':
        return {
          text: t('published', { title: deed.item.title }),
          href: paths.item(deed.item.id),
        }
      case 'traded':
        return {
          ...(deed.tradeId !== null && { href: paths.trade(deed.tradeId) }),
          text: deed.title === null ? t('traded_untold') : t('traded', { title: deed.title }),
        }
      case 'reviewed':
        return deed.person
          ? {
              text: t('reviewed', { name: deed.person.firstName }),
              href: paths.person(deed.person.id),
            }
          : { text: t('reviewed_gone') }
    }
  }
}
