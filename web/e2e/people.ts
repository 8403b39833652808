/** People of the stories. One story registers through the screens; the others through the same calls. */
import type { Page } from '@playwright/test'
import { codeFor, expect, newEmail } from './story.ts'

export const PASSWORD = 'clave-larga-9'

export type Person = { email: string; firstName: string }

const origin = (page: Page) => ({ origin: new URL(page.url()).origin })

/** Registers, verifies and signs in this page's browser. */
export async function signUp(page: Page, firstName = 'Ana'): Promise<Person> {
  if (page.url() === 'about:blank') await page.goto('/')
  const email = newEmail(firstName.toLowerCase())
  const made = await page.request.post('/api/auth/register', {
    headers: origin(page),
    data: {
      email,
      password: PASSWORD,
      firstName,
      lastName: 'Benítez',
      phoneNumber: '0981123456',
      dateOfBirth: '1990-05-04',
      gender: 'female',
      country: 'Paraguay',
      city: 'Asunción',
    },
  })
  expect(made.status()).toBe(201)
  const code = await codeFor(page, email)
  const data = { email, code }
  const verified = await page.request.post('/api/auth/verify-email', {
    headers: origin(page),
    data,
  })
  expect(verified.ok()).toBe(true)
  return { email, firstName }
}

/** Publishes without photos through the API; answers the id. */
export async function publish(page: Page, fields: Record<string, unknown>): Promise<number> {
  const made = await page.request.post('/api/items', {
    headers: origin(page),
    data: {
      title: 'Bicicleta rodado 26',
      description: 'Usada, anda muy bien, con luces',
      categoryId: 9,
      condition: 'good',
      estimatedValue: 350000,
      location: 'Asunción',
      ...fields,
    },
  })
  expect(made.status()).toBe(201)
  return (await made.json()).id
}

export async function remove(page: Page, id: number): Promise<void> {
  const gone = await page.request.delete(`/api/items/${id}`, { headers: origin(page) })
  expect(gone.ok()).toBe(true)
}
