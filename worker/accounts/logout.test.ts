import { expect, test } from 'vitest'
import { Browser, ORIGIN } from '../testing/app.ts'
import { makeAccount } from '../testing/makers/makers.ts'

const OWN: Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin' },
  { referer: `${ORIGIN}/profile` },
]
const PATHS = ['/api/logout', '/api/auth/logout']

async function isSignedIn(token: string): Promise<boolean> {
  const browser = new Browser()
  browser.cookies.set('__Host-session', token)
  return (await browser.get('/api/auth/user')).status === 200
}

async function signedIn() {
  const { browser } = await makeAccount()
  return { browser, token: browser.cookies.get('__Host-session') ?? '' }
}

test.each(PATHS)('%s signs out from a page of ours and goes home', async (path) => {
  for (const headers of OWN) {
    const { browser, token } = await signedIn()
    const answer = await browser.get(path, headers)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/')
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect(browser.cookies.size).toBe(0)
    expect(await isSignedIn(token)).toBe(false)
  }
})

const FOREIGN: Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'cross-site', referer: `${ORIGIN}/` },
  { 'sec-fetch-site': 'none' },
  { referer: 'https://evil.example/' },
  { referer: 'not an address' },
  { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
]

test.each(PATHS)('%s asks first when anything else leads there', async (path) => {
  for (const headers of FOREIGN) {
    const { browser, token } = await signedIn()
    const answer = await browser.get(path, headers)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).toContain('<form method="post" enctype="multipart/form-data">')
    expect(await isSignedIn(token)).toBe(true)
  }
})

test('the page speaks the language of the person', async () => {
  const spanish = await (await new Browser().get('/api/logout')).text()
  expect(spanish).toContain('lang="es"')
  expect(spanish).toContain('Cerrar sesión')
  const browser = new Browser()
  browser.cookies.set('lang', 'en')
  const english = await (await browser.get('/api/logout')).text()
  expect(english).toContain('lang="en"')
  expect(english).toContain('Sign out')
})

test.each(PATHS)('%s: the button of the page and the call of the app sign out', async (path) => {
  const form = new FormData()
  form.set('sign_out', '1')
  const page = await signedIn()
  const pressed = await page.browser.send('POST', path, { form })
  expect(pressed.status).toBe(303)
  expect(pressed.headers.get('location')).toBe('/')
  expect(await isSignedIn(page.token)).toBe(false)

  const app = await signedIn()
  const called = await app.browser.post(path)
  expect(await called.json()).toEqual({ signedIn: false })
  expect(called.headers.get('clear-site-data')).toBe('"cache"')
  expect(await isSignedIn(app.token)).toBe(false)
})

test('another site cannot press the button', async () => {
  const { browser, token } = await signedIn()
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const answer = await browser.send('POST', '/api/logout', { form: new FormData(), headers })
  expect(answer.status).toBe(403)
  expect(await isSignedIn(token)).toBe(true)
})
