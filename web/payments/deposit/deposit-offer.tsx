import type { Deposit } from '#contract/payments'
import { hasLapsed } from '#rules/payments'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { securePaymentPath } from '#web/payments/links.ts'
import { PageLink } from './page-link.tsx'

type DepositOfferProps = { tradeId: number; amount: number; own: Deposit | undefined }

/** Voluntary (D33): a link to its page, also to renew one that has lapsed or is about to. */
export function DepositOffer({ tradeId, amount, own }: DepositOfferProps) {
  const t = useWords('payments')
  const isLapsed = own !== undefined && hasLapsed(own.status)
  const isRenewal = isLapsed || own?.isLapsing === true
  const text = isLapsed ? t('lapsed_text') : t(isRenewal ? 'renew_text' : 'offer_text')
  return (
    <div className="grid gap-3">
      <p className={isRenewal ? 'text-wait' : 'text-muted'}>{text}</p>
      <div>
        <PageLink
          kind={isRenewal ? 'primary' : 'secondary'}
          href={securePaymentPath({ tradeId, amount, description: t('link_description') })}
        >
          {t(isRenewal ? 'renew' : 'offer', { amount: formatCents(amount) })}
        </PageLink>
      </div>
    </div>
  )
}
