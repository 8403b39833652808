import type { Catalog, Feature } from './catalog.ts'
import { activeLanguage, i18n, loadWords } from './i18n.ts'

type Values = Record<string, string | number>

/** As useWords, for what is said outside of components: fetches the words first where they are missing. */
export async function wordsOf<F extends Feature>(feature: F) {
  await loadWords(activeLanguage(), [feature])
  return (key: keyof Catalog[F] & string, values?: Values) => i18n._(`${feature}.${key}`, values)
}
