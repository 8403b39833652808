import { useState } from 'react'
import type { RefusedDecision, RefusedProof } from '#contract/admin/people'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useLostFocus } from '#web/ui/use-lost-focus.ts'
import { useDecideRefused } from './mutations.ts'
import { PersonLink } from './person-link.tsx'
import { WordsDialog } from './words-dialog.tsx'

type Decision = RefusedDecision['decision']

/** Who proved what is whose, and the decision on it. What was kept can still be given: they may write later. */
export function RefusedRow({ row }: { row: RefusedProof }) {
  const t = useWords('moderation')
  const [asked, setAsked] = useState<Decision | null>(null)
  const decide = useDecideRefused(row.person.id)
  const { id, kind, person, of, createdAt, decision } = row
  const standing = useLostFocus<HTMLParagraphElement>(decision)
  const open: Decision[] =
    decision === null ? ['kept', 'cleared'] : decision === 'kept' ? ['cleared'] : []
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <PersonLink {...person} />
        <span>{t(`refused_${kind}`)}</span>
        <PersonLink {...of} />
      </p>
      <p ref={standing} tabIndex={-1} className="text-sm text-muted outline-none">
        {[momentInAsuncion(createdAt), decision && t(`refused_is_${decision}`)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {open.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {open.map((one) => (
            <Button
              key={one}
              kind="secondary"
              aria-label={`${t(`refused_${one}`)}: ${person.name}`}
              onClick={() => setAsked(one)}
            >
              {t(`refused_${one}`)}
            </Button>
          ))}
        </div>
      )}
      {asked && (
        <WordsDialog
          title={t(`refused_${asked}`)}
          text={t(`refused_${asked}_text`, { name: person.name })}
          label={t(`refused_${asked}`)}
          send={({ words }) => decide.mutateAsync({ id, decision: asked, words })}
          onClose={() => setAsked(null)}
        />
      )}
    </li>
  )
}
