import { Clock, Gavel, HandCoins, LockKeyhole, ShieldCheck } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'

const LINES = [
  ['how_both', ShieldCheck],
  ['how_held', LockKeyhole],
  ['how_released', HandCoins],
  ['how_captured', Gavel],
  ['how_lapses', Clock],
] as const

/** What a deposit does, and plainly when it may be taken (D33). */
export function DepositPromise() {
  const t = useWords('payments')
  return (
    <section aria-labelledby="how" className="rounded-card bg-accent-soft p-4">
      <h2 id="how" className="mb-2 text-base text-accent-strong">
        {t('how')}
      </h2>
      <ul className="grid gap-2">
        {LINES.map(([key, Icon]) => (
          <li key={key} className="flex gap-2">
            <Icon size={20} aria-hidden className="mt-0.5 shrink-0 text-accent-strong" />
            {t(key)}
          </li>
        ))}
      </ul>
    </section>
  )
}
