import { MapPin } from 'lucide-react'
import { useId } from 'react'
import { PLACE_MAX } from '#terms/browse'
import { useWords } from '#web/i18n/use-words.ts'
import { CONTROL } from '#web/ui/field.tsx'
import { useDraft } from './use-draft.ts'

/** After the last letter. */
const DELAY_MS = 500

type Props = { location: string; onChange: (location: string) => void }

export function FilterLocation({ location, onChange }: Props) {
  const t = useWords('filters')
  const id = useId()
  const { draft, change, flush } = useDraft(location, onChange, DELAY_MS)
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {t('location')}
      </label>
      <div className="relative">
        <MapPin
          size={18}
          aria-hidden
          className="pointer-events-none absolute start-3 top-3.5 text-muted"
        />
        <input
          id={id}
          type="text"
          value={draft}
          maxLength={PLACE_MAX}
          autoComplete="off"
          placeholder={t('location_hint')}
          onChange={(event) => change(event.target.value)}
          onBlur={flush}
          className={`${CONTROL} ps-10`}
        />
      </div>
    </div>
  )
}
