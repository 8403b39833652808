import { Link } from 'wouter'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'

/** Each leads to what else carries it. */
export function ItemTags({ tags }: { tags: string[] }) {
  const t = useWords('items')
  if (tags.length === 0) return null
  return (
    <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
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
  )
}
