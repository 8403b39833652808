import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { Loaded } from '#web/admin/loaded.tsx'
import { type Queue, reportsQuery } from '#web/admin/queries.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useLostFocus } from '#web/ui/use-lost-focus.ts'
import { ReportedCard } from './reported-card.tsx'

/** What people reported, oldest first, each with the decision. */
export function ReportsPanel({ queue }: { queue: Queue }) {
  const t = useWords('admin')
  const query = useQuery(reportsQuery(queue))
  const title = useLostFocus(query.data)
  return (
    <section aria-labelledby="reported" className="grid gap-4">
      <h2 id="reported" ref={title} tabIndex={-1} className="text-lg outline-none">
        {t(queue === 'review' ? 'reviews_title' : 'reports_title')}
      </h2>
      <Loaded query={query}>
        {(things) =>
          things.length === 0 ? (
            <EmptyState heading="h2" icon={Inbox} title={t('none')} text={t('none_text')} />
          ) : (
            <ul className="grid gap-4">
              {things.map((thing) => (
                <ReportedCard key={thing.id} thing={thing} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
