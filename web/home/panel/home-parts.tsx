import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/accounts'
import { isUnreachable } from '#web/api/failure.ts'
import { usePosition } from '#web/browse/filters/position.ts'
import { homeQuery } from '#web/home/queries.ts'
import type { Step } from '#web/home/steps.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { isStuck, PartProblem } from '#web/ui/states/part-problem.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Matching } from './matching.tsx'
import { NearWishes } from './near-wishes.tsx'
import { Part } from './part.tsx'
import { WaitingList } from './waiting-list.tsx'

type Props = { user: CurrentUser; steps: readonly Step[] | null }

/** Beside each other; on a phone they are pushed sideways, so that all of them are as high as one. */
export function HomeParts({ user, steps }: Props) {
  const t = useWords('home')
  const { point } = usePosition()
  const query = useQuery(homeQuery(user.id, point))
  const { data } = query
  return (
    <div className="relative flex size-full snap-x scroll-px-2 gap-2 overflow-x-auto p-2">
      {data && data.waiting.length > 0 && (
        <WaitingList waiting={data.waiting} others={data.count - data.waiting.length} />
      )}
      {steps && <FirstSteps user={user} done={steps} />}
      {data?.match && <Matching match={data.match} />}
      {data && (!steps?.length || user.publishedItems > 0) && (
        <NearWishes wishes={data.wishes} hasThings={user.publishedItems > 0} />
      )}
      {!data && (
        <Part title={t('loading')} isBusy={!isStuck(query)}>
          {isStuck(query) && (
            <PartProblem
              text={t(isUnreachable(query) ? 'offline' : 'failed')}
              onAgain={query.refetch}
            />
          )}
        </Part>
      )}
    </div>
  )
}
