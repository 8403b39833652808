import { expect, test } from 'vitest'
import { formatBytes } from './bytes.ts'
import { bytesOf } from './databases.ts'
import { isCleared, kindOfCache, kindOfDatabase } from './kinds.ts'

test.each([
  ['silla', 5],
  ['ñandutí', 9],
  [7, 8],
  [null, 8],
  [new Blob(['x'.repeat(900)]), 900],
  [new Uint8Array(40), 40],
  [{ a: 'bc' }, 3],
  // The places of a list count as its names: "0" and "1".
  [['ab', { c: new Blob(['def']) }], 1 + 2 + 1 + 1 + 3],
  [new Map([['k', 'vv']]), 3],
])('the bytes of a kept value are those of all that is in it (%#)', (value, bytes) => {
  expect(bytesOf(value)).toBe(bytes)
})

test.each([
  [0, '0 KB', '0 KB'],
  [1, '1 KB', '1 KB'],
  [340_200, '341 KB', '341 KB'],
  [2_140_000, '2,1 MB', '2.1 MB'],
  [1_500_000_000, '1,5 GB', '1.5 GB'],
])('%i bytes read %s, in English %s', (bytes, spanish, english) => {
  expect([formatBytes(bytes, 'es'), formatBytes(bytes, 'en')]).toEqual([spanish, english])
})

test('only what comes back by itself is cleared: never a draft, a waiting message, an unknown store', () => {
  const databases = [
    'jopoi-queries',
    'jopoi-outbox',
    'jopoi-share',
    'keyval-store',
    'jopoi-new',
    'x',
  ]
  expect(databases.filter((name) => isCleared(kindOfDatabase(name)))).toEqual(['jopoi-queries'])
  const caches = ['jopoi-photos', 'jopoi-assets', 'jopoi-precache-v2-https://a/', 'jopoi-new', 'x']
  expect(caches.filter((name) => isCleared(kindOfCache(name)))).toEqual([
    'jopoi-photos',
    'jopoi-assets',
  ])
})
