/** Words that nothing says any more are bytes on every phone. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WEB, wordFiles } from './needed-words.ts'

/** Codes that rules and schemas name. */
const CODES = 'refusals'

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|messages|^e2e|^dist/.test(file))
  .map((file) => ({ file, text: readFileSync(join(WEB, file), 'utf8') }))

/** Whether a key stands in quotes, or fits a template such as `age_${unit}`, in a file of its feature. */
function isSaid(key: string, texts: readonly string[]): boolean {
  return texts.some((text) => {
    if (text.includes(`'${key}'`) || text.includes(`"${key}"`)) return true
    const templates = text.matchAll(/\(`([a-z_]*)\$\{[^`}]*\}([a-z_]*)`/g)
    return [...templates].some(
      ([, start = '', end = '']) => start + end && new RegExp(`^${start}\\w+?${end}$`).test(key),
    )
  })
}

/** Where a feature's words stand, if not in a folder of its name. */
const ROOMS: Record<string, string> = { reviews: 'reputation', filters: 'browse' }

const said = wordFiles().filter((feature) => feature !== CODES)

test.each(said)('every word of %s is said somewhere', async (feature) => {
  const file: Record<string, object> = await import(join(WEB, `i18n/messages/es/${feature}.ts`))
  const words = file[feature] ?? {}
  expect(words).not.toEqual({})
  const asks = new RegExp(`(useWords|wordsOf)\\('${feature}'\\)`)
  const texts = sources
    .filter(({ file, text }) => file.startsWith(`${ROOMS[feature] ?? feature}/`) || asks.test(text))
    .map(({ text }) => text)
  expect(texts).not.toEqual([])
  expect(Object.keys(words).filter((key) => !isSaid(key, texts))).toEqual([])
})
