import { useWords } from '#web/i18n/use-words.ts'
import { isStuck, PartProblem } from '#web/ui/states/part-problem.tsx'
import { PartSkeleton } from './part-skeleton.tsx'

type Asking = { error: Error | null; fetchStatus: string; refetch: () => unknown }

/** A part whose data is not there: its shape while it comes, else the way to ask again. */
export function PartWaiting({ query }: { query: Asking }) {
  const t = useWords('people')
  if (!isStuck(query)) return <PartSkeleton />
  return <PartProblem text={t('part_failed')} onAgain={query.refetch} />
}
