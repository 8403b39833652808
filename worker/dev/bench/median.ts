/** The middle and the rest of what was measured. */

/** The nearest rank from above; undefined of nothing. `share` in per cent. */
export function percentile(list: number[], share: number): number | undefined {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.min(Math.floor((sorted.length * share) / 100), sorted.length - 1)]
}

/** The middle one, the upper of two; undefined of nothing. */
export const median = (list: number[]): number | undefined => percentile(list, 50)

/** Of something that was measured at least once. */
export const measuredOf = (list: number[], share = 50): number =>
  percentile(list, share) ?? Number.NaN
