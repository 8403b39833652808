/** What each kind of answer says to a browser of how far it may be trusted: every header, with its exact value. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { app } from '../../app.ts'
import type { Item } from '../../items/contract.ts'
import { makeWorld, type World } from '../../testing/access/world.ts'
import { Browser, ORIGIN } from '../../testing/app.ts'
import { ASSETS, POLICY } from '../../testing/assets.ts'
import { itemForm, newItem } from '../../testing/makers/item-maker.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { pdf, photo, upload } from '../../testing/makers/proofs.ts'
import { TRANSPORT } from './headers.ts'

const EVERY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
}
/** The app's own pages may scan the code of a hand-over (D52). */
const PAGE_PERMISSIONS = EVERY['permissions-policy'].replace('camera=()', 'camera=(self)')
const DATA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const OWN_PAGE =
  /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/
const SERVICE_WORKER = (images = '') =>
  `default-src 'none'; script-src 'self'; connect-src 'self'${images}; img-src 'self'${images}; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`
const NOT_KEPT = 'private, no-store'
const ASKED_AGAIN = 'private, no-cache'
const CARDS = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}

let world: World
let seller: Browser
let pictured = ''
let documentOfPdf = ''

beforeAll(async () => {
  world = await makeWorld()
  seller = (await makeAccount({}, { ASSETS })).browser
  const form = itemForm(newItem(), 'images', [photo('gps.webp')])
  const { images }: Item = await (await seller.send('POST', '/api/items', { form })).json()
  pictured = `${images[0]}/320`
  const { id, browser } = await makeAccount()
  await upload(browser, 'government_id', pdf())
  documentOfPdf = `/api/admin/verifications/${id}/government_id/document`
})

const visitor = (settings: Record<string, unknown> = {}) => new Browser({ ASSETS, ...settings })
const get = (path: string, settings?: Record<string, unknown>) => visitor(settings).get(path)

type Kind = [
  what: string,
  asked: () => Promise<Response>,
  status: number,
  policy: string | RegExp,
  kept: string,
]

const KINDS: Kind[] = [
  ['a rendered page', () => get('/'), 200, POLICY, ASKED_AGAIN],
  ['a thing that is not there', () => get('/items/999999'), 404, POLICY, ASKED_AGAIN],
  ['the shell of a screen', () => get('/my-items'), 200, POLICY, ASKED_AGAIN],
  ['the shell that devices keep', () => get('/app-shell'), 200, POLICY, ASKED_AGAIN],
  ['an answer of the API', () => get('/api/categories'), 200, DATA, NOT_KEPT],
  ['a place', () => get('/api/places?search=asu'), 200, DATA, 'public, max-age=3600'],
  ['a refusal', () => get('/api/auth/user'), 401, DATA, 'no-store'],
  ['what the API has not', () => get('/api/nothing'), 404, DATA, 'no-store'],
  [
    'a foreign write',
    () => visitor().post('/api/favorites/1', {}, { origin: 'https://evil.example' }),
    403,
    DATA,
    'no-store',
  ],
  ['a bad setting', () => get('/api/categories', { BASE_URL: 'x' }), 503, DATA, NOT_KEPT],
  ['a failure of ours', () => get('/api/items', { DB: {} }), 500, DATA, 'no-store'],
  ['a photo', () => get(pictured), 200, DATA, 'public, max-age=31536000, immutable'],
  ['a photo of nothing', () => get('/img/items/1/x/320'), 404, DATA, 'no-store'],
  ['a photo of a chat', () => world.browsers.party.get(world.photo), 200, DATA, NOT_KEPT],
  [
    'a private picture',
    () =>
      world.browsers.admin.get(
        `/api/admin/verifications/${world.ids.owner}/government_id/document`,
      ),
    200,
    "default-src 'none'; sandbox; frame-ancestors 'none'",
    NOT_KEPT,
  ],
  [
    'a private PDF',
    () => world.browsers.admin.get(documentOfPdf),
    200,
    "frame-ancestors 'none'",
    NOT_KEPT,
  ],
  ['the service worker', () => get('/sw.js'), 200, SERVICE_WORKER(), ASKED_AGAIN],
  [
    'the service worker with an image domain',
    () => get('/sw.js', { IMAGE_BASE_URL: 'https://img.example.com/p' }),
    200,
    SERVICE_WORKER(' https://img.example.com'),
    ASKED_AGAIN,
  ],
  [
    'the service worker that goes',
    () => get('/sw.js', { SERVICE_WORKER: 'off' }),
    200,
    SERVICE_WORKER(),
    ASKED_AGAIN,
  ],
  ['an address that moved', () => get('/home'), 301, DATA, NOT_KEPT],
  ['a shared photo', () => visitor().post('/share'), 303, DATA, NOT_KEPT],
  ['a file that is none', () => get('/nothing.png'), 404, DATA, 'no-store'],
  ['a script that is gone', () => get('/assets/gone.js'), 404, DATA, 'no-store'],
  ['the manifest', () => get('/manifest.webmanifest'), 200, DATA, 'private, max-age=3600'],
  ['what robots read', () => get('/robots.txt'), 200, DATA, NOT_KEPT],
  ['the page that asks before signing out', () => get('/api/logout'), 200, OWN_PAGE, NOT_KEPT],
  [
    'the page that ends mails',
    () => get('/api/notifications/mail-off?token=a.b.c'),
    404,
    OWN_PAGE,
    NOT_KEPT,
  ],
]

