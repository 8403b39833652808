import { MessageCircle } from 'lucide-react'
import type { TradePage } from '#contract/trades'
import { sideOf } from '#rules/trades'
import { useWords } from '#web/i18n/use-words.ts'
import { placed } from '#web/trades/action-kinds.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useOnline } from '#web/ui/use-online.ts'
import { asksOnly, isAskedOf } from './trade-main.tsx'
import type { TradeDialogs } from './use-trade-dialogs.tsx'

type TradeActionsProps = { trade: TradePage; me: string; asking: TradeDialogs }

/** What may be done now beside the main thing, by the rule; absent when that is nothing. */
export function TradeActions({ trade, me, asking }: TradeActionsProps) {
  const t = useWords('trade')
  const online = useOnline()
  const { main, beside } = placed(trade)
  const asks = asksOnly(trade)
  // Whoever asked offers something from the item: that is the main thing.
  const isAsker = asks && sideOf(trade, me) === 'proposer'
  const all = [...(asks && main ? [main] : []), ...beside].filter(
    ({ action }) => !(isAsker && action === 'counter'),
  )
  const isBound = !online && trade.availableActions.length > 0
  if (all.length === 0 && !isBound) return null
  return (
    <section aria-label={t('actions')} className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {all.map(({ action, look }) => (
          <Button
            key={action}
            kind={asks && look === 'primary' ? 'secondary' : look}
            onClick={() => asking.show(action)}
            onPointerEnter={() => asking.prepare(action)}
            aria-haspopup="dialog"
            className="px-3 phone:text-[0.9375rem]"
          >
            {t(asks && action === 'counter' ? 'action_offer' : `action_${action}`)}
          </Button>
        ))}
        {isAskedOf(trade, me) && (
          <ButtonLink href="#write" kind="quiet" aria-label={t('write')} className="w-11 px-0">
            <MessageCircle size={22} aria-hidden />
          </ButtonLink>
        )}
      </div>
      {isBound && <p className="text-sm text-muted">{t('needs_network')}</p>}
    </section>
  )
}
