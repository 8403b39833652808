import { CircleCheck, Hourglass, Lock } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { TradePage } from '#contract/trades'
import { isOpen, isPending, mayMeet, sideOf } from '#rules/trades'
import { momentThere, offsetAt } from '#rules/zones'
import { serverNow } from '#web/api/server-clock.ts'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { awaitedStep, hasRunOut } from '#web/trades/list/awaited.ts'
import { timeLeft } from '#web/trades/time-left.ts'

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
  const said = step
    ? t(`awaits_${step}`, { name })
    : isLate
      ? t('now_expired')
      : isGoingOn && own
        ? t('now_confirmed', { name })
        : (meeting ?? t(`now_${standing}`, { name }))
  const Icon = step || isAsked || isGoingOn ? Hourglass : CircleCheck
  const offset = offsetAt(trade.requestedItem.country, Date.parse(trade.expiresAt))
  const end = momentThere(trade.expiresAt, offset, LOCALES[activeLanguage()])

  return (
    <div
      className={`grid gap-2 rounded-card p-3 ${step ? 'bg-wait-soft text-wait' : 'bg-accent-soft text-accent-strong'}`}
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

function Deal() {
  const t = useWords('trade')
  return (
    <span className="grid gap-0.5">
      <span className="text-xl">{t('deal')}</span>
      <span className="font-normal text-ink">{t('deal_next')}</span>
    </span>
  )
}
