import { useWords } from './use-words.ts'

/** How far something is, in words, from the whole kilometres that the server tells (D11). */
export function useDistance(): (km: number) => string {
  const t = useWords('things')
  return (km) => (km === 0 ? t('distance_near') : t('distance_km', { km }))
}
