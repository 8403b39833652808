import { useState } from 'react'
import type { PersonFile } from '#contract/admin/people'
import type { Deed } from '#terms/admin/people'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useLostFocus } from '#web/ui/use-lost-focus.ts'
import { useDeed } from './mutations.ts'
import { WordsDialog } from './words-dialog.tsx'

/** What can be done now: who is shut out is only let in again. */
function deedsOn({ suspendedAt, limitedUntil }: PersonFile): Deed[] {
  if (suspendedAt) return ['restore']
  return limitedUntil ? ['warn', 'limit', 'restore', 'suspend'] : ['warn', 'limit', 'suspend']
}

export function Deeds({ person }: { person: PersonFile }) {
  const t = useWords('moderation')
  const [asked, setAsked] = useState<Deed | null>(null)
  const act = useDeed(person.id)
  const { name } = person
  const place = useLostFocus<HTMLElement>(deedsOn(person).join())
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={t('deeds')}
      className="flex flex-wrap gap-3 outline-none"
    >
      {deedsOn(person).map((deed) => (
        <Button
          key={deed}
          kind={deed === 'suspend' ? 'danger' : 'secondary'}
          className="grow wide:grow-0"
          onClick={() => setAsked(deed)}
        >
          {t(`deed_${deed}`)}
        </Button>
      ))}
      {asked && (
        <WordsDialog
          title={t(`ask_${asked}`, { name })}
          text={t(`ask_${asked}_text`)}
          label={t(`deed_${asked}`)}
          asksDays={asked === 'limit'}
          send={({ words, days }) => act.mutateAsync({ deed: asked, words, days })}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}
