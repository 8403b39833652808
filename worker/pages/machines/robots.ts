/** /robots.txt: what is for everybody may be read; where somebody's own items are, nobody need look. */
import { paths } from '#web/ui/navigation/paths.ts'

/** By their beginning: what follows them is closed as well. */
const CLOSED = [
  '/api/',
  '/custom-',
  '/login',
  '/register',
  paths.verifyEmail('').split('?')[0],
  paths.forgotPassword(),
  paths.publish,
  '/item/new',
  paths.myItems,
  paths.myWishes,
  paths.favorites,
  paths.trades,
  '/trade-demo',
  paths.reviews,
  paths.profile,
  paths.verification,
  paths.settings,
  paths.appSettings,
  '/app-shell',
  '/secure-payment',
  '/sendgrid-admin',
]

export function robotsText(baseUrl: string): string {
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), 'Allow: /', '']
  return [...lines, `Sitemap: ${baseUrl}/sitemap.xml`, ''].join('\n')
}
