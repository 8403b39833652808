import type { Standing as Stands } from '#contract/admin/people'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** Whether an account is open, limited or shut; nothing where it is as any other. */
export function Standing({ of: stands }: { of: Stands }) {
  const t = useWords('moderation')
  const { suspendedAt, limitedUntil, hasLeft } = stands
  const day = (iso: string) => formatDate(iso, activeLanguage())
  const said = [
    suspendedAt && t('suspended_since', { date: day(suspendedAt) }),
    limitedUntil && t('limited_until', { date: day(limitedUntil) }),
    hasLeft && t('has_left'),
  ].filter((one) => typeof one === 'string')
  if (said.length === 0) return null
  return <p className="text-sm font-semibold text-danger">{said.join(' · ')}</p>
}
