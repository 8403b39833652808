import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as t from '#web/items/testing.tsx'
import { stubEndInView } from '#web/testing/browser.ts'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'

const ITEM = 'GET /api/items/7'
const SIMILAR = 'GET /api/items/7/similar'

beforeEach(t.fresh)
afterEach(() => vi.unstubAllGlobals())

async function open(similar: Answers[typeof SIMILAR], language?: 'en') {
  const server = fakeServer({ [ITEM]: { body: makeItem(7) }, [SIMILAR]: similar })
  await t.visit('/items/7', language)
  await screen.findByRole('article')
  return server
}

test.each([
  [undefined, 'Artículos parecidos'],
  ['en', 'Similar items'],
] as const)(
  'who has read as far (%s) sees a few things like it, each leading to its page',
  async (language, heading) => {
    stubEndInView()
    await open({ body: [makeItem(8), makeItem(9)] }, language)
    await screen.findByRole('link', { name: 'Cosa 8' })
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Cosa 9' }).getAttribute('href')).toBe('/items/9')
  },
)

test('on their way they already have their shape', async () => {
  stubEndInView()
  await open('never')
  await screen.findByText('Buscando artículos parecidos')
  const section = screen.getByRole('heading', { name: 'Artículos parecidos' }).closest('section')
  expect(section?.getAttribute('aria-busy')).toBe('true')
  expect(section?.querySelectorAll('li .skeleton').length).toBeGreaterThan(0)
})

test.each<[what: string, Answers[typeof SIMILAR]]>([
  ['nothing', { body: [] }],
  ['a failure', { status: 500, text: '<html>' }],
  ['no network', 'no network'],
])('with %s there is no such part', async (_what, answer) => {
  stubEndInView()
  const server = await open(answer)
  await waitFor(() => expect(server.named(SIMILAR)).toHaveLength(1))
  await waitFor(() => expect(t.shows('Artículos parecidos')).toBe(false))
  expect(screen.getByRole('article')).toBeTruthy()
})

test('one’s own items are not among them', async () => {
  stubEndInView()
  t.signedIn()
  const own = makeItem(8, { userId: 'ana' })
  fakeServer({
    'GET /api/auth/user': t.ANA,
    [ITEM]: { body: makeItem(7, { userId: 'bruno' }) },
    [SIMILAR]: { body: [own, makeItem(9, { userId: 'bruno' })] },
  })
  await t.visit('/items/7')
  await screen.findByRole('link', { name: 'Cosa 9' })
  expect(screen.queryByRole('link', { name: 'Cosa 8' })).toBeNull()
})

test('nobody who stays above asks for them', async () => {
  const observe = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe
      disconnect = vi.fn()
    },
  )
  const server = await open({ body: [makeItem(8)] })
  expect(observe).toHaveBeenCalled()
  expect(server.named(SIMILAR)).toEqual([])
})
