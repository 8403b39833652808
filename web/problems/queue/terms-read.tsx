import type { Trade, TradeItem } from '#contract/trades'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useOfferWords } from '#web/trades/offer-words.tsx'

/** What was agreed: what each side gives, and where they were to meet. */
export function TermsRead({ trade }: { trade: Trade }) {
  const t = useWords('problems')
  const { meetingAgreed, fromUser, toUser } = trade
  return (
    <section aria-labelledby="terms" className="grid gap-2">
      <h3 id="terms" className="text-base">
        {t('terms')}
      </h3>
      <Gives name={fromUser.firstName} things={trade.offeredItems} money={trade.offeredAmount} />
      <Gives
        name={toUser.firstName}
        things={[trade.requestedItem, ...trade.otherRequestedItems]}
        money={trade.requestedAmount}
      />
      <h4 className="mt-1 text-sm font-semibold">{t('meeting')}</h4>
      <p className="numbers wrap-anywhere">
        {meetingAgreed
          ? `${momentInAsuncion(meetingAgreed.dateTime)}, ${meetingAgreed.location}`
          : t('meeting_none')}
      </p>
    </section>
  )
}

type GivesProps = { name: string; things: readonly TradeItem[]; money: number | null }

function Gives({ name, things, money }: GivesProps) {
  const t = useWords('problems')
  const words = useOfferWords()
  return (
    <div>
      <h4 className="text-sm font-semibold">{t('gives', { name })}</h4>
      <ul className="list-disc ps-5 wrap-anywhere">
        {things.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
        {money !== null && <li className="numbers">{words.value(money)}</li>}
      </ul>
    </div>
  )
}
