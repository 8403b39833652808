import { MapPin, Tag, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Wish } from '#contract/wishes'
import { formatGuaranies } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** What it may cost, where, and of which categories; what is left open is not said. */
export function WishFacts({ wish }: { wish: Wish }) {
  const t = useWords('wishes')
  const { maxValue, place, categories } = wish
  const named = categories.map(({ name }) => name).join(', ')
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {maxValue !== null && (
        <Fact icon={<Wallet size={16} aria-hidden />}>
          {t('up_to', { value: formatGuaranies(maxValue, activeLanguage()) })}
        </Fact>
      )}
      <Fact icon={<MapPin size={16} aria-hidden />}>
        {place ? t('around', { place: place.location, km: place.km }) : t('anywhere')}
      </Fact>
      {named && <Fact icon={<Tag size={16} aria-hidden />}>{named}</Fact>}
    </ul>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-1.5">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span className="numbers">{children}</span>
    </li>
  )
}
