/** An item's page, and what machines read in a head. */
import type { Language } from '../../http/terms.ts'
import type { Item } from '../../items/contract.ts'
import { testContext } from '../../testing/app.ts'
import type { Page } from '../head/facts.ts'
import { headOf } from '../head/head.ts'

export const SITE = 'https://jopoi.example'
export const HASH = 'ab'.repeat(8)
export const at = (path: string) => new URL(path, SITE)

/** An item as it is answered, with what is given changed. */
export const item = (given: Partial<Item> = {}): Item => ({
  id: 7,
  userId: 'someone',
  title: 'Camión de juguete',
  description: 'Un camión rojo de madera, casi sin uso.',
  condition: 'good',
  categoryId: 8,
  category: { id: 8, name: 'Juguetes y juegos' },
  estimatedValue: 150_000,
  location: 'Encarnación, Paraguay',
  city: null,
  country: null,
  tags: [],
  images: [`/img/items/7/${HASH}/1600`],
  imageUrl: `/img/items/7/${HASH}/1600`,
  photos: [
    {
      width: 1600,
      height: 1200,
      colors: '0'.repeat(24),
      urls: {
        1600: `/img/items/7/${HASH}/1600`,
        640: `/img/items/7/${HASH}/640`,
        320: `/img/items/7/${HASH}/320`,
      },
    },
  ],
  isAvailable: true,
  tradeStatus: 'available',
  status: 'available',
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  revision: 1,
  user: { id: 'someone', firstName: 'Ana', lastName: 'Benítez', profileImageUrl: null },
  ...given,
})

export const PAGE = { kind: 'item', url: at('/items/7'), item: item() } as const satisfies Page

/** A head as machines read it. */
export function read(
  page: Page,
  language: Language = 'es',
  settings: Record<string, unknown> = {},
) {
  const { ctx } = testContext(settings)
  const html = headOf({ ...ctx, baseUrl: SITE, language }, page)
  const found = (pattern: RegExp) => [...html.matchAll(pattern)]
  const entries = found(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)
  return {
    html,
    title: /<title>(.*)<\/title>/.exec(html)?.[1],
    said: Object.fromEntries(entries.map(([, name, content]) => [name, content])),
    canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    others: Object.fromEntries(
      found(/hreflang="([^"]+)" href="([^"]*)"/g).map(([, code, address]) => [code, address]),
    ),
    data: found(/<script type="application\/ld\+json">(.*?)<\/script>/g).map(([, json]) =>
      JSON.parse(json ?? ''),
    ),
  }
}
