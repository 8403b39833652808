import { Link } from 'wouter'
import type { Wish } from '#contract/wishes'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { titleOf } from '#web/wishes/titles.ts'
import { WishFacts } from '#web/wishes/wish-facts.tsx'
import { WishActions } from './wish-actions.tsx'

/** One of one's own, with what is new of it. */
export function MyWishLine({ wish }: { wish: Wish }) {
  const t = useWords('wishing')
  const wishes = useWords('wishes')
  const news = wish.own?.news ?? 0
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-card p-4">
      <div>
        <p className="text-sm text-muted">
          {wishes(wish.isPublic ? 'wanted' : 'alert')}
          {!wish.isOpen && ` · ${wishes('over')}`}
        </p>
        <h2 className="text-base">
          <Link href={paths.wish(wish.id)} className="inline-flex min-h-11 items-center text-ink">
            {titleOf(wish, wishes)}
          </Link>
        </h2>
        {news > 0 && (
          <p className="font-semibold text-accent-strong">{t('news', { count: news })}</p>
        )}
      </div>
      <WishFacts wish={wish} />
      <WishActions wish={wish} />
    </li>
  )
}
