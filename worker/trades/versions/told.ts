/** What each side of terms gives, short enough for a notice. */
import type { Given } from '../../notifications/contract.ts'
import type { TermsGiven } from './rules.ts'

export function toldOf(
  terms: TermsGiven,
  titles: ReadonlyMap<number, string>,
): { offered: Given; requested: Given } {
  return {
    offered: given(terms.offeredItemIds, terms.offeredAmount, titles),
    requested: given(terms.requestedItemIds, terms.requestedAmount, titles),
  }
}

function given(
  [first, ...more]: readonly number[],
  amount: number | null,
  titles: ReadonlyMap<number, string>,
): Given {
  return {
    ...(first !== undefined && { thing: titles.get(first) ?? '' }),
    ...(more.length > 0 && { more: more.length }),
    ...(amount !== null && { amount }),
  }
}
