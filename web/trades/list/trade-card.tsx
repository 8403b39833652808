import { ArrowLeftRight, Hand, Lock, MessageCircle, Timer } from 'lucide-react'
import { Link } from 'wouter'
import type { Trade } from '#contract/trades'
import { isPending } from '#rules/trades'
import { ageOf } from '#web/i18n/formats.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { sidesOf } from '#web/trades/sides.ts'
import { StatusChip } from '#web/trades/status-chip.tsx'
import { timeLeft } from '#web/trades/time-left.ts'
import { ValueGapLine } from '#web/trades/value-gap-line.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { awaitedStep, hasRunOut } from './awaited.ts'
import { CardSide } from './card-side.tsx'

type TradeCardProps = { trade: Trade; userId: string; now: number; level: 'h2' | 'h3' }

const LINE = 'flex items-center gap-2 text-sm'

/** One trade in a list: where it stands, what it waits for, and what each side gives. One link covers all of it. */
export function TradeCard({ trade, userId, now, level: Heading }: TradeCardProps) {
  const t = useWords('trades')
  const things = useWords('things')
  const { id, status, requestedItem, fromUser, toUser } = trade
  const isMine = trade.fromUserId === userId
  const step = awaitedStep(trade, userId, now)
  const isLate = hasRunOut(trade, now)
  const isAsked = isPending(status) && !isLate
  const age = ageOf(trade.updatedAt, now)
  const { given, got } = sidesOf(trade, userId)
  return (
    <article
      className={`relative flex h-full flex-col gap-3 rounded-card border bg-card p-4 transition-colors duration-150 ease-calm hover:border-line-strong has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent ${step ? 'border-accent' : 'border-line'}`}
    >
      <header className="grid gap-1">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <StatusChip status={isLate ? 'expired' : status} />
          <span className="text-sm text-muted">
            {things(`age_${age.unit}`, { count: age.count })}
          </span>
        </p>
        <Heading className="text-base leading-[1.3] wrap-anywhere">
          <Link
            href={paths.trade(id)}
            className="text-ink no-underline outline-none after:absolute after:inset-0"
          >
            {requestedItem.title}
            <span className="sr-only"> · {t('number', { id })}</span>
          </Link>
        </Heading>
        <p className="text-sm wrap-anywhere text-muted">
          {isMine ? t('to', { name: toUser.firstName }) : t('from', { name: fromUser.firstName })} ·{' '}
          <span aria-hidden>{t('number', { id })}</span>
        </p>
      </header>
      {step && (
        <p className={`${LINE} font-semibold text-accent-strong`}>
          <Hand size={18} aria-hidden className="shrink-0" />
          {t(`step_${step}`)}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-2 large:grid-cols-1">
        <CardSide title={t('give')} {...given} />
        <ArrowLeftRight size={20} aria-hidden className="mt-9 text-muted large:m-0" />
        <CardSide title={t('get')} {...got} />
      </div>
      {isAsked && <ValueGapLine given={given} got={got} />}
      {isAsked && trade.blocked && (
        <p className={`${LINE} text-wait`}>
          <Lock size={18} aria-hidden className="shrink-0" />
          {t('blocked')}
        </p>
      )}
      {isAsked && !trade.blocked && (
        <p className={`${LINE} numbers text-muted`}>
          <Timer size={18} aria-hidden className="shrink-0" />
          {t('left', { time: timeLeft(trade.expiresAt, now) })}
        </p>
      )}
      {trade.unreadMessages > 0 && (
        <p className={`${LINE} font-semibold text-accent-strong`}>
          <MessageCircle size={18} aria-hidden className="shrink-0" />
          {t('unread')}
        </p>
      )}
    </article>
  )
}
