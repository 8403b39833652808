/** Each public page as the worker renders it, taken over by React's development client: it may not warn. */

import { first } from 'virtual:words'
import type { QueryClient } from '@tanstack/react-query'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FirstView, isFirstView } from '#web/api/first-view.ts'
import { newQueryClient } from '#web/api/query-client.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { listQuery } from '#web/browse/queries.ts'
import { activate, loadWords } from '#web/i18n/i18n.ts'
import { itemQuery, missingKey } from '#web/items/queries.ts'
import { missingPersonKey } from '#web/people/queries.ts'
import { stubBrowser } from '#web/testing/browser.ts'
import { makeItem } from '#web/testing/items.ts'
import { renderApp } from '../../worker/pages/render.tsx'
import { takeOver } from './take-over.tsx'
import { ANA, setSession } from './testing.tsx'

const AT = Date.parse('2026-11-28T12:00:00Z')
const seenBy = (person: typeof ANA | null) => ({
  at: AT,
  isFrugal: false,
  isForeign: false,
  isOut: person === null,
})
const ITEMS = [
  makeItem(1, { title: '"><img src=x onerror=1>', tags: ['madera'], estimatedValue: 123_456_789 }),
  makeItem(2, { photos: [], images: [], tradeStatus: 'reserved', location: '' }),
]
const listed = (params: Record<string, string>, next: string | null = null) =>
  [
    listQuery(params).queryKey,
    { pages: [{ items: ITEMS, total: { count: 2, more: false }, next }], pageParams: [''] },
  ] as const

const PAGES = [
  ['/', [listed({}, 'MTI')]],
  ['/?cursor=MTI', [listed({ cursor: 'MTI' })]],
  ['/search?q=bici', [listed({ search: 'bici' })]],
  ['/search', [listed({})]],
  [
    '/search?q=nada',
    [
      [
        listQuery({ search: 'nada' }).queryKey,
        { pages: [{ items: [], total: { count: 0, more: false }, next: null }], pageParams: [''] },
      ],
    ],
  ],
  ['/items/1', [[itemQuery(1).queryKey, ITEMS[0]]]],
  ['/items/2', [[itemQuery(2).queryKey, ITEMS[1]]]],
  ['/items/3', [[missingKey(3), true]]],
  ['/user/nobody', [[missingPersonKey('nobody'), true]]],
] as const

/** The tab, as the worker titles it. */
const TITLES: Record<string, Record<'es' | 'en', string>> = {
  '/items/1': { es: '"><img src=x onerror=1>', en: '"><img src=x onerror=1>' },
  '/items/3': { es: 'Artículo no encontrado', en: 'Item not found' },
  '/user/nobody': { es: 'Usuario no encontrado', en: 'User not found' },
  '/search?q=bici': { es: 'bici', en: 'bici' },
}

const asked = vi.fn((..._: unknown[]) => Promise.reject(new Error('no request is needed')))
const told = vi.fn()
let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  stubBrowser()
  vi.stubGlobal('scrollTo', () => undefined)
  // It ends by itself, in React's own time: `act` would wait for it before it lets React go on.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  addEventListener('error', told)
})
afterEach(() => {
  root?.unmount()
  removeEventListener('error', told)
  document.body.replaceChildren()
  asked.mockClear()
  told.mockClear()
  vi.unstubAllGlobals()
})

function filled(queries: FirstView['queries']): QueryClient {
  const client = newQueryClient()
  for (const [key, data] of queries) client.setQueryData(key, data, { updatedAt: AT })
  return client
}

/** The page as the worker sends it. */
async function served(
  server: QueryClient,
  address: string,
  language: 'es' | 'en',
  person: typeof ANA | null,
): Promise<HTMLElement> {
  history.replaceState(null, '', address)
  setSession(person)
  await loadWords(language, first)
  activate(language)
  localStorage.setItem('lang', language)
  const { pathname, search } = new URL(address, 'http://localhost')
  const place = document.createElement('div')
  place.innerHTML = await renderApp(server, {
    path: pathname,
    search,
    language,
    seen: seenBy(person),
  })
  document.body.appendChild(place)
  return place
}

describe.each(['es', 'en'] as const)('in %s', (language) => {
  describe.each(['visitor', 'member'] as const)('for a %s', (who) => {
    test.each(PAGES)('%s is taken over as it stands', async (address, queries) => {
      const server = filled(queries)
      if (who === 'visitor') server.setQueryData(currentUserQuery.queryKey, null)
      const person = who === 'member' ? ANA : null
      const place = await served(server, address, language, person)
      const before = place.querySelector('main')

      root = await takeOver(place, newQueryClient(), { ...seenBy(person), queries })

      expect(told.mock.calls).toEqual([])
      expect(place.querySelector('main')).toBe(before)
      const title = TITLES[address]?.[language]
      // Tests have no brand.
      if (title) await vi.waitFor(() => expect(document.title.trim()).toBe(`${title} ·`))
      // Who is signed in is asked, and what may help where nothing is found; what the page shows is not.
      const addresses = asked.mock.calls.map(([input]: unknown[]) => String(input))
      expect(
        addresses.filter((one) => !/\/api\/(auth\/user|items\/related|favorites)/.test(one)),
      ).toEqual([])
    })
  })
})

test('a search from the header, which is taken over first, changes nothing of the screen before it is', async () => {
  const queries = [listed({})]
  const server = filled(queries)
  server.setQueryData(currentUserQuery.queryKey, null)
  const place = await served(server, '/search', 'es', null)
  const before = place.querySelector('main')
  const left = vi.fn(() => history.replaceState(null, '', '/search?q=nada'))
  // The header's first deed.
  place.addEventListener('focusin', left, { once: true })

  root = await takeOver(place, newQueryClient(), { ...seenBy(null), queries })

  expect(left).toHaveBeenCalled()
  expect(told.mock.calls).toEqual([])
  expect(place.querySelector('main')).toBe(before)
  await vi.waitFor(() =>
    expect(asked).toHaveBeenCalledWith(
      expect.stringContaining('/api/items?search=nada'),
      expect.anything(),
    ),
  )
})

test('who is there is asked after the screen is taken over: the answer would change it under the hand of React', async () => {
  const queries = [[itemQuery(1).queryKey, ITEMS[0]]] as const
  const place = await served(filled(queries), '/items/1', 'es', ANA)
  expect(place.querySelector('main .invisible')).not.toBeNull()
  const whenAsked = vi.fn()
  asked.mockImplementation((...[input]: unknown[]) => {
    if (String(input).includes('/api/auth/user')) whenAsked(isFirstView())
    return Promise.reject(new Error('no network'))
  })

  root = await takeOver(place, newQueryClient(), { ...seenBy(ANA), queries })

  await vi.waitFor(() => expect(whenAsked).toHaveBeenCalled())
  expect(whenAsked.mock.calls).toEqual([[false]])
})

test('who signs in while the page is on its way is asked for once it is taken over', async () => {
  const queries = [[itemQuery(1).queryKey, ITEMS[0]]] as const
  const server = filled(queries)
  server.setQueryData(currentUserQuery.queryKey, null)
  const place = await served(server, '/items/1', 'es', null)
  const before = place.querySelector('main')
  setSession(ANA)

  root = await takeOver(place, newQueryClient(), { ...seenBy(null), queries })

  expect(told.mock.calls).toEqual([])
  expect(place.querySelector('main')).toBe(before)
  await vi.waitFor(() =>
    expect(asked).toHaveBeenCalledWith(
      expect.stringContaining('/api/auth/user'),
      expect.anything(),
    ),
  )
})
