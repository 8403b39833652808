/** Words of titles: how they come and go, what is offered and mended by them, and that nothing hidden lends its words. */
import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR } from '../../http/clock.ts'
import { WITHHELD } from '../../items/terms.ts'
import { Browser, testContext } from '../../testing/app.ts'
import { makeItem } from '../../testing/makers/item-maker.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import type { Suggestion } from '../contract.ts'
import { INSTEAD_HEADER } from '../terms.ts'
import { fillVocabulary } from './filling.ts'
import { type Counted, changeOf } from './rules.ts'
import { KEPT_OF_BEGINNING } from './terms.ts'

const visitor = new Browser()
const { ctx } = testContext()
let now = ctx.clock.now()
let owner: Browser
const lone = { description: 'Sin otras palabras aquí.', tags: [] as string[], categoryId: 16 }

/** Whole rounds: the hour between two has passed. */
async function fillAll(): Promise<number> {
  now += HOUR
  const later = { ...ctx, clock: { now: () => now } }
  let changed = 0
  do changed += await fillVocabulary(later)
  while (
    (await env.DB.prepare("select value from counters where name = 'vocabulary_reached'").first(
      'value',
    )) !== 0
  )
  return changed
}

const insteadOf = async (search: string, more = '') => {
  const query = `${new URLSearchParams({ search })}${more}`
  const answer = await visitor.get(`/api/items?${query}`)
  const header = answer.headers.get(INSTEAD_HEADER)
  return header && decodeURIComponent(header)
}
const offeredFor = async (q: string): Promise<Suggestion[]> =>
  (await visitor.get(`/api/items/suggestions?${new URLSearchParams({ q })}`)).json()
const wordsFor = async (q: string) =>
  (await offeredFor(q)).flatMap((one) => (one.kind === 'word' ? [one.text] : []))
const relatedTo = async (search: string): Promise<string[]> =>
  (await visitor.get(`/api/items/related?${new URLSearchParams({ search })}`)).json()

/** All that is asked of the words at once. */
const told = async (word: string, typo: string) => ({
  instead: await insteadOf(typo),
  offered: await wordsFor(word.slice(0, 3)),
  offeredLong: await wordsFor(word.slice(0, 6)),
  related: await relatedTo(`${word} zzz`),
})

beforeAll(async () => {
  owner = (await makeAccount()).browser
  await makeItem(owner, { ...lone, title: 'Cámara de fotos' })
  await makeItem(owner, { ...lone, title: 'Heladera Consul' })
  await makeItem(owner, { ...lone, title: 'Notebook Lenovo', description: 'Con su telefunken.' })
  await makeItem(owner, { ...lone, title: 'Anillo 0981123456 xyz12', location: 'Luque' })
  await env.DB.exec(
    "insert into places (id, name, folded, country, latitude, longitude, population, cell) values (91, 'Luque', 'luque', 'PY', -25.27, -57.49, 120000, 1), (92, 'Luquillo', 'luquillo', 'PY', -25.2, -57.4, 90, 1)",
  )
  await fillAll()
})

describe('one mistyped letter', () => {
  test.each([
    ['heladra', 'heladera'],
    ['heladerra', 'heladera'],
    ['heledera', 'heladera'],
    ['heladrea', 'heladera'],
    ['HELADRA consul', 'heladera consul'],
    ['busco camra de fotos', 'cámara fotos'],
    ['note book', 'notebook'],
    ['notebook lenobo', 'notebook lenovo'],
  ])('%s is answered with what %s finds', async (typed, meant) => {
    expect(await insteadOf(typed)).toBe(meant)
  })

  test.each(['heldra', 'zzzzz', 'cama', 'heladera 43', 'heladera', '', 'telefunke'])(
    'nothing is said of %j: it is right, too short, too far off, or found',
    async (typed) => {
      expect(await insteadOf(typed)).toBeNull()
    },
  )

  test('it is mended whatever filter is on, and on a first page only', async () => {
    expect(await insteadOf('heladra', '&categoryIds=3&sortBy=price_low')).toBe('heladera')
    expect(await insteadOf('heladra', '&userLatitude=-25&userLongitude=-57')).toBe('heladera')
    expect(await insteadOf('heladera', '&categoryIds=3')).toBeNull()
  })
})

