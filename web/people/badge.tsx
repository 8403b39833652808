import { BadgeCheck } from 'lucide-react'
import type { BadgeLevel } from '#terms/verification'
import { useWords } from '#web/i18n/use-words.ts'

const LOOK: Record<BadgeLevel, string> = {
  bronze: 'bg-done-soft text-done',
  silver: 'bg-accent-soft text-accent-strong',
  gold: 'bg-wait-soft text-wait',
}

/** What a person's package says of them once all of it is approved. Its words are those of `people`. */
export function Badge({ level }: { level: BadgeLevel }) {
  const t = useWords('people')
  const name = t(`badge_${level}`)
  return (
    <span
      className={`inline-flex items-center justify-self-start gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold ${LOOK[level]}`}
    >
      <BadgeCheck size={16} aria-hidden className="shrink-0" />
      <span aria-hidden>{name}</span>
      <span className="sr-only">{t('badge', { name })}</span>
    </span>
  )
}
