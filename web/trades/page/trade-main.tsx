import type { TradePage } from '#contract/trades'
import { isPending, sideOf } from '#rules/trades'
import { useWords } from '#web/i18n/use-words.ts'
import { placed } from '#web/trades/action-kinds.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import type { TradeDialogs } from './use-trade-dialogs.tsx'

type TradeMainProps = { trade: TradePage; me: string; asking: TradeDialogs }

/** A question (D48): its first answer is a reply, and from it whoever asked offers something. */
export const asksOnly = (trade: TradePage): boolean =>
  trade.offerType === null && trade.availableActions.length > 0 && isPending(trade.status)

/** An answer is asked of this person: what it is about is looked at first. */
export const isAskedOf = (trade: TradePage, me: string): boolean =>
  isPending(trade.status) && trade.offeredBy !== me && trade.offerType !== null

/** What was reported and is not closed. */
export const openProblem = (trade: TradePage) =>
  trade.problems.find(({ closedAt }) => closedAt === null)

/** The one thing to do now; absent where there is none. */
export function TradeMain({ trade, me, asking }: TradeMainProps) {
  const t = useWords('trade')
  const { main } = placed(trade)
  if (asksOnly(trade)) {
    const isOwner = sideOf(trade, me) === 'owner'
    return (
      <ButtonLink
        href={isOwner ? '#write' : paths.propose(trade.requestedItem.id)}
        className="grow"
      >
        {t(isOwner ? 'reply' : 'offer_now')}
      </ButtonLink>
    )
  }
  if (!main) return null
  const { action } = main
  return (
    <Button
      // What was reported comes first.
      kind={openProblem(trade) ? 'secondary' : 'primary'}
      onClick={() => asking.show(action)}
      onPointerEnter={() => asking.prepare(action)}
      aria-haspopup="dialog"
      className="grow"
    >
      {t(`action_${action}`)}
    </Button>
  )
}
