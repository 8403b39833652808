import { CircleCheck, Hourglass, Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { TradePage } from '#contract/trades'
import { isOpen, isPending, sideOf } from '#rules/trades'
import { momentThere, offsetAt } from '#rules/zones'
import { serverNow } from '#web/api/server-clock.ts'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { awaitedStep, hasRunOut } from '#web/trades/list/awaited.ts'
import { timeLeft } from '#web/trades/time-left.ts'

const MINUTE_MS = 60_000

/** Now, again each minute: what runs out is seen running out. */
function useMinutes(): number {
  const [now, setNow] = useState(() => serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Where the trade stands for whoever looks at it: one sentence, and what stands in the way. */
export function TradeNow({ trade, me }: { trade: TradePage; me: string }) {
  const t = useWords('trade')
  const now = useMinutes()
  const step = awaitedStep(trade, me, now)
  const side = sideOf(trade, me) ?? 'proposer'
  const standing = `${trade.status}_${side}` as const
  const name = side === 'owner' ? trade.fromUser.firstName : trade.toUser.firstName
  const isLate = hasRunOut(trade, now)
  const isAsked = isPending(trade.status) && !isLate
  const own = side === 'owner' ? trade.toUserDeliveryConfirmed : trade.fromUserDeliveryConfirmed
  const isGoingOn = isOpen(trade.status)
  const said = step
    ? t(`awaits_${step}`, { name })
    : isLate
      ? t('now_expired')
      : isGoingOn && own
        ? t('now_confirmed', { name })
        : t(`now_${standing}`, { name })
  const Icon = step || isAsked || isGoingOn ? Hourglass : CircleCheck
  const offset = offsetAt(trade.requestedItem.country, Date.parse(trade.expiresAt))
  const end = momentThere(trade.expiresAt, offset, LOCALES[activeLanguage()])

  return (
    <div
      role="status"
      className={`grid gap-2 rounded-card p-4 ${step ? 'bg-wait-soft text-wait' : 'bg-accent-soft text-accent-strong'}`}
    >
      <p className="flex gap-2 font-semibold wrap-anywhere">
        <Icon size={22} aria-hidden className="mt-0.5 shrink-0" />
        <span>{said}</span>
      </p>
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
