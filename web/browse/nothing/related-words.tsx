import { useQuery } from '@tanstack/react-query'
import { useSearchText } from '#web/browse/search/use-search-text.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { relatedQuery } from './queries.ts'

type Props = { search: string }

/** Words of things that are on offer and like the search; nothing while they are not known. */
export function RelatedWords({ search }: Props) {
  const t = useWords('browse')
  const [, setSearch] = useSearchText()
  const { data: words = [] } = useQuery(relatedQuery(search))
  if (words.length === 0) return null
  return (
    <section aria-labelledby="related-words" className="mb-10 grid justify-items-center gap-3">
      <h2 id="related-words" className="text-base">
        {t('related')}
      </h2>
      <ul className="flex flex-wrap justify-center gap-2">
        {words.map((word) => (
          <li key={word}>
            <Button kind="secondary" onClick={() => setSearch(word)}>
              {word}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
