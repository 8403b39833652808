import type { Item } from '#contract/items'
import { ageOf } from '#web/i18n/formats.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** Place, distance and age in muted words. */
export function CardFacts({ item, now }: { item: Item; now: number }) {
  const t = useWords('things')
  const { unit, count } = ageOf(item.createdAt, now)
  const { distanceKm } = item
  return (
    <span className="flex flex-col text-sm text-muted">
      <span className="truncate">{item.location || t('no_location')}</span>
      <span className="numbers">
        {distanceKm !== undefined && (
          <>
            {distanceKm === 0 ? t('distance_near') : t('distance_km', { km: distanceKm })}
            {' · '}
          </>
        )}
        {t(`age_${unit}`, { count })}
      </span>
    </span>
  )
}
