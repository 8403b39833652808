/** Which wishes a thing is held against, and which it fits. */
import { describe, expect, test } from 'vitest'
import { meaningsOf, REGION_WORDS } from '../../browse/region-words.ts'
import { foldText } from '../../db/fold.ts'
import { searchColumns } from '../../items/search-columns.ts'
import { cellOf, spotOf } from '../../places/grid.ts'
import { KEYS_MAX } from '../terms.ts'
import { ANYWHERE, type Candidate, cellsAround, fits, keyOfWish, keysOfThing } from './rules.ts'

const LUQUE = { latitude: -25.27, longitude: -57.49 }
const CAPIATA = { latitude: -25.35, longitude: -57.43 }
const ENCARNACION = { latitude: -27.33, longitude: -55.87 }

function thing(given: Partial<Parameters<typeof keysOfThing>[0]> = {}) {
  const said = {
    ...{ title: 'Bicicleta MTB', description: 'Rodado 29, casi nueva', categoryId: 9 },
    location: 'Luque',
    ...given,
    tags: [...(given.tags ?? ['montaña'])],
  }
  return {
    ...{ ownerId: 'beto', estimatedValue: 500_000 },
    spot: spotOf(LUQUE.latitude, LUQUE.longitude),
    searchFolded: searchColumns(said).searchFolded,
    ...said,
  }
}

const wish = (given: Partial<Candidate> = {}): Candidate => ({
  ...{ id: 1, ownerId: 'ana', words: 'bicicleta', categories: [], maxValue: null },
  ...{ latitude: null, longitude: null, radius: null, ownSpots: [], expiresAt: 100 },
  ...given,
})

describe('a wish is looked for by', () => {
  test.each([
    ['its longest word', 'bici de montaña', [9], `w:montana`],
    ['a word without its plural', 'mesas', [], 'w:mesa'],
    ['nothing of how one asks', 'busco una tele', [], 'w:tele'],
    ['its only category', '', [9], 'c:9'],
    ['anything', '', [9, 10], '*'],
    ['anything at all', '¡!', [], '*'],
  ])('%s', (_, words, categories, key) => {
    expect(keyOfWish(words, categories)).toBe(key)
  })
})

test('whatever word of the region, singular or plural, one wishes: what is published under any other of them has its key', () => {
  const missed: string[] = []
  for (const words of REGION_WORDS) {
    const all = Object.values(words).flatMap((text) => text.split(',').map(foldText))
    for (const title of all) {
      const keys = keysOfThing(thing({ title, description: 'Poco uso, se retira', tags: [] }))
      for (const word of all.filter((one) => !one.includes(' '))) {
        if (!meaningsOf(word).some((form) => title.split(' ').length > 1 || form === title))
          continue
        if (!keys.includes(keyOfWish(word, []))) missed.push(`${word} -> ${title}`)
      }
    }
  }
  expect(missed).toEqual([])
})

test('a thing has its title first among its keys, its category, and so many at most', () => {
  const description = Array.from({ length: 150 }, (_, i) => `palabra${i}x`).join(' ')
  const keys = keysOfThing(thing({ description }))
  expect(keys[0]).toBe('w:bicicleta')
  expect(keys.slice(-2)).toEqual(['c:9', '*'])
  expect(keys).toHaveLength(KEYS_MAX + 2)
  expect(new Set(keys).size).toBe(keys.length)
})

describe('it fits', () => {
  test.each<[string, Partial<Candidate>, boolean]>([
    ['by a word of its title', {}, true],
    ['by another word of the region', { words: 'bike' }, true],
    ['by words of title and description', { words: 'bicicletas rodado 29' }, true],
    ['not by a word that it lacks', { words: 'bicicleta fija' }, false],
    ['not by the beginning of a word', { words: 'bicicle' }, false],
    ['in its category', { categories: [3, 9] }, true],
    ['in no other', { categories: [3] }, false],
    ['for no more than is given', { maxValue: 500_000 }, true],
    ['for less it does not', { maxValue: 499_999 }, false],
    ['near', { ...CAPIATA, radius: 25 }, true],
    ['not far away', { ...ENCARNACION, radius: 100 }, false],
    [
      'in the same town, however small the circle',
      { ...CAPIATA, radius: 5, ownSpots: [spotOf(LUQUE.latitude, LUQUE.longitude)] },
      true,
    ],
    ['nobody who published it', { ownerId: 'beto' }, false],
    ['nothing that is over', { expiresAt: 50 }, false],
  ])('%s', (_, given, isSo) => {
    expect(fits(wish(given), thing(), 50)).toBe(isSo)
  })

  test('no range of prices where it has none, and no circle where nobody knows where it is', () => {
    expect(fits(wish({ maxValue: 1_000_000 }), thing({ estimatedValue: 0 }), 50)).toBe(false)
    expect(fits(wish({ ...LUQUE, radius: 100 }), thing({ spot: null }), 50)).toBe(false)
    expect(fits(wish(), thing({ spot: null, estimatedValue: 0 }), 50)).toBe(true)
  })
})

test('cells are looked at from near to far, each once, and anywhere last', () => {
  const ranges = cellsAround(cellOf(LUQUE.latitude, LUQUE.longitude), LUQUE)
  const cells = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(cells[0]).toBe(cellOf(LUQUE.latitude, LUQUE.longitude))
  expect(cells.at(-1)).toBe(ANYWHERE)
  const near = cells.indexOf(cellOf(CAPIATA.latitude, CAPIATA.longitude))
  const far = cells.indexOf(cellOf(-25.77, -56.45))
  expect(near).toBeGreaterThan(0)
  expect(far).toBeGreaterThan(near)
  expect(ranges.length).toBeLessThanOrEqual(80)
  expect(cellsAround(null, null)).toEqual([[ANYWHERE, ANYWHERE]])
})
