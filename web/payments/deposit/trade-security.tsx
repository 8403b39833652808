import { useState } from 'react'
import type { TradePage } from '#contract/trades'
import { useWords } from '#web/i18n/use-words.ts'
import { AnswerDialog } from '#web/payments/claims/answer-dialog.tsx'
import { ClaimDialog } from '#web/payments/claims/claim-dialog.tsx'
import { ClaimSaid } from '#web/payments/claims/claim-said.tsx'
import { Button } from '#web/ui/button.tsx'
import { DepositLine } from './deposit-line.tsx'
import { DepositOffer } from './deposit-offer.tsx'

type TradeSecurityProps = { trade: TradePage; me: string }

/** Deposits of both sides, and what was reported about them; for either party of the trade. */
export function TradeSecurity({ trade, me }: TradeSecurityProps) {
  const t = useWords('payments')
  const [open, setOpen] = useState<'claim' | 'answer'>()
  const other = trade.fromUserId === me ? trade.toUser : trade.fromUser
  const own = trade.deposits.find(({ userId }) => userId === me)
  const mayAnswer = trade.claims.find(
    ({ accusedId, answer, decidedAt }) => accusedId === me && answer === null && decidedAt === null,
  )
  const close = () => setOpen(undefined)

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
      {trade.claims.map((claim) => (
        <ClaimSaid key={claim.id} claim={claim} me={me} name={other.firstName} />
      ))}
      {mayAnswer && (
        <Button className="justify-self-start" onClick={() => setOpen('answer')}>
          {t('answer')}
        </Button>
      )}
      {trade.mayClaim && (
        <Button
          kind="quiet"
          className="-ms-3 justify-self-start px-3"
          onClick={() => setOpen('claim')}
        >
          {t('claim')}
        </Button>
      )}
      {open === 'claim' && (
        <ClaimDialog tradeId={trade.id} name={other.firstName} onClose={close} />
      )}
      {open === 'answer' && (
        <AnswerDialog tradeId={trade.id} name={other.firstName} onClose={close} />
      )}
    </section>
  )
}
