import { CATEGORIES, nameIn } from '#terms/categories'
import type { Language } from '#terms/http'

/** In the person's language, without asking the server: the categories are a decision (D45). */
export function categoryName(id: number, language: Language): string {
  const category = CATEGORIES.find((one) => one.id === id)
  return category ? nameIn(category, language) : ''
}
