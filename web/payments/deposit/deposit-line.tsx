import { ShieldCheck, ShieldOff, TriangleAlert } from 'lucide-react'
import type { Deposit } from '#contract/payments'
import { hasLapsed, isStanding } from '#rules/payments'
import { momentThere, offsetAt } from '#rules/zones'
import { useNow } from '#web/api/first-view.ts'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'

type DepositLineProps = { deposit: Deposit; owner: string; country: string | null }

const ICONS = {
  held: ShieldCheck,
  releasing: ShieldOff,
  released: ShieldOff,
  lapsed: TriangleAlert,
  capturing: TriangleAlert,
  captured: TriangleAlert,
} as const

/** Whose it is, how much, what it is worth now. */
export function DepositLine({ deposit, owner, country }: DepositLineProps) {
  const t = useWords('payments')
  const now = useNow()
  const { status, amount, captureBefore } = deposit
  const Icon = ICONS[status]
  const offset = offsetAt(country, Date.parse(captureBefore))
  const until = momentThere(captureBefore, offset, LOCALES[activeLanguage()], now)
  const isHeld = isStanding(status)
  return (
    <div className="flex gap-2">
      <Icon
        size={20}
        aria-hidden
        className={`mt-0.5 shrink-0 ${isHeld ? 'text-accent-strong' : 'text-muted'}`}
      />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span>{owner}</span>
          <span className="numbers">{formatCents(amount)}</span>
        </p>
        <p className={`numbers text-sm ${hasLapsed(status) ? 'text-wait' : 'text-muted'}`}>
          {t(`state_${status}`, { until })}
        </p>
      </div>
    </div>
  )
}
