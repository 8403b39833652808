import type { Wish } from '#contract/wishes'
import { formatGuaranies } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** What it may cost, where, and of which categories; what is left open is not said. */
export function WishFacts({ wish }: { wish: Wish }) {
  const t = useWords('wishes')
  const { maxValue, place, categories } = wish
  const said = [
    maxValue !== null && t('up_to', { value: formatGuaranies(maxValue, activeLanguage()) }),
    place ? t('around', { place: place.location, km: place.km }) : t('anywhere'),
    categories.map(({ name }) => name).join(', '),
  ].filter((one) => one !== false && one !== '')
  return (
    <ul className="grid gap-0.5 text-sm text-muted">
      {said.map((one) => (
        <li key={String(one)} className="numbers">
          {one}
        </li>
      ))}
    </ul>
  )
}