test.each(KINDS)('%s', async (_what, asked, status, policy, kept) => {
  const { status: answered, headers, body } = await asked()
  await body?.cancel()
  expect(answered).toBe(status)
  if (typeof policy === 'string') expect(headers.get('content-security-policy')).toBe(policy)
  else expect(headers.get('content-security-policy')).toMatch(policy)
  expect(headers.get('cache-control')).toBe(kept)
  const every = { ...EVERY, ...(policy === POLICY && { 'permissions-policy': PAGE_PERMISSIONS }) }
  for (const [name, value] of Object.entries(every)) expect(headers.get(name), name).toBe(value)
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(headers.get('x-powered-by')).toBeNull()
})

test('over https every kind says to come back over https only', async () => {
  const own = { ...env, ASSETS }
  const secure = ORIGIN.replace('http:', 'https:')
  for (const path of ['/', '/app-shell', '/api/categories', '/api/nothing', '/sw.js', '/home']) {
    const { headers, body } = await app.fetch(new Request(`${secure}${path}`), own)
    await body?.cancel()
    expect(headers.get('strict-transport-security'), path).toBe(TRANSPORT)
  }
  expect(TRANSPORT).toBe('max-age=31536000; includeSubDomains')
})

test('what the card provider may do is allowed where cards are taken, and only with its keys', async () => {
  const CARD = PAGE_PERMISSIONS.replace('payment=()', 'payment=(self "https://js.stripe.com")')
  const allowed = async (path: string, settings = {}) =>
    (await get(path, settings)).headers.get('permissions-policy')
  for (const path of ['/secure-payment', '/verification']) {
    expect(await allowed(path, CARDS)).toBe(CARD)
    expect(await allowed(path)).toBe(PAGE_PERMISSIONS)
  }
  for (const path of ['/', '/trades/1', '/app-shell']) {
    expect(await allowed(path, CARDS)).toBe(PAGE_PERMISSIONS)
  }
})

test('text becomes code nowhere but where the card provider’s script runs', async () => {
  const TYPED = `${POLICY}; require-trusted-types-for 'script'; trusted-types service-worker photo-worker`
  const fetch = async () =>
    new Response('<html><head></head></html>', { headers: { 'content-security-policy': TYPED } })
  const policyAt = async (path: string, settings = {}) =>
    (await get(path, { ASSETS: { fetch }, ...settings })).headers.get('content-security-policy')
  for (const path of ['/', '/secure-payment', '/verification']) {
    expect(await policyAt(path)).toBe(TYPED)
  }
  expect(await policyAt('/trades/1', CARDS)).toBe(TYPED)
  expect(await policyAt('/secure-payment', CARDS)).not.toContain('trusted-types')
})
