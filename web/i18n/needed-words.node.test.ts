/** What the build finds, and what the worker has said by hand, held without a browser. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { RENDERED_WORDS } from '../../worker/pages/screens.ts'
import { LATER, laterFiles, neededWords, together, WEB, wordFiles } from './needed-words.ts'
import { partWords } from './words-plugin.ts'

const inWeb = (file: string) => join(WEB, file)
const ENTRY = inWeb('main.tsx')
const app = together(ENTRY)
const later = laterFiles(app)
const FIRST = neededWords(together(inWeb('browse/home/home-screen.tsx')))

const needed = (file: string) => neededWords(together(inWeb(file)))

test('the words of a screen are its own and those of all that it imports, a refusal’s sentence among them', () => {
  expect(needed('admin/mail/mail-admin-screen.tsx')).toEqual(['admin', 'refusals', 'shell'])
  expect(needed('landing/landing-screen.tsx')).toEqual(['landing'])
})

test('all that any part needs is registered in the catalog, and all that is registered is needed or told', () => {
  const all = new Set([...later].flatMap((file) => neededWords(together(file))))
  expect([...all].filter((feature) => !wordFiles().includes(feature))).toEqual([])
  expect(all.size).toBeGreaterThan(30)
  for (const language of ['es', 'en']) {
    const files = readdirSync(inWeb(`i18n/messages/${language}`)).map((f) => basename(f, '.ts'))
    expect(wordFiles().filter((feature) => !files.includes(feature))).toEqual([])
  }
})

test('every part that is fetched later brings the words that it needs', () => {
  const { transform } = partWords({ first: [ENTRY, inWeb('browse/home/home-screen.tsx')] })
  if (typeof transform !== 'function') throw new Error('the plugin has no transform')
  const context = { addWatchFile: () => undefined }
  for (const file of [...app, ...later].flatMap((f) => [...together(f)])) {
    const source = readFileSync(file, 'utf8')
    const made = Reflect.apply(transform, context, [source, file])
    const code = made && typeof made === 'object' && 'code' in made ? String(made.code) : source
    for (const [fetched, name = ''] of source.matchAll(LATER)) {
      const own = needed(name).filter((feature) => !FIRST.includes(feature))
      const call = own.length > 0 ? `withWords(${JSON.stringify(own)}, ${fetched})` : fetched
      expect(code, `${file} fetches ${name}`).toContain(call)
    }
  }
})

test('what is fetched later is fetched by browsers: the worker’s bundle has nothing of it', () => {
  const files = new Set([...app, ...[...later].flatMap((file) => [...together(file)])])
  const others = [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<!typeof )\bimport\('(?!#browser\/)[^']*'\)/g)].map(
      ([found]) => `${file.slice(WEB.length)}: ${found}`,
    ),
  )
  // The worker has all of Guaraní as well.
  expect(others).toEqual(["/i18n/fetch-words.ts: import('./guarani.ts')"])
})

test('the worker has the words of all that it renders', () => {
  const rendered = together(join(WEB, '../worker/pages/screens.ts'))
  expect(rendered.size).toBeGreaterThan(100)
  const files = [...rendered, ...together(inWeb('app/app.tsx'))]
  expect(neededWords(files)).toEqual([...RENDERED_WORDS].sort())
})
