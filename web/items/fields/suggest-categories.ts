/** Which categories a title sounds like. Pure: what is typed stays on the device. */
import { CATEGORIES, type CategoryKey } from '#terms/categories'
import { CATEGORY_WORDS } from './category-words.ts'

const SUGGESTED_MAX = 3

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** "camiones" and "camión", "bicis" and "bici", "toys" and "toy" are one word each. */
function singular(word: string): string {
  if (word.length > 4 && /[^aeiou]es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
}

const byWord = new Map<string, CategoryKey[]>()
for (const { key } of CATEGORIES) {
  if (key === 'other') continue
  for (const word of CATEGORY_WORDS[key].split(' ')) {
    const known = singular(word)
    byWord.set(known, [...(byWord.get(known) ?? []), key])
  }
}

/** Best first, at most three. The first words of a title weigh more: "funda de guitarra" is a case. */
export function suggestCategories(title: string): CategoryKey[] {
  const words = fold(title).match(/[\p{L}\d]+/gu) ?? []
  const scores = new Map<CategoryKey, number>()
  words.forEach((word, position) => {
    for (const key of byWord.get(singular(word)) ?? []) {
      scores.set(key, (scores.get(key) ?? 0) + 1 + 1 / (position + 1))
    }
  })
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SUGGESTED_MAX)
    .map(([key]) => key)
}
