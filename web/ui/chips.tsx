import { Link } from 'wouter'
import { paths } from '#web/ui/navigation/paths.ts'

/** Short words side by side; each leads to what a search for it finds. */
export function Chips({ words, label }: { words: readonly string[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word} className="min-w-0">
          <Link
            href={paths.search(word)}
            className="inline-flex min-h-11 items-center rounded-full bg-sunken px-4 text-sm font-medium text-ink no-underline hover:bg-line"
          >
            {word}
          </Link>
        </li>
      ))}
    </ul>
  )
}
