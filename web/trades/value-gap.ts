/** How far apart the values of both sides of a trade are (J150). Pure. */

type Valued = { estimatedValue: number }

/** What one side gives. */
export type Given = {
  items: readonly Valued[]
  /** Guaraníes. */
  money?: number
  /** Nothing is named yet: it is agreed later. */
  isOpen?: boolean
}

/** Of the larger side: what lies closer is haggling. */
const FAR_SHARE = 0.25

/** Guaraníes. */
export const sumOf = (items: readonly Valued[], money = 0): number =>
  items.reduce((sum, { estimatedValue }) => sum + estimatedValue, money)

/** Null where something has no value: nothing can be said, then. */
function worthOf({ items, money = 0, isOpen = false }: Given): number | null {
  const isKnown = !isOpen && items.every(({ estimatedValue }) => estimatedValue > 0)
  const sum = sumOf(items, money)
  return isKnown && sum > 0 ? sum : null
}

/** Guaraníes that are got beyond what is given; below 0: given beyond it. Null where both are near, or not known. */
export function valueGap(given: Given, got: Given): number | null {
  const mine = worthOf(given)
  const theirs = worthOf(got)
  if (mine === null || theirs === null) return null
  const gap = theirs - mine
  return Math.abs(gap) >= FAR_SHARE * Math.max(mine, theirs) ? gap : null
}
