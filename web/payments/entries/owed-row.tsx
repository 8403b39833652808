import { useRef, useState } from 'react'
import { Link } from 'wouter'
import type { OwnPayout } from '#contract/payments'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { paths } from '#web/ui/navigation/paths.ts'

const DetailsForm = lazyPart(
  () => import('#browser/payments/entries/details-form.tsx'),
  'DetailsForm',
)

/** A deposit that is the reader's: how much, of which trade, from when on, and the one thing that is left to do for it. */
export function OwedRow({ payout }: { payout: OwnPayout }) {
  const t = useWords('money')
  const [isWriting, setWriting] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const { id, amount, tradeId, item, payableAt, refusal, isProved, hasDetails } = payout
  const close = () => {
    setWriting(false)
    row.current?.focus()
  }
  return (
    <li ref={row} tabIndex={-1} className="grid gap-1 py-3 outline-none">
      <p className="flex items-baseline justify-between gap-3">
        <Link href={paths.trade(tradeId)} className="-my-2 min-w-0 py-2 font-semibold break-words">
          {item ?? t('trade', { id: tradeId })}
        </Link>
        <span className="numbers shrink-0 font-semibold">{formatCents(amount)}</span>
      </p>
      <p>
        {refusal ? t(`own_${refusal}`, { date: momentInAsuncion(payableAt) }) : t('own_payable')}
      </p>
      {!isProved && (
        <>
          <p className="text-muted">{t('prove_first')}</p>
          <ButtonLink href={paths.verification} className="mt-1 justify-self-start">
            {t('to_verify')}
          </ButtonLink>
        </>
      )}
      {isProved && hasDetails && <p className="text-muted">{t('details_kept')}</p>}
      {isProved &&
        (isWriting ? (
          <Later shape={<span className="skeleton h-80 rounded-field" />}>
            <DetailsForm id={id} onClose={close} />
          </Later>
        ) : (
          <Button
            kind={hasDetails ? 'secondary' : 'primary'}
            onClick={() => setWriting(true)}
            className="mt-1 justify-self-start"
          >
            {t(hasDetails ? 'change_details' : 'write_details')}
          </Button>
        ))}
    </li>
  )
}
