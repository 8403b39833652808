import { Link } from 'wouter'
import type { Item } from '#contract/items'
import { categoryName } from '#terms/categories'
import { CardWants } from '#web/browse/card/card-wants.tsx'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Thumb } from '#web/media/thumb.tsx'
import { paths } from '#web/ui/navigation/paths.ts'

/** One of their items: picture, category, title, a few words, whether it can be had. */
export function PersonItem({ item }: { item: Item }) {
  const t = useWords('people')
  return (
    <article className="relative grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-card transition-colors duration-150 ease-calm hover:border-line-strong has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent">
      <Thumb photo={item.photos[0]} className="aspect-4/3 w-full rounded-none!" />
      <div className="flex min-w-0 flex-col gap-1 p-3">
        <p className="truncate text-sm text-muted">
          {categoryName(item.categoryId, activeLanguage())}
        </p>
        <h3 className="line-clamp-2 text-base leading-[1.3]">
          <Link
            href={paths.item(item.id)}
            className="text-ink no-underline outline-none after:absolute after:inset-0"
          >
            {item.title}
          </Link>
        </h3>
        <CardWants wants={item.wants} />
        <p className="line-clamp-2 text-sm text-muted">{item.description}</p>
        <p
          className={`mt-auto self-start rounded-full px-2.5 py-0.5 text-sm font-medium ${item.isAvailable ? 'bg-done-soft text-done' : 'bg-sunken text-muted'}`}
        >
          {t(item.isAvailable ? 'available' : 'unavailable')}
        </p>
      </div>
    </article>
  )
}
