/** Words of titles on the other engine: libSQL on a file. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cellOf } from '../../places/grid.ts'
import { libsqlContext } from '../../testing/libsql.ts'
import { listQuery } from '../../testing/list-queries.ts'
import { fill } from '../../testing/makers/fill.ts'
import { browseItems } from '../actions.ts'
import { relatedWords, suggestionsFor } from '../suggesting.ts'
import { fillVocabulary } from './filling.ts'

const { ctx, client, close } = await libsqlContext()

beforeAll(async () => {
  const run = (sql: string, values: unknown[]) => client.execute({ sql, args: values.map(String) })
  await fill(run, { seed: 9, items: 800, people: 7, now: ctx.clock.now(), cellOf })
})
afterAll(close)

test('come, are mended, are offered and go', async () => {
  expect(await fillVocabulary(ctx)).toBeGreaterThan(30)
  const instead = async (search: string) => (await browseItems(ctx, listQuery({ search }))).instead
  expect(await instead('bisicletas')).toBe('bicicleta')
  expect(await instead('helaedra')).toBe('heladera')
  expect(await suggestionsFor(ctx.db, 'bicicl', 'es')).toEqual([
    { kind: 'word', text: 'bicicleta' },
    { kind: 'category', id: 9, text: 'Deportes y bicicletas' },
  ])
  expect(await suggestionsFor(ctx.db, 'mes', 'es')).toEqual([{ kind: 'word', text: 'mesa' }])
  expect(await relatedWords(ctx.db, 'mesa zzz')).toEqual(['mesa'])
  await client.execute("update items set search_exact = '', search_folded = ''")
  const later = { ...ctx, clock: { now: () => ctx.clock.now() + 3_600_000 } }
  expect(await fillVocabulary(later)).toBeGreaterThan(30)
  const { rows } = await client.execute('select count(*) as n from misspellings')
  expect(rows[0]?.n).toBe(0)
  expect(await suggestionsFor(ctx.db, 'mes', 'es')).toEqual([])
})
