import { dayThere } from '#rules/zones'
import { useNow } from '#web/api/first-view.ts'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { daysAgo } from './days.ts'

/** Between the messages of two days. */
export function DayLine({ at, offset }: { at: string; offset: number }) {
  const t = useWords('chat')
  const now = useNow()
  const ago = daysAgo(at, now, offset)
  const day = dayThere(at, offset, LOCALES[activeLanguage()], now)
  return (
    <h3 className="mx-auto w-fit rounded-full bg-sunken px-3 py-0.5 text-sm font-medium text-muted">
      {ago === 0 ? t('today') : ago === 1 ? t('yesterday') : day}
    </h3>
  )
}
