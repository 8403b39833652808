import * as v from 'valibot'
import { useWords } from '#web/i18n/use-words.ts'
import { dropEntry, retryEntry } from '#web/pwa/outbox/entries.ts'
import type { Entry } from '#web/pwa/outbox/stored-entry.ts'
import { Button } from '#web/ui/button.tsx'

const PayloadSchema = v.object({ words: v.string() })

/** A wish that waits on the device, or was refused: it can be sent again, or discarded. */
export function WaitingWish({ entry }: { entry: Entry }) {
  const t = useWords('wishing')
  const payload = v.safeParse(PayloadSchema, entry.payload)
  const { id, problem } = entry
  return (
    <li className="grid gap-2 rounded-card border border-line bg-sunken p-4">
      <p className="font-semibold">
        {(payload.success && payload.output.words) || t('alert_title')}
      </p>
      <p role="status" className="text-sm text-muted">
        {problem ? problem.said : t('form_waits_text')}
      </p>
      <div className="flex flex-wrap gap-2">
        {problem && (
          <Button kind="secondary" onClick={() => void retryEntry(id)}>
            {t('again')}
          </Button>
        )}
        <Button kind="quiet" onClick={() => void dropEntry(id)}>
          {t('discard')}
        </Button>
      </div>
    </li>
  )
}
