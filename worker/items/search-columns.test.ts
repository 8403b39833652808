import { expect, test } from 'vitest'
import { tagsText } from '../db/fold.ts'
import { searchColumns } from './search-columns.ts'

test('an item is found by title, description, tags, category in both languages, and place', () => {
  const columns = searchColumns({
    title: 'Camión de juguete',
    description: 'Casi sin uso',
    categoryId: 8,
    location: 'Encarnación',
    city: null,
    country: 'Paraguay',
    tags: ['Niños', 'casi  nuevo', '🎸'],
  })
  const folded = columns.searchFolded.split(' ')
  expect(folded).toEqual(expect.arrayContaining(['camion', 'casi', 'ninos', 'juguetes', 'toys']))
  expect(columns.searchPlace).toBe('encarnacion paraguay')
  expect(columns.searchExact.split(' ')).toEqual(expect.arrayContaining(['camión', 'niños']))
  expect(columns.searchTags).toBe('|ninos|casi nuevo|')
  expect(tagsText([])).toBe('')
})

test('the alphabetical key stays short in any script', () => {
  const titleSort = searchColumns({
    title: '한'.repeat(100),
    description: '',
    categoryId: 1,
    location: '',
    tags: [],
  }).titleSort
  expect(titleSort.length).toBeLessThanOrEqual(60)
})
