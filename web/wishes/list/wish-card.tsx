import { Link } from 'wouter'
import type { Wish } from '#contract/wishes'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { titleOf } from '#web/wishes/titles.ts'
import { WishFacts } from '#web/wishes/wish-facts.tsx'

/** A wish in the list: one link, named by its words, that covers all of it. */
export function WishCard({ wish }: { wish: Wish }) {
  const t = useWords('wishes')
  return (
    <article className="relative grid h-full content-start gap-2 rounded-card border border-line bg-card p-4 hover:border-line-strong has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent">
      <p className="text-sm text-muted">{t('who_wants', { name: wish.user.firstName })}</p>
      <h2 className="text-base">
        <Link
          href={paths.wish(wish.id)}
          className="text-ink no-underline outline-none after:absolute after:inset-0"
        >
          {titleOf(wish, t)}
        </Link>
      </h2>
      {wish.note && <p className="line-clamp-2 text-sm">{wish.note}</p>}
      <WishFacts wish={wish} />
    </article>
  )
}
