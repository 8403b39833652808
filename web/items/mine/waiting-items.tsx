import { useEffect, useRef, useState } from 'react'
import { LeaveDialog } from '#web/forms/leave-dialog.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { discardWaiting } from '#web/items/sending/waiting.ts'
import type { Entry } from '#web/pwa/outbox/stored-entry.ts'
import { useEntries, useUploads } from '#web/pwa/outbox/use-entries.ts'
import { reportStorage } from '#web/pwa/store/report.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { WaitingItem } from './waiting-item.tsx'

/** What waits on this phone to be published, before what is. Absent when nothing does. */
export function WaitingItems() {
  const t = useWords('outbox')
  const entries = useEntries('publish')
  const uploads = useUploads()
  const [going, setGoing] = useState<Entry | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // What has just been sent or discarded took the focus with it.
  const count = entries.length
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body) heading.current?.focus()
  }, [count])

  const discard = async ({ id }: Entry) => {
    setGoing(null)
    const title = t('not_discarded')
    try {
      if (!(await discardWaiting(id))) toast({ kind: 'problem', title, text: t('busy') })
    } catch (error) {
      reportStorage(error)
      toast({ kind: 'problem', title })
    }
  }

  if (count === 0) return null
  return (
    <section aria-labelledby="waiting" className="mb-6 grid gap-3">
      <h2 id="waiting" ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('title')}
      </h2>
      <ul className="grid gap-3 wide:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <WaitingItem
              entry={entry}
              progress={uploads.get(entry.id)}
              onDiscard={() => setGoing(entry)}
            />
          </li>
        ))}
      </ul>
      {going && (
        // Nobody else has it.
        <LeaveDialog
          words={{
            title: t('discard_title'),
            text: t('discard_text'),
            stay: t('discard_stay'),
            discard: t('discard'),
          }}
          onStay={() => setGoing(null)}
          onDiscard={() => discard(going)}
        />
      )}
    </section>
  )
}
