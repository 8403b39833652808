/** What the stories of one's own items share. */
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { choose, expect } from './story.ts'
import { said } from './texts.ts'

const SAMPLES = resolve(import.meta.dirname, '../../../worker/media/samples')
export const sample = (name: string) => resolve(SAMPLES, name)
/** As a phone makes them: several MB. */
export const LARGE = sample('phone-large.jpg')

/** A list of the demo data, with photos: the newest items are other stories', which delete them in that moment. */
export const DEMO_LIST = '/?q=casco'

export const newTitle = (what: string) => `${what} ${crypto.randomUUID().slice(0, 6)}`
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Of a list, the one with this heading. */
export const entry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
/** All of the photos that were given are ready to be sent. */
export const photosReady = (page: Page) =>
  expect(page.getByText('Las fotos están listas')).toBeAttached({ timeout: 30_000 })

export const DESCRIPTION = 'De madera, con ruedas que giran.'

/** The publish form or the create dialog, which is open, without its photos. */
export async function fillItem(
  where: Page | Locator,
  title: string,
  { category = 'Juguetes y juegos', condition = 'Bueno', location = 'Encarnación' } = {},
): Promise<void> {
  await where.getByLabel('Título').fill(title)
  await choose(where, category)
  await choose(where, condition)
  await where.getByLabel('Valor estimado').fill('80.000')
  await where.getByLabel('Ubicación').fill(location)
  await where.getByLabel('Descripción').fill(DESCRIPTION)
}

/** Opened from the page of one's own items, which are none yet. */
export async function createFirst(page: Page, title: string, photos: string[]): Promise<void> {
  await page.goto('/my-items')
  await page.getByRole('main').getByRole('button', { name: 'Publicar Artículo' }).click()
  await fillItem(dialog(page, 'Crear Nuevo Artículo'), title)
  await page.locator('input[type=file][multiple]').setInputFiles(photos)
  await photosReady(page)
  await button(page, 'Publicar').click()
  await said(page, 'Artículo creado')
  await expect(dialog(page, 'Crear Nuevo Artículo')).toHaveCount(0)
}

/** The newest of one's own items, as the server has it. */
export async function mine(page: Page) {
  const [item] = await (await page.request.get('/api/my-items')).json()
  return item as {
    id: number
    title: string
    location: string
    photos: { urls: Record<string, string> }[]
  }
}
