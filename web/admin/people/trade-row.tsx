import { useState } from 'react'
import type { PersonFile } from '#contract/admin/people'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useLostFocus } from '#web/ui/use-lost-focus.ts'
import { useEndTrade } from './mutations.ts'
import { PersonLink } from './person-link.tsx'
import { WordsDialog } from './words-dialog.tsx'

type TradeRowProps = { trade: PersonFile['trades'][number]; personId: string }

/** What became of one trade; what is open can be ended (D53). */
export function TradeRow({ trade, personId }: TradeRowProps) {
  const t = useWords('moderation')
  const [isEnding, setEnding] = useState(false)
  const end = useEndTrade(personId)
  const { id, status, item, other, counts, isOpen, createdAt } = trade
  const standing = useLostFocus<HTMLParagraphElement>(isOpen)
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="wrap-anywhere">{`#${id}: ${item}`}</span>
        <PersonLink {...other} />
      </p>
      <p ref={standing} tabIndex={-1} className="text-sm text-muted outline-none">
        {[t(`trade_${status}`), counts && t(`counts_${counts}`), momentInAsuncion(createdAt)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isOpen && (
        <Button
          kind="secondary"
          className="justify-self-start"
          aria-label={t('end_trade_of', { item })}
          onClick={() => setEnding(true)}
        >
          {t('end_trade')}
        </Button>
      )}
      {isEnding && (
        <WordsDialog
          title={t('end_trade_of', { item })}
          text={t('end_trade_text')}
          label={t('end_trade')}
          send={({ words }) => end.mutateAsync({ id, words })}
          onClose={() => setEnding(false)}
        />
      )}
    </li>
  )
}
