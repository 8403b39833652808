import { expect, test } from 'vitest'
import { Browser } from '../../testing/app.ts'

const PATH = '/manifest.webmanifest'

type Manifest = Record<'name' | 'short_name' | 'lang' | 'description', string> & {
  shortcuts: { name: string; url: string }[]
}

async function told(browser: Browser): Promise<Manifest> {
  return (await browser.get(PATH)).json()
}

test('it is answered as what it is, kept by this browser only', async () => {
  const answer = await new Browser().get(PATH)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  expect(answer.headers.get('cache-control')).toBe('private, max-age=3600')
  expect(await answer.json()).toMatchObject({
    id: '/',
    scope: '/',
    start_url: '/',
    display: 'standalone',
    theme_color: '#3b82f6',
    background_color: '#fafaf7',
    share_target: { action: '/share', method: 'POST', enctype: 'multipart/form-data' },
  })
})

test("the product's name is the setting, and only ever text", async () => {
  expect(await told(new Browser())).toMatchObject({ name: 'Jopói', short_name: 'Jopói' })
  const name = `Trueque "$&" </script>`
  expect(await told(new Browser({ BRAND_NAME: name }))).toMatchObject({ name, short_name: name })
})

test('it speaks the language that was chosen, else Spanish', async () => {
  const browser = new Browser()
  const spanish = await told(browser)
  expect(spanish.lang).toBe('es')
  expect(spanish.shortcuts).toMatchObject([
    { name: 'Publicar', url: '/items/new' },
    { name: 'Intercambios', url: '/trades' },
  ])
  browser.cookies.set('lang', 'en')
  const english = await told(browser)
  expect(english.lang).toBe('en')
  expect(english.shortcuts.map(({ name }) => name)).toEqual(['Publish', 'Trades'])
  expect(english.description).not.toBe(spanish.description)
})

test('a photo shared without a service worker leads to the form, which says to choose it again', async () => {
  const form = new FormData()
  form.set('photos', new File(['x'.repeat(500_000)], 'a.jpg', { type: 'image/jpeg' }))
  // The system sends it, no page of ours: without an origin that is known.
  const answer = await new Browser().send('POST', '/share', { form, headers: { origin: 'null' } })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/items/new?shared=0')
})
