import { Link } from 'wouter'
import type { Item } from '#contract/items'
import { paths } from '#web/app/paths.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Gallery } from './gallery.tsx'
import { ItemFacts } from './item-facts.tsx'
import { OwnerCard } from './owner-card.tsx'

type ItemViewProps = { item: Item; distanceKm: number | undefined; mine: boolean }

/** One thing as anybody may see it. All of it is text: markup in a title stays what was typed (case 32). */
export function ItemView({ item, distanceKm, mine }: ItemViewProps) {
  const t = useWords('items')
  return (
    <article className="grid gap-6 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:gap-10">
      <Gallery photos={item.photos} title={item.title} />
      <div className="grid content-start gap-6">
        <ItemFacts item={item} distanceKm={distanceKm} />
        <OwnerCard person={item.user} mine={mine} />
        <section className="grid gap-2">
          <h2 className="text-lg">{t('about')}</h2>
          <p className="whitespace-pre-line wrap-anywhere">{item.description}</p>
        </section>
        {item.tags.length > 0 && (
          <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
            {item.tags.map((tag) => (
              <li key={tag} className="min-w-0">
                <Link
                  href={paths.search(tag)}
                  className="inline-flex min-h-11 items-center rounded-full bg-sunken px-4 text-sm font-medium break-all text-ink no-underline hover:bg-line"
                >
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
