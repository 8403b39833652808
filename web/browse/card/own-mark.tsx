import { Pencil } from 'lucide-react'
import { Link } from 'wouter'
import type { Item } from '#contract/items'
import { isOnOffer } from '#rules/items'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'

type Props = { item: Item; className: string }

const CHIP =
  'flex items-center gap-1 rounded-full border border-line bg-card px-2.5 py-0.5 text-sm font-semibold text-ink'

/** In the heart's place on one's own item: that it is one's own, and the way to edit it while that may be done (D10). */
export function OwnMark({ item, className }: Props) {
  const t = useWords('things')
  if (!isOnOffer(item.tradeStatus)) {
    return (
      <span className={`grid h-11 place-items-center px-1 ${className}`}>
        <span className={CHIP}>{t('own')}</span>
      </span>
    )
  }
  return (
    <Link
      href={paths.editItem(item.id)}
      state={{ fromList: true }}
      aria-label={t('own_edit', { title: item.title })}
      className={`grid h-11 min-w-11 place-items-center rounded-full px-1 no-underline -outline-offset-3 ${className}`}
    >
      <span className={CHIP}>
        <Pencil size={14} aria-hidden />
        <span>{t('own')}</span>
      </span>
    </Link>
  )
}
