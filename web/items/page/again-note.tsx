import { useWords } from '#web/i18n/use-words.ts'
import { againOn } from '#web/proposals/again-on.ts'

type AgainNoteProps = {
  /** ISO 8601. */
  at: string
  country: string | null
}

/** When one may make another offer for what was turned down (D59). */
export function AgainNote({ at, country }: AgainNoteProps) {
  const t = useWords('items')
  return <p className="mb-2 text-sm text-muted">{t('again', { when: againOn(at, country) })}</p>
}
