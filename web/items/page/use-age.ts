import { useNow } from '#web/api/first-view.ts'
import { ageOf } from '#web/i18n/formats.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** "Hace 3 h": measured once, when the page is shown. */
export function useAge(iso: string): string {
  const t = useWords('things')
  const now = useNow()
  const { unit, count } = ageOf(iso, now)
  return t(`age_${unit}`, { count })
}
