import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { PaymentEntry } from '#contract/payments'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { paths } from '#web/ui/navigation/paths.ts'

type EntryRowProps = {
  entry: PaymentEntry
  /** Whose it is, where that is not the reader. */
  who?: ReactNode
}

const NOTED = ['held', 'released', 'lapsed', 'returned'] as const

/** What happened, how much, when, of which trade or package, and by what one asks. */
export function EntryRow({ entry, who }: EntryRowProps) {
  const t = useWords('money')
  const { kind, amount, createdAt, reference, tradeId, item, badgeLevel } = entry
  const noted = NOTED.find((one) => one === kind)
  return (
    <li className="grid gap-1 py-3">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-semibold">
          {who && kind === 'paid_out' ? t('entry_paid_to') : t(`entry_${kind}`)}
        </span>
        <span className="numbers shrink-0 font-semibold">{formatCents(amount)}</span>
      </p>
      {who}
      {tradeId !== null &&
        (who ? (
          <p className="min-w-0 break-words">{item ?? t('trade', { id: tradeId })}</p>
        ) : (
          <Link href={paths.trade(tradeId)} className="-my-2 min-w-0 py-2 break-words">
            {item ?? t('trade', { id: tradeId })}
          </Link>
        ))}
      {badgeLevel && <p>{t(`package_${badgeLevel}`)}</p>}
      {noted && !who && <p className="text-sm text-muted">{t(`note_${noted}`)}</p>}
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <time dateTime={createdAt}>{momentInAsuncion(createdAt)}</time>
        {who && tradeId !== null && <span className="numbers">{t('trade', { id: tradeId })}</span>}
        <span className="numbers break-all">{t('reference', { reference })}</span>
      </p>
    </li>
  )
}
