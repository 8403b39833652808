import { MoreVertical } from 'lucide-react'
import { useState } from 'react'
import type { TradePage } from '#contract/trades'
import { sideOf } from '#rules/trades'
import { useWords } from '#web/i18n/use-words.ts'
import { placed } from '#web/trades/action-kinds.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart, part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import type { TradeDialogs } from './use-trade-dialogs.tsx'

const loadReport = () =>
  part(() => import('#browser/problems/trade/report-dialog.tsx'), 'ReportDialog')

const TradePerson = lazyPart(() => import('#browser/safety/trade-person.tsx'), 'TradePerson')

/** What cannot be fetched now is fetched when it is shown. */
const prepare = () => void TradePerson.prepare().catch(() => undefined)

type TradeMoreProps = { trade: TradePage; me: string; asking: TradeDialogs }

/** Behind the dots: what changes or ends what was agreed, and what is about the other person. */
export function TradeMore({ trade, me, asking }: TradeMoreProps) {
  const t = useWords('trade')
  const [isOpen, setOpen] = useState(false)
  const { Part: ReportDialog, open: report, close: closeReport } = useLater(loadReport)
  const { apart } = placed(trade)
  const mayReport = trade.reportable.length > 0
  const other = sideOf(trade, me) === 'owner' ? trade.fromUser : trade.toUser
  // What is being reported stays, whatever comes in meanwhile.
  if (apart.length === 0 && !mayReport && other.hasLeft && !ReportDialog) return null
  return (
    <>
      <Button
        kind="quiet"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={t('more')}
        className="ms-auto w-11 shrink-0 px-0"
      >
        <MoreVertical size={22} aria-hidden />
      </Button>
      {isOpen && (
        <Dialog title={t('more')} onClose={() => setOpen(false)}>
          <div className="grid gap-3">
            {apart.map(({ action, look }) => (
              <Button
                key={action}
                kind={look}
                onClick={() => {
                  setOpen(false)
                  asking.show(action)
                }}
                onPointerEnter={() => asking.prepare(action)}
                aria-haspopup="dialog"
              >
                {t(`action_${action}`)}
              </Button>
            ))}
            {mayReport && (
              <Button
                kind="danger"
                onClick={() => {
                  setOpen(false)
                  report()
                }}
                aria-haspopup="dialog"
              >
                {t('report_problem')}
              </Button>
            )}
            {!other.hasLeft && (
              // As tall as what comes: nothing moves under a finger that is on its way.
              <Later
                shape={<div className="skeleton h-22 rounded-field wide:h-11" aria-busy="true" />}
              >
                <TradePerson tradeId={trade.id} person={other} hasChat />
              </Later>
            )}
          </div>
        </Dialog>
      )}
      {ReportDialog && <ReportDialog trade={trade} name={other.firstName} onClose={closeReport} />}
    </>
  )
}
