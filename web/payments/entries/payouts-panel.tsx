import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenPayout } from '#contract/payments'
import { PersonLink } from '#web/admin/people/person-link.tsx'
import { PagedLines } from '#web/browse/list/paged-lines.tsx'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { payoutsQuery } from '#web/payments/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { PayDialog } from './pay-dialog.tsx'

/** For administrators: captured deposits that are still owed, the oldest first, and the button that says one is paid (D56). */
export function PayoutsPanel() {
  const t = useWords('money')
  const [paying, setPaying] = useState<OpenPayout>()
  const query = useInfiniteQuery({ ...payoutsQuery, refetchOnMount: 'always' })
  const words = {
    ...{ list: t('payouts'), loading: t('loading'), more: t('payouts_more') },
    ...{ failed: t('failed'), failedText: t('failed_text'), offline: t('offline') },
  }
  return (
    <section aria-labelledby="payouts" className="grid gap-3">
      <h2 id="payouts" className="text-lg">
        {t('payouts')}
      </h2>
      <PagedLines
        query={query}
        row={(payout) => (
          <PayoutRow key={payout.id} payout={payout} onPay={() => setPaying(payout)} />
        )}
        empty={<p className="text-muted">{t('payouts_none')}</p>}
        words={words}
        shape="h-16"
      />
      {paying && <PayDialog payout={paying} onClose={() => setPaying(undefined)} />}
    </section>
  )
}

function PayoutRow({ payout, onPay }: { payout: OpenPayout; onPay: () => void }) {
  const t = useWords('money')
  const { name, userId, amount, tradeId, item, payableAt, refusal } = payout
  return (
    <li className="grid gap-1 py-3">
      <p className="flex items-baseline justify-between gap-3">
        <PersonLink id={userId} name={name} className="min-w-0" />
        <span className="numbers shrink-0 font-semibold">{formatCents(amount)}</span>
      </p>
      <p className="min-w-0 break-words">{item ?? t('trade', { id: tradeId })}</p>
      <p className="text-sm text-muted">
        {refusal ? t(`why_${refusal}`, { date: momentInAsuncion(payableAt) }) : t('payable')}
      </p>
      {!refusal && (
        <Button
          kind="secondary"
          onClick={onPay}
          aria-label={t('pay_out_to', { name })}
          className="justify-self-start"
        >
          {t('pay_out')}
        </Button>
      )}
    </li>
  )
}
