import { afterEach, expect, test, vi } from 'vitest'
import { boundBytes, trim } from './bound-bytes.ts'

afterEach(() => vi.unstubAllGlobals())

/** As the browser's: the oldest first. */
function cacheOf(entries: [string, Response][]) {
  const kept = new Map(entries)
  const cache = {
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    matchAll: async () => [...kept.values()],
    delete: async ({ url }: Request) => kept.delete(url),
  }
  // Only what is used of a cache.
  return { cache: cache as unknown as Cache, urls: () => [...kept.keys()] }
}

const photo = (bytes: number, told = true) =>
  new Response(new Uint8Array(bytes), told ? { headers: { 'content-length': String(bytes) } } : {})

const url = (name: string) => `http://localhost/img/${name}`

test('the oldest go first, until the rest fits', async () => {
  const { cache, urls } = cacheOf([
    [url('a'), photo(400)],
    [url('b'), photo(300)],
    [url('c'), photo(300)],
  ])
  await trim(cache, 700)
  expect(urls()).toEqual([url('b'), url('c')])
  await trim(cache, 700)
  expect(urls()).toEqual([url('b'), url('c')])
})

test('a photo that does not say how large it is, is measured', async () => {
  const { cache, urls } = cacheOf([
    [url('a'), photo(600, false)],
    [url('b'), photo(600, false)],
  ])
  await trim(cache, 1_000)
  expect(urls()).toEqual([url('b')])
})

test('a walk that fails does not end the bound for those that come later', async () => {
  const { cache, urls } = cacheOf([
    [url('a'), photo(600)],
    [url('b'), photo(600)],
  ])
  const open = vi.fn().mockRejectedValueOnce(new Error('no disk')).mockResolvedValue(cache)
  vi.stubGlobal('caches', { open })
  const plugin = boundBytes(1_000)
  // Only the name counts here.
  const arrive = () => plugin.cacheDidUpdate?.({ cacheName: 'photos' } as never)
  await expect(arrive()).rejects.toThrow('no disk')
  await arrive()
  expect(urls()).toEqual([url('b')])
})
