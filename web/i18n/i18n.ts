/** The active language and its words. Files arrive compiled (see compile.ts); no parser is shipped. */
import { type Messages, setupI18n } from '@lingui/core'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY, type Language } from '#terms/http'
import { stored } from '#web/api/storage.ts'
import type { Feature } from './catalog.ts'
import { fetchWords, type WordFiles } from './fetch-words.ts'
import { LOCALES } from './formats.ts'

export const i18n = setupI18n()

/** Of parts that are there or on their way: whatever language they come in, a change of it includes them. */
const asked = new Set<Feature>()
const loaded: Record<Language, Set<Feature>> = {
  es: new Set(),
  en: new Set(),
  gn: new Set(),
}

/** Signing out empties the storage, some browsers have none; the choice lives on in its cookie. */
function choice(): Language | undefined {
  // Of this one page, as machines and people without scripts ask for it.
  const wanted = new URLSearchParams(location.search).get(LANGUAGE_KEY)
  const cookie = new RegExp(`(?:^|; )${LANGUAGE_KEY}=(\\w+)`).exec(document.cookie)?.[1]
  return [wanted, stored(LANGUAGE_KEY), cookie].find(isLanguage)
}

/** The person's choice, else Spanish (D2). */
export const chosenLanguage = (): Language => choice() ?? DEFAULT_LANGUAGE

export const hasChosenLanguage = (): boolean => choice() !== undefined

export function activeLanguage(): Language {
  return isLanguage(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE
}

/** The build compiles the files that a browser gets; where they come as they are, this does. */
let compiled: (words: Record<string, string>) => Messages = (words) => words

/** For the worker, once. */
export function compileWith(compile: typeof compiled): void {
  compiled = compile
}

let files: WordFiles = { es: {}, en: {} }

/** Said by whoever starts: the browser fetches the build's files, the worker has its own. */
export function wordsFrom(there: WordFiles): void {
  files = there
}

const missing = (language: Language, features: Iterable<Feature>) =>
  [...features].filter((feature) => !loaded[language].has(feature))

/** Fetches the words of features in a language, once each. */
export async function loadWords(language: Language, features: readonly Feature[]): Promise<void> {
  for (const feature of features) asked.add(feature)
  await Promise.all(
    missing(language, features).map(async (feature) => {
      const file = await fetchWords(files, language, feature)
      const words = Object.entries(compiled(file[feature] ?? {}))
      i18n.load(language, Object.fromEntries(words.map(([k, text]) => [`${feature}.${k}`, text])))
      loaded[language].add(feature)
    }),
  )
}

/** Code that is fetched later, once its words are there as well. The build writes the call: see words-plugin.ts. */
export async function withWords<M>(features: readonly Feature[], code: Promise<M>): Promise<M> {
  const [module] = await Promise.all([code, loadWords(activeLanguage(), features)])
  return module
}

/** Words and numbers of a language whose words are there already. */
export const speak = (language: Language): void => i18n.activate(language, LOCALES[language])

/** The same for the page of a browser. */
export function activate(language: Language): void {
  speak(language)
  document.documentElement.lang = language
}

/** Every word on the screen, in another language. */
export async function loadAsked(language: Language): Promise<void> {
  // Again while a part that came meanwhile has asked for more.
  while (missing(language, asked).length > 0) await loadWords(language, [...asked])
}
