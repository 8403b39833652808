/** The content policy of pages: the build's, with the hosts that settings and screens add to it. */
import type { Settings } from '../env.ts'
import { PERMISSIONS } from '../http/guards/headers.ts'

/** Screens with a card form (web/pwa/sw/is-page.ts leaves them to the server for the same reason). */
const CARD_PAGES = /^\/(secure-payment|verification)\/?$/

/** https://docs.stripe.com/security/guide#content-security-policy */
const CARD_HOSTS = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com https://m.stripe.network',
  'connect-src': 'https://api.stripe.com https://m.stripe.com https://m.stripe.network',
  'frame-src':
    'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://m.stripe.network',
}

const TYPES = /^(require-trusted-types-for|trusted-types) /

/** The app is one document whatever it shows, and the code of a hand-over is scanned in it (D52). */
const PAGE_PERMISSIONS = PERMISSIONS.replace('camera=()', 'camera=(self)')

/** Its fields may offer what pays without a card number. */
const CARD_PERMISSIONS = PAGE_PERMISSIONS.replace(
  'payment=()',
  'payment=(self "https://js.stripe.com")',
)

const takesCards = (settings: Settings, path: string) =>
  settings.STRIPE_PUBLISHABLE_KEY !== undefined && CARD_PAGES.test(path)

export const permissionsFor = (settings: Settings, path: string): string =>
  takesCards(settings, path) ? CARD_PERMISSIONS : PAGE_PERMISSIONS

export function policyFor(policy: string, settings: Settings, path: string): string {
  const { IMAGE_BASE_URL: images } = settings
  let whole = policy
  if (images) {
    const { origin } = new URL(images)
    for (const name of ['img-src', 'connect-src']) whole = allowing(whole, name, origin)
  }
  if (takesCards(settings, path)) {
    for (const [name, hosts] of Object.entries(CARD_HOSTS)) whole = allowing(whole, name, hosts)
    whole = withoutTypes(whole)
  }
  return whole
}

/** The provider's script adds others to the page by their plain addresses: it asks for a default policy, which would be one for everybody. */
const withoutTypes = (policy: string) =>
  policy
    .split('; ')
    .filter((directive) => !TYPES.test(directive))
    .join('; ')

/** What has no directive of its own falls back on 'self'. */
const allowing = (policy: string, name: string, hosts: string) =>
  policy.includes(`${name} `)
    ? policy.replace(name, () => `${name} ${hosts}`)
    : `${policy}; ${name} ${hosts} 'self'`
