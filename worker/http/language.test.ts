import { expect, test } from 'vitest'
import { Browser } from '../testing/app.ts'
import { languageOf } from './language.ts'

/** What somebody who chose Guaraní is answered, and somebody who chose nothing. */
async function both(path: string) {
  const [guarani, spanish] = [new Browser(), new Browser()]
  guarani.cookies.set('lang', 'gn')
  return [await guarani.get(path), await spanish.get(path)] as const
}

test('only the languages there are count as a choice', () => {
  expect(['es', 'en', 'gn'].map(languageOf)).toEqual(['es', 'en', 'gn'])
  expect([undefined, '', 'pt', 'GN', 'gn-PY'].map(languageOf)).toEqual(Array(5).fill('es'))
})

test.each([
  ['a refusal', '/api/items/999999', 404],
  ['the categories', '/api/categories', 200],
  ['the page that asks before signing out', '/api/logout', 200],
])('%s is Spanish for whoever reads Guaraní', async (_what, path, status) => {
  const [guarani, spanish] = await both(path)
  expect(guarani.status).toBe(status)
  const said = await guarani.text()
  expect(said).not.toContain('undefined')
  expect(said).toBe(await spanish.text())
})
