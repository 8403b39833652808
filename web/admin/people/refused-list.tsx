import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/admin/loaded.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { useLostFocus } from '#web/ui/use-lost-focus.ts'
import { refusedQuery } from './queries.ts'
import { RefusedRow } from './refused-row.tsx'

/** Proofs that were a suspended person's, and wait for somebody to look. */
export function RefusedList() {
  const t = useWords('moderation')
  const query = useQuery(refusedQuery)
  const title = useLostFocus(query.data)
  return (
    <section aria-labelledby="refused" className="grid gap-3">
      <h2 id="refused" ref={title} tabIndex={-1} className="text-lg outline-none">
        {t('refused')}
      </h2>
      <Loaded query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-muted">{t('refused_none')}</p>
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
              {rows.map((row) => (
                <RefusedRow key={row.id} row={row} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
