/** The nearest rank from above; undefined of nothing. `share` in per cent. */
export function percentile(list, share) {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.min(Math.floor((sorted.length * share) / 100), sorted.length - 1)]
}

/** The middle one, the upper of two; undefined of nothing. */
export const median = (list) => percentile(list, 50)
