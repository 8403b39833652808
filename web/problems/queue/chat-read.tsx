import { useInfiniteQuery } from '@tanstack/react-query'
import type { ChatMessage } from '#contract/chat'
import type { Trade } from '#contract/trades'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { olderQuery } from '#web/problems/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { isStuck, PartProblem } from '#web/ui/states/part-problem.tsx'

type ChatReadProps = { problemId: number; trade: Trade; newest: readonly ChatMessage[] }

/** What the two wrote to each other, as long as the report is open. Older ones are asked for by a press. */
export function ChatRead({ problemId, trade, newest }: ChatReadProps) {
  const t = useWords('problems')
  const first = newest[0]?.id ?? 1
  const older = useInfiniteQuery({ ...olderQuery(problemId, first), enabled: false })
  const pages = older.data?.pages ?? []
  const hasOlder = pages.length === 0 ? first > 1 : older.hasNextPage
  const more = () => (pages.length === 0 ? older.refetch() : older.fetchNextPage())
  const all = [...pages.toReversed().flat(), ...newest]
  const nameOf = (id: string) => (id === trade.fromUserId ? trade.fromUser : trade.toUser).firstName
  return (
    <section aria-labelledby="chat-read" className="grid gap-2">
      <h3 id="chat-read" className="text-base">
        {t('chat')}
      </h3>
      {trade.message && (
        <p className="text-sm whitespace-pre-wrap wrap-anywhere">
          {`${trade.fromUser.firstName}: ${trade.message}`}
        </p>
      )}
      {all.length === 0 && !trade.message && <p className="text-muted">{t('chat_none')}</p>}
      {hasOlder && (
        <Button
          kind="quiet"
          onClick={() => void (older.isFetching || more())}
          aria-disabled={older.isFetching}
          className="-ms-3 justify-self-start px-3 aria-disabled:opacity-55"
        >
          {t('chat_older')}
        </Button>
      )}
      {isStuck(older) && <PartProblem text={t('chat_failed')} onAgain={more} />}
      <ol className="grid gap-2">
        {all.map(({ id, senderId, content, imageUrl, createdAt }) => (
          <li key={id} className="grid gap-1 rounded-field bg-sunken p-3 text-sm">
            <p className="numbers text-muted">
              {[nameOf(senderId), momentInAsuncion(createdAt)].join(' · ')}
            </p>
            {content && <p className="whitespace-pre-wrap wrap-anywhere">{content}</p>}
            {imageUrl && (
              <img
                src={`/api/admin/problems/${problemId}/chat-photos/${imageUrl.split('/').at(-1)}/640`}
                alt={t('photo_chat')}
                loading="lazy"
                decoding="async"
                className="max-h-80 max-w-full rounded-field"
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
