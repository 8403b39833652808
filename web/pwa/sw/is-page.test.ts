import { expect, test } from 'vitest'
import { hasOwnHeaders, isPage } from './is-page.ts'

test.each([
  '/',
  '/search',
  '/items/12',
  '/items/new',
  '/my-items',
  '/no-such-page',
  '/apis',
  '/wsx',
])('%s is a page: the shell answers it', (path) => {
  expect(isPage(path)).toBe(true)
})

test.each([
  '/api',
  '/api/logout',
  '/api/items/1',
  '/ws',
  '/img/items/1/0123456789abcdef/640',
  '/sw.js',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/items-1.xml',
  '/assets/base-12345678.js',
  '/icons/icon.svg',
  '/app-shell',
])('%s is left to the server', (path) => {
  expect(isPage(path)).toBe(false)
})

test.each(['/secure-payment', '/verification'])('%s has headers of its own', (path) => {
  expect([isPage(path), hasOwnHeaders(path)]).toEqual([false, true])
})
