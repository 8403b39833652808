import { MoreVertical } from 'lucide-react'
import { useState } from 'react'
import type { TradePage } from '#contract/trades'
import { sideOf } from '#rules/trades'
import { useWords } from '#web/i18n/use-words.ts'
import { TradePerson } from '#web/safety/trade-person.tsx'
import { placed } from '#web/trades/action-kinds.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useOnline } from '#web/ui/use-online.ts'
import { asksOnly } from './trade-main.tsx'
import type { TradeDialogs } from './use-trade-dialogs.tsx'

type TradeActionsProps = { trade: TradePage; me: string; asking: TradeDialogs }

/** What may be done now, by the rule: what leads on first, what ends it and what is about the other person behind the dots. */
export function TradeActions({ trade, me, asking }: TradeActionsProps) {
  const t = useWords('trade')
  const online = useOnline()
  const [isMore, setMore] = useState(false)
  const { availableActions: actions } = trade
  const { main, beside, apart } = placed(trade)
  const asks = asksOnly(trade)
  const isOwner = sideOf(trade, me) === 'owner'
  const other = isOwner ? trade.fromUser : trade.toUser
  const button = ({ action, look }: (typeof beside)[number]) => (
    <Button
      key={action}
      kind={asks && look === 'primary' ? 'secondary' : look}
      onClick={() => {
        setMore(false)
        asking.show(action)
      }}
      onPointerEnter={() => asking.prepare(action)}
      aria-haspopup="dialog"
    >
      {t(asks && action === 'counter' ? 'action_offer' : `action_${action}`)}
    </Button>
  )
  const isBare = actions.length === 0 && other.hasLeft
  if (isBare) return null
  return (
    <section aria-labelledby="actions" className="grid gap-2">
      <h2 id="actions" className="sr-only">
        {t('actions')}
      </h2>
      <div className="flex flex-wrap gap-2">
        {asks && main && button(main)}
        {beside.filter(({ action }) => !(asks && !isOwner && action === 'counter')).map(button)}
        <Button
          kind="quiet"
          onClick={() => setMore(true)}
          aria-haspopup="dialog"
          aria-label={t('more')}
          className="ms-auto w-11 px-0"
        >
          <MoreVertical size={22} aria-hidden />
        </Button>
      </div>
      {!online && actions.length > 0 && <p className="text-sm text-muted">{t('needs_network')}</p>}
      {isMore && (
        <Dialog title={t('more')} onClose={() => setMore(false)}>
          <div className="grid gap-3">
            {apart.map(button)}
            {!other.hasLeft && <TradePerson tradeId={trade.id} person={other} hasChat />}
          </div>
        </Dialog>
      )}
    </section>
  )
}
