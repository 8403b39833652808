import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#terms/http'
import type { Feature } from './catalog.ts'
import { fetchWords } from './fetch-words.ts'
import { guarani } from './guarani.ts'
import { FEATURES as features, files } from './testing.ts'

type Words = Record<string, unknown>

async function wordsOf(language: Language, feature: Feature) {
  const file = await fetchWords(files, language, feature)
  return file[feature] as Words
}

test.each(features)(
  '%s says the same things in every language, and each of them says something',
  async (feature) => {
    const source = Object.keys(await wordsOf('es', feature)).sort()
    for (const language of LANGUAGES) {
      const words = await wordsOf(language, feature)
      expect(Object.keys(words).sort()).toEqual(source)
      for (const [key, text] of Object.entries(words)) {
        expect(text, `${language} ${feature}.${key}`).not.toBe('')
      }
    }
  },
)

test.each(features)('%s does not write the brand: it comes from one setting', async (feature) => {
  for (const language of LANGUAGES) {
    expect(JSON.stringify(await wordsOf(language, feature))).not.toMatch(/jop[oó]i/i)
  }
})

/** What a text leaves to be filled in, plural branches apart. */
const placesOf = (text: unknown) => [
  ...new Set(JSON.stringify(text).match(/"[a-z]+"(?=\])|\{[a-z]+/g)),
]

test.each(Object.entries(guarani))(
  'what %s says in Guaraní differs from the Spanish, and leaves the same to be filled in',
  async (feature, words) => {
    const source = await wordsOf('es', feature as keyof typeof guarani)
    expect(Object.keys(words).filter((key) => !(key in source))).toEqual([])
    for (const [key, text] of Object.entries(words)) {
      expect(text, key).not.toEqual(source[key])
      expect(placesOf(text), key).toEqual(placesOf(source[key]))
      // The glottal stop is a letter; an apostrophe would break the word, and quote in a message's grammar.
      expect(JSON.stringify(text), key).not.toMatch(/['’`]/)
      expect(JSON.stringify(text), key).toBe(JSON.stringify(text).normalize('NFC'))
    }
  },
)

test('every word that Guaraní lacks is the Spanish one', async () => {
  for (const feature of features) {
    const [source, words] = [await wordsOf('es', feature), await wordsOf('gn', feature)]
    expect(words).toEqual({ ...source, ...guarani[feature] })
  }
})
