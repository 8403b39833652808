import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openedPath } from './rules.ts'
import { OPENED_FOLDERS, OPENED_PAGES } from './terms.ts'

const HOST = 'jopoi.example'

test('every page of ours is opened with its query and hash', () => {
  for (const path of [...OPENED_PAGES, ...OPENED_FOLDERS.map((f) => `${f}7`)]) {
    expect(openedPath(`https://${HOST}${path}`, HOST)).toBe(path)
    expect(openedPath(`https://${HOST}${path}?q=a%20b#c`, HOST)).toBe(`${path}?q=a%20b#c`)
  }
})

test.each([
  `https://${HOST}/api/logout`,
  `https://${HOST}/items/../api/logout`,
  `https://${HOST}/img/items/1/a/320`,
  `https://${HOST}/searching`,
  `https://${HOST}:8443/`,
  `https://${HOST}.evil.example/items/1`,
  `https://evil.example/items/1?x=https://${HOST}/`,
  `https://${HOST}@evil.example/items/1`,
  `intent://${HOST}/items/1#Intent;scheme=https;end`,
  'javascript:alert(1)',
  '//evil.example/items/1',
  '/items/1',
  '',
])('%s is not opened', (address) => {
  expect(openedPath(address, HOST)).toBeNull()
})

test('whatever is opened stays on this host', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (url, rest) => {
      for (const address of [url + rest, `https://${HOST}/items/${rest}`]) {
        const path = openedPath(address, HOST)
        if (path !== null) expect(new URL(path, `https://${HOST}`).host).toBe(HOST)
      }
    }),
  )
})
