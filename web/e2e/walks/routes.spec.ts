/** Every route, in both states of sign-in and both spellings (D6, D22). */
import type { Page } from '@playwright/test'
import { signUp } from '../kit/people.ts'
import { expect, settled, test } from '../kit/story.ts'

/** The oldest item of the list: its address exists, and no other story removes it. */
async function anItem(page: Page): Promise<{ id: number; title: string }> {
  const [item] = await (await page.request.get('/api/items?sortBy=oldest')).json()
  return item
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' })

/** As by a link in the app: by address each is loaded in everywhere.spec.ts. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Open to everybody: address, what a visitor reads, what a signed-in person reads. */
const OPEN = [
  ['/', 'Explorar artículos', 'Artículos disponibles'],
  ['/search', 'Explorar artículos', 'Artículos disponibles'],
  ['/landing', 'Intercambia sin dinero', 'Intercambia sin dinero'],
  ['/forgot-password', 'Recupera tu contraseña', 'Recupera tu contraseña'],
  ['/verify-email?email=a@example.com', 'Verifica tu email', 'Verifica tu email'],
  ['/trade-demo', 'Cómo funciona un intercambio', 'Cómo funciona un intercambio'],
  ['/user/nobody', 'Usuario no encontrado', 'Usuario no encontrado'],
  ['/app-settings', 'La aplicación', 'La aplicación'],
  ['/privacy', 'Política de privacidad', 'Política de privacidad'],
  ['/terms', 'Términos de uso', 'Términos de uso'],
  ['/admin', 'Página no encontrada', 'Página no encontrada'],
  ['/sendgrid-admin', 'Página no encontrada', 'Página no encontrada'],
  ['/nowhere/at/all', 'Página no encontrada', 'Página no encontrada'],
] as const

/** Signed-in people only: address, what they read, the address that signing in leads back to. */
const PROTECTED = [
  ['/favorites', /^Favoritos/, '/favorites'],
  ['/my-items', /^Mis Artículos/, '/my-items'],
  ['/trades', 'Intercambios', '/trades'],
  ['/trades/uno', 'Intercambio no encontrado', '/trades/uno'],
  ['/reviews', 'Reseñas', '/reviews'],
  ['/profile', 'Mi Perfil', '/profile'],
  ['/profile/tokens', 'Movimientos de tokens', '/profile/tokens'],
  ['/verification', 'Verificación', '/verification'],
  ['/secure-payment', 'Error en el pago', '/secure-payment'],
  ['/settings', 'Configuración', '/settings'],
  ['/settings/payments', 'Mis pagos', '/settings/payments'],
  ['/items/new', 'Publicar artículo', '/items/new'],
  ['/item/new', 'Publicar artículo', '/items/new'],
] as const

// Nobody has that name, and the others are no pages.
test.use({ provoked: { errors: [/404.*\/(users?\/nobody|nowhere|trades\/uno)/] } })

test('a visitor reads every open page', async ({ page }) => {
  for (const [path, said] of OPEN) {
    await page.goto(path)
    await expect(heading(page, said), path).toBeVisible()
  }
})

test('a visitor is led from every protected page to the sign-in page, with the way back', async ({
  page,
}) => {
  const isLed = async (path: string, back: string) => {
    await page.waitForURL((url) => url.searchParams.get('next') === back)
    expect(new URL(page.url()).pathname, path).toBe('/custom-login')
    await expect(heading(page, 'Iniciar sesión')).toBeVisible()
  }
  for (const [path, , back] of PROTECTED.slice(0, 2)) {
    await page.goto(path)
    await isLed(path, back)
  }
  for (const [path, , back] of PROTECTED) {
    await go(page, '/landing')
    await expect(heading(page, 'Intercambia sin dinero')).toBeVisible()
    await go(page, path)
    await isLed(path, back)
  }
})

test('a signed-in person reads every page', async ({ page }) => {
  await signUp(page)
  await page.goto('/landing')
  await settled(page)
  for (const [path, , said] of OPEN) {
    await go(page, path)
    await expect(heading(page, said), path).toBeVisible()
  }
  for (const [path, said] of PROTECTED) {
    await go(page, path)
    await expect(heading(page, said), path).toBeVisible()
  }
  const { id, title } = await anItem(page)
  for (const [path, canonical, said] of [
    ['/home', '/', 'Artículos disponibles'],
    ['/item/new', '/items/new', 'Publicar artículo'],
    [`/items/${id}`, `/items/${id}`, title],
    [`/item/${id}`, `/items/${id}`, title],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, said), path).toBeVisible()
    await page.waitForURL((url) => url.pathname === canonical)
  }
})

test('both spellings lead to the canonical address, without a step back', async ({ page }) => {
  await page.goto('/landing')
  const { id, title } = await anItem(page)
  for (const [given, canonical] of [
    ['/home', '/'],
    [`/item/${id}`, `/items/${id}`],
  ] as const) {
    await page.goto('/landing')
    await go(page, given)
    await expect(page).toHaveURL(new RegExp(`${canonical}$`))
    await page.goBack()
    await expect(page).toHaveURL(/\/landing$/)
  }
  await page.goto('/home')
  await expect(page).toHaveURL(/\/$/)
  await page.goto(`/item/${id}`)
  await expect(page).toHaveURL(new RegExp(`/items/${id}$`))
  await expect(heading(page, title)).toBeVisible()
})

test('the addresses of old lead on after a second', async ({ page }) => {
  for (const [path, to] of [
    ['/login', '/custom-login'],
    ['/register', '/custom-register'],
  ] as const) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === to)
  }
})

test('who is signed in is not asked to sign in or register', async ({ page }) => {
  await signUp(page)
  for (const path of ['/custom-login', '/custom-register', '/login', '/register']) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/')
  }
})

test.describe('text', () => {
  test.use({
    provoked: {
      errors: [
        /404.*\/nowhere/,
        /policy violated: (require-trusted-types-for|trusted-types) /,
        /Trusted/,
      ],
    },
  })

  test('becomes code on no page, whatever puts it there', async ({ page }) => {
    for (const path of ['/', '/landing', '/custom-login', '/nowhere/at/all']) {
      await page.goto(path)
      const refused = await page.evaluate(() => {
        const script = () => document.createElement('script')
        const { trustedTypes } = self as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
        }
        const tries: Record<string, () => unknown> = {
          html: () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=1>'),
          'the text of a script': () => Object.assign(script(), { text: '1' }),
          'the address of a script': () => Object.assign(script(), { src: '/img/1' }),
          'a worker': () => new Worker('/img/1'),
          'a policy of another name': () => trustedTypes.createPolicy('another', {}),
        }
        return Object.keys(tries).filter((what) => {
          try {
            tries[what]?.()
            return false
          } catch (error) {
            return error instanceof TypeError
          }
        })
      })
      expect(refused, path).toEqual([
        'html',
        'the text of a script',
        'the address of a script',
        'a worker',
        'a policy of another name',
      ])
    }
  })
})
