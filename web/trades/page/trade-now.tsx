import { CircleCheck, Hourglass, Lock } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { TradePage } from '#contract/trades'
import { isCancelled, isOpen, isPending, mayMeet, sideOf } from '#rules/trades'
import { momentThere, offsetAt } from '#rules/zones'
import { serverNow } from '#web/api/server-clock.ts'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { awaitedStep, hasRunOut } from '#web/trades/list/awaited.ts'
import { timeLeft } from '#web/trades/time-left.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { openProblem } from './trade-main.tsx'

const MINUTE_MS = 60_000

/** What is said of the meeting, as long as nothing else is waited for (D51). */
function useMeeting(trade: TradePage, me: string, name: string, now: number): string | null {
  const t = useWords('trade')
  const { meetingAgreed, meetingSuggestedBy, change, missedBy, onTheWay } = trade
  if (!mayMeet(trade.status)) return null
  if (missedBy !== null && missedBy !== me) return t('now_missed', { name })
  if (change !== null) return t('now_change', { name })
  if (meetingSuggestedBy === me) return t('now_suggested', { name })
  if (meetingAgreed === null || Date.parse(meetingAgreed.dateTime) < now) return null
  const { dateTime, offset, location } = meetingAgreed
  const when = momentThere(dateTime, offset, LOCALES[activeLanguage()], now)
  const isComing = onTheWay.some((one) => one !== me)
  return t(isComing ? 'now_on_way' : 'now_agreed', { name, when, place: location })
}

/** Now, again each minute: what runs out is seen running out. */
function useMinutes(): number {
  const [now, setNow] = useState(() => serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

type TradeNowProps = {
  trade: TradePage
  me: string
  /** Both sides at a glance, and the one thing to do. */
  pictures: ReactNode
  main: ReactNode
  /** It has just been agreed on. */
  isDeal: boolean
}

/** Where the trade stands for whoever looks at it: one sentence, and what stands in the way. */
export function TradeNow({ trade, me, pictures, main, isDeal }: TradeNowProps) {
  const t = useWords('trade')
  const now = useMinutes()
  const step = awaitedStep(trade, me, now)
  const side = sideOf(trade, me) ?? 'proposer'
  // While it is decided on, whoever made the last offer waits (D49).
  const role = isPending(trade.status) ? (trade.offeredBy === me ? 'proposer' : 'owner') : side
  const standing = `${trade.status}_${role}` as const
  const name = side === 'owner' ? trade.fromUser.firstName : trade.toUser.firstName
  const isLate = hasRunOut(trade, now)
  const isAsked = isPending(trade.status) && !isLate
  const own = side === 'owner' ? trade.toUserDeliveryConfirmed : trade.fromUserDeliveryConfirmed
  const isGoingOn = isOpen(trade.status)
  const meeting = useMeeting(trade, me, name, now)
  const problem = openProblem(trade)
  const isToAnswer = problem?.mayAnswer === true
  const said = problem
    ? t(isToAnswer ? 'now_problem_answer' : 'now_problem', { name })
    : step
      ? t(`awaits_${step}`, { name })
      : isLate
        ? t('now_expired')
        : isGoingOn && own
          ? t('now_confirmed', { name })
          : (meeting ?? t(`now_${standing}`, { name }))
  const Icon = step || isAsked || isGoingOn ? Hourglass : CircleCheck
  const end = momentOf(trade, trade.expiresAt)

  return (
    <div
      className={`grid gap-2 rounded-card p-3 ${isToAnswer || step ? 'bg-wait-soft text-wait' : 'bg-accent-soft text-accent-strong'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {pictures}
        <p
          role="status"
          className="flex min-w-0 grow basis-36 gap-2 leading-snug font-semibold wrap-anywhere phone:text-[0.9375rem]"
        >
          {!isDeal && <Icon size={22} aria-hidden className="mt-0.5 shrink-0 phone:hidden" />}
          {isDeal ? <Deal /> : <span>{said}</span>}
        </p>
        {main}
      </div>
      {trade.cancellationEndsAt !== null && (
        <p className="numbers text-sm text-ink">
          {t('ends_unanswered', {
            left: timeLeft(trade.cancellationEndsAt, now),
            end: momentOf(trade, trade.cancellationEndsAt),
          })}
        </p>
      )}
      {isCancelled(trade.status) && trade.acceptedAt !== null && (
        <CountsFor trade={trade} me={me} name={name} />
      )}
      <StillHave trade={trade} me={me} />
      {trade.blocked && (
        <p className="flex gap-2 text-sm text-ink">
          <Lock size={18} aria-hidden className="mt-0.5 shrink-0" />
          {t('blocked')}
        </p>
      )}
      {isAsked && (
        <p className="numbers text-sm text-ink">
          {t('expires', { left: timeLeft(trade.expiresAt, now), end })}
        </p>
      )}
    </div>
  )
}

/** There, as the meeting is told. */
const momentOf = ({ requestedItem }: TradePage, at: string) =>
  momentThere(at, offsetAt(requestedItem.country, Date.parse(at)), LOCALES[activeLanguage()])

type CountsForProps = { trade: TradePage; me: string; name: string }

/** In whose numbers a cancelled trade stands (D53). */
function CountsFor({ trade, me, name }: CountsForProps) {
  const t = useWords('trade')
  const { cancellationCountsFor: whose } = trade
  const said =
    whose === null
      ? t('counts_nobody')
      : whose === me
        ? t('counts_mine')
        : t('counts_theirs', { name })
  return <p className="text-sm text-ink">{said}</p>
}

/** One's own things that came back by silence: each is asked about on its page (D55). */
function StillHave({ trade, me }: { trade: TradePage; me: string }) {
  const t = useWords('trade')
  const all = [trade.requestedItem, ...trade.otherRequestedItems, ...trade.offeredItems]
  const asked = all.filter(({ isAsked, isGone, userId }) => isAsked && !isGone && userId === me)
  if (asked.length === 0) return null
  return (
    <div className="grid gap-1 text-sm text-ink">
      <p>{t('still_have')}</p>
      <ul>
        {asked.map(({ id, title }) => (
          <li key={id}>
            <TextLink href={paths.item(id)}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Deal() {
  const t = useWords('trade')
  return (
    <span className="grid gap-0.5">
      <span className="text-xl">{t('deal')}</span>
      <span className="font-normal text-ink">{t('deal_next')}</span>
    </span>
  )
}
