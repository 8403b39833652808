import { expect, test } from 'vitest'
import { nextCursor, pageOf, totalOf } from './queries.ts'

test('the count is exact or open-ended, or not there', () => {
  expect(totalOf('0')).toEqual({ count: 0, more: false })
  expect(totalOf('137')).toEqual({ count: 137, more: false })
  expect(totalOf('1000+')).toEqual({ count: 1000, more: true })
  for (const odd of [null, '', '0+', 'many', '-1', '1.5']) expect(totalOf(odd)).toBeNull()
})

test('the cursor is read from the link to the next page only', () => {
  expect(nextCursor('</api/items?tags=a&cursor=ab%2Bc%3D%3D>; rel="next"')).toBe('ab+c==')
  expect(nextCursor('<https://x.test/api/items?cursor=z&limit=24>; rel=next')).toBe('z')
  expect(nextCursor('</api/items?cursor=p>; rel="prev", </api/items?cursor=n>; rel="next"')).toBe(
    'n',
  )
  for (const odd of [
    null,
    '',
    'x',
    '</api/items?cursor=p>; rel="prev"',
    '</api/items>; rel="next"',
  ])
    expect(nextCursor(odd)).toBeNull()
})

test('a page is what is listed, how many there are and where the next one begins', () => {
  const headers = { 'X-Total-Count': '3', Link: '</api/my-items?cursor=abc>; rel="next"' }
  const total = { count: 3, more: false }
  expect(pageOf([1, 2], new Headers(headers))).toEqual({ items: [1, 2], total, next: 'abc' })
  expect(pageOf([], new Headers())).toEqual({ items: [], total: null, next: null })
})
