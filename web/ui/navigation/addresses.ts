/** Which addresses are pages, for the router of the app and for the worker, which answers 404 to all others. */

/** The first that fits counts. */
const PAGES = [
  '/',
  '/search',
  '/items/new',
  '/items/:id',
  '/custom-login',
  '/custom-register',
  '/verify-email',
  '/forgot-password',
  '/login',
  '/register',
  '/landing',
  '/my-items',
  '/my-wishes',
  '/wanted',
  '/wanted/:id',
  '/favorites',
  '/matches',
  '/settings',
  '/settings/payments',
  '/trades',
  '/trades/:id',
  '/trade-demo',
  '/reviews',
  '/profile',
  '/profile/tokens',
  '/user/:userId',
  '/verification',
  '/app-settings',
  '/privacy',
  '/terms',
  '/secure-payment',
  '/admin',
  '/sendgrid-admin',
] as const

/** Each has a screen: see web/app/screens/screens.ts. */
export type Page = (typeof PAGES)[number]

/** The other spellings (D6). */
const SPELLINGS: Record<string, Page> = {
  '/home': '/',
  '/item/new': '/items/new',
  '/item/:id': '/items/:id',
  '/trade/:id': '/trades/:id',
  '/users/:userId': '/user/:userId',
}

const PATTERNS: readonly (readonly [pattern: string, page: Page])[] = [
  ...PAGES.map((page) => [page, page] as const),
  ...Object.entries(SPELLINGS),
]

/** What may stand there, as it is written; null if it names nothing. */
const NAMES: Record<string, (given: string) => string | null> = {
  ':id': (given) => /^0*([1-9]\d{0,14})$/.exec(given)?.[1] ?? null,
  ':userId': (given) => /^[\w-]{1,64}$/.exec(given)?.[0] ?? null,
}

/** What sentences and messengers leave at the end of a link. */
const GLUED = /[\s\u200b-\u200f\ufeff.,;:!?¡¿)\]}>'"’”»*…%/]+$/u

/** Longer than any page's: what follows looks at each letter more than once. */
const LONGEST = 500

/** The address of the page as it should be written, without its query; null: there is no such page. */
export function canonicalPath(path: string): string | null {
  if (path.length > LONGEST) return null
  const given = decoded(path)
  if (!given.startsWith('/')) return null
  return pageAt(given.replace(/\/+$/, '')) ?? pageAt(given.replace(GLUED, ''))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function pageAt(path: string): string | null {
  const given = path === '' ? ['', ''] : path.split('/')
  for (const [pattern, page] of PATTERNS) {
    const names = namesIn(pattern.split('/'), given)
    if (names) return page.replace(/:\w+/, (name) => names[name] ?? '')
  }
  return null
}

function namesIn(pattern: string[], given: string[]): Record<string, string> | null {
  if (pattern.length !== given.length) return null
  const names: Record<string, string> = {}
  for (const [at, part] of pattern.entries()) {
    const here = given[at] ?? ''
    const name = NAMES[part]?.(here)
    if (name === null || (name === undefined && part !== here.toLowerCase())) return null
    names[part] = name ?? here
  }
  return names
}
