/** People of the stories. One story registers through the screens; the others through the same calls. */
import type { Page } from '@playwright/test'
import { isPhone, openMenu } from './frame.ts'
import { address, codeFor, expect, expectAccessible, newEmail } from './story.ts'

export const PASSWORD = 'clave-larga-9'

export type Person = { email: string; firstName: string }

/** What every call that changes something says of where it comes from. */
export const origin = () => ({ origin: address() })

type Me = Record<'id' | 'email' | 'firstName' | 'lastName' | 'phoneNumber' | 'city', string>

/** Whoever is signed in in this page's browser. */
export const me = async (page: Page): Promise<Me> =>
  (await page.request.get('/api/auth/user')).json()

/** All that a registration asks for. */
export const about = (email: string, firstName: string) => ({
  email,
  password: PASSWORD,
  firstName,
  lastName: 'Benítez',
  phoneNumber: '0981123456',
  dateOfBirth: '1990-05-04',
  gender: 'female',
  country: 'Paraguay',
  city: 'Asunción',
})

/** Registers in this page's browser; the code is in the mail. */
export async function register(page: Page, email: string, firstName = 'Ana'): Promise<void> {
  const data = about(email, firstName)
  const made = await page.request.post('/api/auth/register', { headers: origin(), data })
  expect(made.status()).toBe(201)
}

/** A mobile number of Paraguay that nobody else of the stories has. */
export function newNumber(): string {
  const [random] = crypto.getRandomValues(new Uint32Array(1))
  return `09${String(random).padStart(8, '0').slice(-8)}`
}

/** `isTold`: they have seen that hearts are told (D65), so that none asks. */
type Given = { isPhoneProved?: boolean; phoneNumber?: string; isTold?: boolean }

/**
 * Registered, verified and signed in in this page's browser, by local mode's own way. `isPhoneProved`: a number of their
 * own, approved, so that nobody takes them for a beginner (D59).
 */
export async function signUp(
  page: Page,
  firstName = 'Ana',
  {
    isPhoneProved = false,
    phoneNumber = isPhoneProved ? newNumber() : undefined,
    isTold = true,
  }: Given = {},
): Promise<Person> {
  const email = newEmail(firstName.toLowerCase())
  const data = { ...about(email, firstName), isPhoneProved, ...(phoneNumber && { phoneNumber }) }
  const made = await page.request.post('/api/dev/people', { headers: origin(), data })
  expect(made.status()).toBe(201)
  if (isTold) {
    const choice = { headers: origin(), data: { tells: true } }
    expect((await page.request.put('/api/matches/telling', choice)).ok()).toBe(true)
  }
  return { email, firstName }
}

/** Registers and verifies through the screens, from the first step of the registration on. */
export async function registerHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirmar contraseña').fill(PASSWORD)
  await page.getByLabel('Nombre').fill('Ana')
  await page.getByLabel('Apellido').fill('Benítez')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Paso 2 de 2')).toBeVisible()
  await page.getByLabel('Teléfono').fill('0981 123 456')
  await page.getByLabel('Fecha de nacimiento').fill('1990-05-04')
  await page.getByLabel('Género').selectOption('female')
  await page.getByLabel('País').selectOption('Paraguay')
  await page.getByLabel('Ciudad').fill('Asunción')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await page.waitForURL(/\/verify-email/)
  await expect(page.getByLabel('Código de verificación')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Código de verificación').fill(await codeFor(page, email))
  await page.getByRole('button', { name: 'Verificar', exact: true }).click()
}

/** On the sign-in page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL((url) => url.pathname !== '/custom-login')
}

/** In the menu of this layout; what is not sent yet is asked about first. */
export async function pressSignOut(page: Page): Promise<void> {
  const menu = await openMenu(page)
  await menu.getByRole(isPhone(page) ? 'link' : 'menuitem', { name: 'Cerrar Sesión' }).click()
}

/** What the page asks for while it loads would be answered 401. */
export async function signOut(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await pressSignOut(page)
  await expect(page.getByRole('link', { name: 'Iniciar Sesión' }).first()).toBeVisible()
}

/** In the browser of `elsewhere`, this person ends every other session. */
export async function endSessions(elsewhere: Page, email: string): Promise<void> {
  const headers = origin()
  const data = { email, password: PASSWORD }
  const entered = await elsewhere.request.post('/api/auth/login', { headers, data })
  expect(entered.ok()).toBe(true)
  const ended = await elsewhere.request.post('/api/auth/sessions/end-others', { headers })
  expect(ended.ok()).toBe(true)
}

/** Publishes without photos through the API; answers the id. */
export async function publish(page: Page, fields: Record<string, unknown>): Promise<number> {
  const made = await page.request.post('/api/items', {
    headers: origin(),
    data: {
      title: 'Bicicleta rodado 26',
      description: 'Usada, anda muy bien, con luces',
      categoryId: 9,
      condition: 'good',
      estimatedValue: 350000,
      location: 'Asunción',
      // The same things again and again (D59).
      isOther: true,
      ...fields,
    },
  })
  expect(made.status()).toBe(201)
  return (await made.json()).id
}

/** Off its own page first: what that may still ask for would be answered 404. */
export async function remove(page: Page, id: number): Promise<void> {
  if (page.url().endsWith(`/items/${id}`)) await page.goto('about:blank')
  const gone = await page.request.delete(`/api/items/${id}`, { headers: origin() })
  expect(gone.ok()).toBe(true)
}

/** The titles that this page's person finds by searching for one. */
export async function found(page: Page, title: string): Promise<string[]> {
  const list = await page.request.get(`/api/items?search=${encodeURIComponent(title)}`)
  return (await list.json()).map((item: { title: string }) => item.title)
}
