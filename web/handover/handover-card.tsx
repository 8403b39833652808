import { useId } from 'react'
import type { Handover } from '#contract/handover'
import { useWords } from '#web/i18n/use-words.ts'
import { EnterCode } from './enter-code.tsx'
import { OwnCode } from './own-code.tsx'

type HandoverCardProps = {
  tradeId: number
  handover: Handover
  /** Not any more once one's own side is confirmed: the other still needs one's code. */
  mayEnter: boolean
  busy: boolean
  problem?: string
  onCode: (code: string, isProved: boolean) => Promise<boolean>
}

/** What two who meet do with their phones (D52). */
export function HandoverCard(props: HandoverCardProps) {
  const { tradeId, handover, mayEnter, busy, problem, onCode } = props
  const t = useWords('handover')
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 rounded-card border border-line bg-card p-4"
    >
      <h2 id={titleId} className="text-base">
        {t('title')}
      </h2>
      <OwnCode tradeId={tradeId} handover={handover} />
      {mayEnter && (
        <div className="border-t border-line pt-4">
          <EnterCode {...{ tradeId, handover, busy, problem, onCode }} />
        </div>
      )}
    </section>
  )
}
