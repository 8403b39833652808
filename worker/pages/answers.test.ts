/** What the page of a member's screen brings: its scripts by name, and its first answers. */
import { expect, test } from 'vitest'
import { ANSWERS_ID, type FirstAnswer } from '#web/api/first-view.ts'
import { SIGNED_IN_COOKIE } from '../http/terms.ts'
import { Browser } from '../testing/app.ts'
import { ASSETS, BUILT } from '../testing/assets.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makePair, makeProposal } from '../testing/makers/trade-maker.ts'

const DATA = new RegExp(`<script id="${ANSWERS_ID}" type="application/json">(.*?)</script>`)

async function pageOf(browser: Browser, path: string) {
  const answer = await browser.get(path)
  const html = await answer.text()
  const [, text] = DATA.exec(html) ?? []
  const answers: FirstAnswer[] | null = text ? JSON.parse(text) : null
  return { html, answers, keeping: answer.headers.get('cache-control') }
}

async function member(): Promise<Browser> {
  const { browser } = await makeAccount({}, { ASSETS })
  return signedIn(browser)
}

/** As a sign-in leaves it for the page. */
function signedIn(browser: Browser): Browser {
  browser.cookies.set(SIGNED_IN_COOKIE, '1')
  return browser
}

const SCREENS = [
  '/trades',
  '/my-items',
  '/favorites',
  '/matches',
  '/my-wishes',
  '/profile',
  '/reviews',
]

test.each(SCREENS)('%s brings what its screen asks first, as the API answers it', async (path) => {
  const browser = await member()
  const { answers, keeping } = await pageOf(browser, path)
  expect(keeping).toBe('private, no-store')
  expect(answers?.map((one) => one.path)).toContain('/api/auth/user')
  expect(answers?.length).toBeGreaterThan(2)
  for (const one of answers ?? []) {
    const asked = await browser.get(one.path)
    expect(asked.status, one.path).toBe(200)
    expect(await asked.json(), one.path).toEqual(one.body)
  }
})

test('a new thing begins in the town of its owner', async () => {
  const { answers } = await pageOf(await member(), '/items/new')
  expect(answers?.some((one) => one.path.startsWith('/api/places/town?text='))).toBe(true)
})

test('a trade comes with what was said in it, and only to its parties', async () => {
  const pair = await makePair({ ASSETS })
  const { id } = await makeProposal(pair)
  const asks = `/api/trades/${id}?chat=1`
  const paths = async (browser: Browser) =>
    (await pageOf(browser, `/trades/${id}`)).answers?.map((one) => one.path)
  expect(await paths(signedIn(pair.owner.browser))).toContain(asks)
  expect(await paths(await member())).not.toContain(asks)
})

test('nobody brings none: neither a visitor, nor a cookie whose session is over, nor the page that devices keep', async () => {
  expect((await pageOf(new Browser({ ASSETS }), '/trades')).answers).toBeNull()
  const browser = await member()
  expect((await pageOf(browser, '/app-shell')).answers).toBeNull()
  const session = browser.cookies.get('session')
  await browser.post('/api/logout', {})
  if (session) browser.cookies.set('session', session)
  signedIn(browser)
  const over = await pageOf(browser, '/trades')
  expect(over.answers).toBeNull()
  expect(over.keeping).toBe('private, no-cache')
})

test('the scripts and words of a screen are named in the language of whoever asks, and all styles are in it', async () => {
  const named = async (path: string) => {
    const { html } = await pageOf(new Browser({ ASSETS: BUILT }), path)
    return [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)
  }
  expect(await named('/custom-login')).toEqual([
    '/assets/base.js',
    '/assets/first-es.js',
    '/assets/login.js',
  ])
  expect(await named('/custom-login?lang=en')).toEqual([
    '/assets/base.js',
    '/assets/first-en.js',
    '/assets/login.js',
  ])
  expect(await named('/app-shell')).toEqual(['/assets/base.js', '/assets/first-es.js'])
  const { html } = await pageOf(new Browser({ ASSETS: BUILT }), '/custom-login')
  expect(html).toContain('<style>.all{}</style>')
  expect(html).toContain('aria-busy')
  expect(html).not.toContain('parts')
})

test('the shell that devices keep links its styles, which the service worker puts in', async () => {
  const { html } = await pageOf(new Browser({ ASSETS: BUILT }), '/app-shell')
  expect(html).toContain('<link rel="stylesheet" href="/assets/all.css" />')
  expect(html).not.toMatch(/<style|name="styles"/)
})

test('an opening is one answer: who one is, the counts and the hearts, as the API answers them', async () => {
  const browser = await member()
  const answer = await browser.get('/api/opening')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const answers: FirstAnswer[] = await answer.json()
  expect(answers.map((one) => one.path)).toEqual([
    '/api/auth/user',
    '/api/notifications?unread=true&limit=10',
    '/api/favorites?ids=1',
  ])
  for (const one of answers) expect(await (await browser.get(one.path)).json()).toEqual(one.body)
  expect(await (await new Browser({ ASSETS }).get('/api/opening')).json()).toEqual([])
})
