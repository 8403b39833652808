import { expect, test } from 'vitest'
import { successors } from './successors.ts'

test('what was visited is followed by the files of the same names, whatever their hashes', () => {
  const next = [
    'assets/item-screen-Q9w8E7r6.js',
    'assets/items-11111111.js',
    'assets/items-22222222.js',
    'assets/coming--RzJ_Cq.js',
    'assets/login-screen-Aa-_09Zz.js',
  ]
  const kept = ['/assets/item-screen-B7R8HVo0.js', '/assets/items-C9i7m_SW.js']
  expect(successors(next, kept)).toEqual(next.slice(0, 3))
})

test('what keeps its hash follows itself, and nothing kept brings nothing', () => {
  expect(successors(['assets/a-12345678.js'], ['/assets/a-12345678.js'])).toHaveLength(1)
  expect(successors(['assets/a-12345678.js'], [])).toEqual([])
})
