import { stepOf } from '#rules/places'
import { useWords } from './use-words.ts'

/** How far something is, in words, by the steps of D61; nothing beyond the last. What a device kept from before is no finer. */
export function useDistance(): (km: number) => string | null {
  const t = useWords('things')
  return (km) => {
    const step = stepOf(km)
    if (step === null) return null
    return step === 0 ? t('distance_near') : t('distance_km', { km: step })
  }
}
