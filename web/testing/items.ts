/** Makers of items and of a server that lists them, for tests of the browser's side. */

import { vi } from 'vitest'
import type { Item } from '#contract/items'
import { SIGNED_IN_COOKIE } from '#terms/http'

export function makeItem(id: number, given: Partial<Item> = {}): Item {
  const urls = { 1600: `/img/${id}-1600`, 640: `/img/${id}-640`, 320: `/img/${id}-320` }
  return {
    id,
    userId: 'ana',
    title: `Cosa ${id}`,
    description: 'Poco uso, en buen estado.',
    condition: 'good',
    categoryId: 10,
    category: { id: 10, name: 'Libros' },
    estimatedValue: 350_000,
    location: 'Encarnación, Paraguay',
    city: 'Encarnación',
    country: 'Paraguay',
    tags: [],
    images: [urls[640]],
    imageUrl: urls[640],
    photos: [{ width: 640, height: 480, colors: 'ff0000'.repeat(4), urls }],
    isAvailable: true,
    tradeStatus: 'available',
    status: 'available',
    createdAt: '2026-11-27T12:00:00.000Z',
    updatedAt: '2026-11-27T12:00:00.000Z',
    revision: 1,
    user: { id: 'ana', firstName: 'Ana', lastName: 'López', profileImageUrl: null },
    ...given,
  }
}

type Page = { items: Item[]; total?: string; next?: string }
type Asked = { query: URLSearchParams; signal: AbortSignal | undefined }

/** Stands in for the server, which knows nobody or `user`. `answer` null: it never comes. */
export function fakeListing(
  answer: (query: URLSearchParams) => Page | Response | null,
  user?: { id: string },
) {
  const asked: Asked[] = []
  const age = user ? 60 : 0
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${SIGNED_IN_COOKIE}=1; max-age=${age}`
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://localhost')
    if (url.pathname === '/api/favorites') return Promise.resolve(Response.json([]))
    if (url.pathname !== '/api/items') {
      return Promise.resolve(
        user ? Response.json(user) : Response.json({ code: 'signed_out' }, { status: 401 }),
      )
    }
    const signal = init?.signal ?? undefined
    asked.push({ query: url.searchParams, signal })
    const given = answer(url.searchParams)
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      if (given) resolve(given instanceof Response ? given : pageOf(given, url.searchParams))
    })
  })
  return { asked, last: () => asked.at(-1)?.query.toString() }
}

function pageOf({ items, total, next }: Page, query: URLSearchParams): Response {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (total) headers.set('X-Total-Count', total)
  if (next) {
    const further = new URLSearchParams(query)
    further.set('cursor', next)
    headers.set('Link', `</api/items?${further}>; rel="next"`)
  }
  return new Response(JSON.stringify(items), { headers })
}