describe('while one types', () => {
  test('words of titles are offered as they are written there', async () => {
    expect(await wordsFor('cam')).toEqual(['cámara'])
    expect(await wordsFor('CÁM')).toEqual(['cámara'])
    expect(await wordsFor('heladera cons')).toEqual(['heladera consul'])
    expect(await wordsFor('notebook cons')).toEqual([])
    expect(await wordsFor('notebo')).toEqual(['notebook'])
    expect(await wordsFor('notebook')).toEqual([])
  })

  test('nor a word of a description, nor a number, nor of one letter', async () => {
    for (const q of ['tele', 'telefu', '098', '098112', 'xyz', 'xyz1', 'c', '', '🎸']) {
      expect(await offeredFor(q)).toEqual([])
    }
  })

  test('categories in the reader’s language, and towns where something is', async () => {
    expect(await offeredFor('celu')).toEqual([{ kind: 'category', id: 2, text: 'Celulares' }])
    expect(await offeredFor('luq')).toEqual([{ kind: 'place', text: 'Luque' }])
    expect(await offeredFor('luqui')).toEqual([])
    const english = await visitor.get('/api/items/suggestions?q=phon', { cookie: 'lang=en' })
    expect(await english.json()).toEqual([{ kind: 'category', id: 2, text: 'Phones' }])
  })

  test.each(['"', 'a"b* OR', 'NEAR(ca', "ca'; --", 'ca'.repeat(3000)])(
    'nothing fails on %j',
    async (q) => {
      for (const path of ['suggestions?q=', 'related?search=', 'elsewhere?location=x&search=']) {
        const answer = await visitor.get(`/api/items/${path}${encodeURIComponent(q)}`)
        expect(answer.status).toBe(200)
        expect(await answer.json()).toBeInstanceOf(Array)
      }
    },
  )
})

test('words lead on from a search without a hit', async () => {
  expect(await relatedTo('heladera roja zzz')).toEqual(['heladera'])
  expect(await relatedTo('heladería')).toEqual(['heladera'])
  expect(await relatedTo('43')).toEqual([])
})

describe('what is not on offer lends no word', () => {
  const AWAY: [string, (id: number) => Promise<unknown>][] = [
    ['deleted', (id) => owner.send('DELETE', `/api/items/${id}`)],
    ['withheld', (id) => set(id, `deleted_at = ${WITHHELD}`)],
    ['of somebody suspended', (id) => set(id, 'deleted_at = -8640000000000000')],
    ['traded', (id) => set(id, "trade_status = 'traded'")],
    ['promised', (id) => set(id, "trade_status = 'reserved'")],
  ]
  const set = (id: number, what: string) => env.DB.exec(`update items set ${what} where id = ${id}`)

  test.each(AWAY)('%s', async (_, take) => {
    const { id } = await makeItem(owner, { ...lone, title: 'Zarzaparrilla' })
    await fillAll()
    expect(await told('zarzaparrilla', 'zarzaparila')).toMatchObject({ instead: null })
    const there = {
      instead: 'zarzaparrilla',
      offered: ['zarzaparrilla'],
      offeredLong: ['zarzaparrilla'],
      related: ['zarzaparrilla'],
    }
    expect(await told('zarzaparrilla', 'zarzaparilla')).toEqual(there)
    await take(id)
    const away = { instead: null, offered: [], offeredLong: [], related: [] }
    expect(await told('zarzaparrilla', 'zarzaparilla')).toEqual(away)
    await set(id, "deleted_at = 1, search_exact = '', search_folded = ''")
    await fillAll()
    expect(await kept('zarzaparrilla')).toEqual([0, 0, 0])
  })
})

async function kept(word: string) {
  const count = (sql: string) => env.DB.prepare(sql).bind(word).first('n')
  return Promise.all([
    count('select count(*) as n from vocabulary where word = ?'),
    count('select count(*) as n from misspellings where word = ?'),
    count("select count(*) as n from vocabulary_starts where instr(words, '\"' || ? || '\"') > 0"),
  ])
}

describe('the job', () => {
  beforeEach(() => fillAll())

  test('changes nothing where nothing has changed, and waits an hour for its next round', async () => {
    expect(await fillAll()).toBe(0)
    const later = { ...ctx, clock: { now: () => now + HOUR - 1 } }
    await makeItem(owner, { ...lone, title: 'Xilofón' })
    expect(await fillVocabulary(later)).toBe(0)
    expect(await fillAll()).toBe(1)
    expect(await kept('xilofon')).toEqual([1, 8, 3])
  })

  test('keeps the most frequent words of two letters, letters alone, and no more than so many', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    const many: Counted[] = [...letters].flatMap((one) =>
      [...letters].map((two, i) => ({ word: `ca${one}${two}`, items: i + 1 })),
    )
    const odd = ['ca', 'ca1', 'cañón', 'a'.repeat(21)].map((word) => ({ word, items: 9_999 }))
    const { put, starts } = changeOf({ words: [], starts: [] }, [...odd, ...many])
    expect(put).toHaveLength(KEPT_OF_BEGINNING)
    expect(put.every(({ word }) => /^[a-z]{3,20}$/.test(word))).toBe(true)
    expect(Math.min(...put.map(({ items }) => items))).toBeGreaterThanOrEqual(15)
    expect(starts.find(({ start }) => start === 'ca')?.words).toHaveLength(5)
  })

  test('writes a count anew once it has doubled or halved', () => {
    const before = { words: [{ word: 'mesa', items: 10 }], starts: [] }
    const put = (items: number) => changeOf(before, [{ word: 'mesa', items }]).put.length
    expect([6, 10, 19].map(put)).toEqual([0, 0, 0])
    expect([5, 20].map(put)).toEqual([1, 1])
  })
})
