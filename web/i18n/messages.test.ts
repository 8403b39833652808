import { expect, test } from 'vitest'
import { LANGUAGES, loaders } from './catalog.ts'

type Words = Record<string, unknown>

const features = Object.keys(loaders.es) as (keyof typeof loaders.es)[]

async function wordsOf(language: (typeof LANGUAGES)[number], feature: (typeof features)[number]) {
  const file = await loaders[language][feature]()
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
