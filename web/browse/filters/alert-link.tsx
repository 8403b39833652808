import { BellPlus } from 'lucide-react'
import type { Filters } from '#contract/browse'
import { PRICE, RADIUS } from '#terms/browse'
import { useSession } from '#web/api/session.ts'
import { filterStore } from '#web/browse/filter-store.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { usePosition } from './position.ts'

type Props = { text: string; className?: string }

/** _Avísame_: what is searched and filtered now, as a wish of one's own. A visitor signs in first, and comes back to it. */
export function AlertLink({ text, className = '' }: Props) {
  const t = useWords('wishes')
  const { state } = useSession()
  const filters = filterStore.useValue()
  const { town } = usePosition()
  const path = paths.newAlert(askedBy(filters, text, town))
  return (
    <ButtonLink
      kind="secondary"
      href={state === 'out' ? paths.login(path) : path}
      className={className}
    >
      <BellPlus size={18} aria-hidden />
      {t('alert_me')}
    </ButtonLink>
  )
}

/** What a wish can say of a set of filters (J317). `town`: whose middle the circle is around. */
export function askedBy(filters: Filters, text: string, town: string | null) {
  const { categories, priceRange, location, radius, tags } = filters
  const place = location.trim() || (radius === null ? '' : (town ?? ''))
  const words = [text.trim(), ...tags].filter(Boolean).join(' ')
  return {
    words: words || undefined,
    categories: categories.join() || undefined,
    max: priceRange[1] < PRICE.max ? String(priceRange[1] * PRICE.unit) : undefined,
    place: place || undefined,
    km: place ? String(radius ?? RADIUS.usual) : undefined,
  }
}
