/** Every path's builder. The plural is canonical (D6). Which addresses are pages: addresses.ts. */

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const set = Object.entries(query).filter((e): e is [string, string] => Boolean(e[1]))
  return set.length ? `${path}?${new URLSearchParams(set)}` : path
}

export const paths = {
  home: '/',
  search: (text?: string) => withQuery('/search', { q: text }),
  publish: '/items/new',
  mend: (entry: string) => withQuery('/items/new', { waiting: entry }),
  item: (id: number) => `/items/${id}`,
  editItem: (id: number) => `/items/${id}?edit=1`,
  /** `offered`: a thing of one's own that is chosen already. */
  propose: (id: number, offered?: number) =>
    withQuery(`/items/${id}`, { propose: '1', offer: offered?.toString() }),
  ask: (id: number) => withQuery(`/items/${id}`, { propose: 'ask' }),
  login: (next?: string) => withQuery('/custom-login', { next }),
  register: (next?: string) => withQuery('/custom-register', { next }),
  forgotPassword: (next?: string, email?: string) => withQuery('/forgot-password', { next, email }),
  verifyEmail: (email: string, next?: string) => withQuery('/verify-email', { email, next }),
  landing: '/landing',
  myItems: '/my-items',
  wanted: (text?: string) => withQuery('/wanted', { q: text }),
  wish: (id: number) => `/wanted/${id}`,
  myWishes: '/my-wishes',
  newWish: (asked: Record<string, string | undefined> = {}) =>
    withQuery('/my-wishes', { new: 'wish', ...asked }),
  newAlert: (asked: Record<string, string | undefined>) =>
    withQuery('/my-wishes', { new: 'alert', ...asked }),
  favorites: '/favorites',
  matches: '/matches',
  trades: '/trades',
  trade: (id: number) => `/trades/${id}`,
  tradeDemo: '/trade-demo',
  reviews: '/reviews',
  person: (id: string) => `/user/${id}`,
  profile: '/profile',
  tokens: '/profile/tokens',
  verification: '/verification',
  settings: '/settings',
  payments: '/settings/payments',
  appSettings: '/app-settings',
  admin: '/admin',
  adminPerson: (id: string) => `/admin?tab=people&person=${encodeURIComponent(id)}`,
  adminProblems: '/admin?tab=problems',
  adminProblem: (id: number) => `/admin?tab=problems&problem=${id}`,
  mailAdmin: '/sendgrid-admin',
  privacy: '/privacy',
  terms: '/terms',
  logout: '/api/logout',
} as const
