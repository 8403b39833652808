import { PartProblem } from './part-problem.tsx'
import { PartSkeleton } from './part-skeleton.tsx'

type Asking = { error: Error | null; fetchStatus: string; refetch: () => unknown }

/** Without a network a query waits and does not fail: nobody looks at its shape for ever. */
export const isStuck = ({ error, fetchStatus }: Asking): boolean =>
  error !== null || fetchStatus === 'paused'

/** A part whose data is not there: its shape while it comes, else the way to ask again. */
export function PartWaiting({ query }: { query: Asking }) {
  return isStuck(query) ? <PartProblem onAgain={query.refetch} /> : <PartSkeleton />
}
