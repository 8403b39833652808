import { useQuery } from '@tanstack/react-query'
import { Ban, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { PublicPerson } from '#contract/accounts'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { useInSight } from '#web/ui/use-in-sight.ts'
import { sendReport } from './mutations.ts'
import { blocksQuery } from './queries.ts'
import { ReportButton } from './report-button.tsx'

const loadBlock = () => part(() => import('#browser/safety/block-dialog.tsx'), 'BlockDialog')

type PersonMenuProps = { person: PublicPerson }

/** What a signed-in person can do about somebody else: keep them away, and tell the team. Words of `safety`. */
export function PersonMenu({ person }: PersonMenuProps) {
  const { user } = useSession()
  return user && user.id !== person.id ? <Choices person={person} /> : null
}

function Choices({ person }: PersonMenuProps) {
  const t = useWords('safety')
  // It stands at the end of long pages: who never comes so far asks for nothing.
  const [isInSight, setInSight] = useState(false)
  const place = useInSight('', () => setInSight(true))
  const { data: blocks, refetch } = useQuery({ ...blocksQuery, enabled: isInSight })
  const { Part: BlockDialog, isOpen, open, close } = useLater(loadBlock)
  const isBlocked = blocks?.some(({ id }) => id === person.id) ?? false
  const Icon = isBlocked ? Undo2 : Ban
  return (
    <div ref={place} className="flex flex-wrap items-center gap-x-2">
      {isBlocked && <p className="grow text-sm text-muted">{t('is_blocked')}</p>}
      <Button
        kind="quiet"
        onClick={() => {
          open()
          if (!blocks) void refetch({ cancelRefetch: false })
        }}
        aria-haspopup="dialog"
        aria-disabled={isOpen && !blocks}
        className="px-2 text-sm aria-disabled:opacity-55"
      >
        <Icon size={16} aria-hidden />
        <span>{t(isBlocked ? 'unblock' : 'block')}</span>
      </Button>
      <ReportButton kind="person" send={sendReport('person', person.id)} about={person.firstName} />
      {BlockDialog && blocks && (
        <BlockDialog person={person} isBlocked={isBlocked} onClose={close} />
      )}
    </div>
  )
}
