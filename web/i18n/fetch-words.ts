/** How words are fetched, in Guaraní over the Spanish ones. Where they are is for the entry to say: see `wordsFrom`. */
import type { Language } from '#terms/http'
import type { Feature, Loader, Source, Words } from './catalog.ts'

export type WordFiles = Record<Source, Partial<Record<Feature, Loader>>>

/** All sure words of Guaraní are one small file: a request a feature would cost more than it brings. */
async function guaraniOver(spanish: Loader, feature: Feature): Promise<Words> {
  const [under, { guarani }] = await Promise.all([spanish(), import('./guarani.ts')])
  return { [feature]: { ...under[feature], ...guarani[feature] } }
}

export async function fetchWords(
  files: WordFiles,
  language: Language,
  feature: Feature,
): Promise<Words> {
  const load = files[language === 'gn' ? 'es' : language][feature]
  if (!load) throw new Error(`no words of ${feature} here`)
  return language === 'gn' ? guaraniOver(load, feature) : load()
}
