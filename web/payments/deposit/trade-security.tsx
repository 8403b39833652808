import type { TradePage } from '#contract/trades'
import { useWords } from '#web/i18n/use-words.ts'
import { DepositLine } from './deposit-line.tsx'
import { DepositOffer } from './deposit-offer.tsx'

type TradeSecurityProps = { trade: TradePage; me: string }

/** Deposits of both sides; for either party of the trade. */
export function TradeSecurity({ trade, me }: TradeSecurityProps) {
  const t = useWords('payments')
  const other = trade.fromUserId === me ? trade.toUser : trade.fromUser
  const own = trade.deposits.find(({ userId }) => userId === me)

  return (
    <section
      aria-labelledby="deposits"
      className="grid gap-3 rounded-card border border-line bg-card p-4"
    >
      <h2 id="deposits" className="text-base">
        {t('deposits')}
      </h2>
      {trade.deposits.length > 0 && (
        <ul className="grid gap-2">
          {trade.deposits.map((deposit) => (
            <li key={deposit.userId}>
              <DepositLine
                deposit={deposit}
                owner={
                  deposit.userId === me
                    ? t('own_deposit')
                    : t('deposit_of', { name: other.firstName })
                }
                country={trade.requestedItem.country}
              />
            </li>
          ))}
        </ul>
      )}
      {trade.depositOffer !== null && (
        <DepositOffer tradeId={trade.id} amount={trade.depositOffer} own={own} />
      )}
    </section>
  )
}
