import { TriangleAlert } from 'lucide-react'
import { isOnOffer } from '#rules/items'
import type { TradeStatus } from '#terms/items'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import type { Refusal } from './use-sending.ts'

/** What no other offer changes: this thing is not to be had now. */
const IS_GONE = ['item_unavailable', 'item_not_found']
export const isGone = (refusal: Refusal | null): boolean =>
  refusal !== null && IS_GONE.includes(refusal.code)

type RefusedNoteProps = { refusal: Refusal; tradeStatus: TradeStatus }

/** Why it was not sent stays in sight, with how items stand now and the one next step. */
export function RefusedNote({ refusal, tradeStatus }: RefusedNoteProps) {
  const t = useWords('proposals')
  const { code, said, pendingId } = refusal
  const state = code === 'item_unavailable' && !isOnOffer(tradeStatus) && tradeStatus
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-wait-soft p-3 ps-4 text-wait">
      <TriangleAlert size={22} aria-hidden className="shrink-0" />
      <div className="min-w-0 grow basis-52">
        <p className="font-semibold">{said}</p>
        <p className="text-sm text-ink">
          {state ? t(`gone_${state}`) : code !== 'offline' && t('kept')}
        </p>
      </div>
      {pendingId !== undefined && (
        <ButtonLink href={paths.trade(pendingId)} kind="secondary">
          {t('see_pending')}
        </ButtonLink>
      )}
      {isGone(refusal) && (
        <ButtonLink href={paths.home} kind="secondary">
          {t('see_items')}
        </ButtonLink>
      )}
    </div>
  )
}
