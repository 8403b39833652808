/** Editing one's own item on its page: fields, photos and their order, and a session that ends meanwhile. */
import type { Page } from '@playwright/test'
import { button, createFirst, mine, newTitle, photosReady, sample } from '../kit/own.ts'
import { endSessions, publish, remove, signIn, signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

const PHOTOS = ['orientation-1.jpg', 'orientation-3.jpg', 'landscape-6.jpg'].map(sample)

const handle = (page: Page, number: number) => button(page, `Mover foto ${number}`)

/** By its handle onto the place of another. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  await handle(page, from).scrollIntoViewIfNeeded()
  const start = await handle(page, from).boundingBox()
  const end = await handle(page, to).boundingBox()
  if (!start || !end) throw new Error('no handles')
  await page.mouse.move(start.x + 20, start.y + 20)
  await page.mouse.down()
  await page.mouse.move(end.x + 20, end.y + 20, { steps: 8 })
  await said(page, `La foto ${from} quedaría en el lugar ${to} de 4.`)
  await page.mouse.up()
  await expect(page.getByText(`La foto ${from} quedó en el lugar ${to} de 4.`)).toBeAttached()
}

// Case 33.
test('title and photos are changed on the page of the item, and it stays where it is', async ({
  page,
}) => {
  const title = newTitle('Camión')
  await signUp(page)
  await createFirst(page, title, PHOTOS)
  const before = await mine(page)
  const [first, , third] = before.photos.map((photo) => photo.urls[1600])
  await page.goto(`/items/${before.id}`)
  await button(page, 'Editar').click()
  await expect(page.getByRole('heading', { name: 'Editar Artículo' })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Título').fill(`${title} rojo`)

  await button(page, 'Quitar foto 2').click()
  await expect(page.getByText('Se quitará', { exact: true })).toBeVisible()
  await button(page, 'Restaurar foto 2').click()
  await expect(page.getByText('Se quitará', { exact: true })).toHaveCount(0)
  await button(page, 'Quitar foto 2').click()
  await page.locator('input[type=file][multiple]').setInputFiles(sample('gps.jpg'))
  await photosReady(page)
  await expectAccessible(page)

  await handle(page, 3).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('La foto 3 quedaría en el lugar 3 de 4.')).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('La foto 3 quedaría en el lugar 2 de 4.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText('La foto 3 quedó en el lugar 2 de 4.')).toBeAttached()
  await drag(page, 1, 2)

  await button(page, 'Guardar cambios').click()
  await said(page, 'Artículo actualizado')
  await expect(page.getByRole('heading', { level: 1, name: `${title} rojo` })).toBeVisible()
  await expect(button(page, 'Editar')).toBeFocused()
  await expect(page.getByText('Encarnación').first()).toBeVisible()
  const after = await mine(page)
  expect(after.location).toBe('Encarnación')
  const urls = after.photos.map((photo) => photo.urls[1600])
  expect(urls).toHaveLength(3)
  expect(urls.slice(0, 2)).toEqual([third, first])
  expect(before.photos.map((photo) => photo.urls[1600])).not.toContain(urls[2])
  await remove(page, before.id)
})

test.describe('a session that ends under the form', () => {
  test.use({ provoked: { errors: [/401/] } })

  test('on the page: what was typed is there after signing in again', async ({
    page,
    newPerson,
  }) => {
    const title = newTitle('Guitarra')
    const { email } = await signUp(page)
    const id = await publish(page, { title })
    await page.goto(`/items/${id}`)
    await button(page, 'Editar').click()
    await page.getByLabel('Título').fill(`${title} criolla`)
    await endSessions(await newPerson(), email)
    await button(page, 'Guardar cambios').click()
    await said(page, 'Sesión expirada')
    await expect(page.getByLabel('Título')).toHaveValue(`${title} criolla`)
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
    await page.waitForURL(/\/custom-login/)
    await signIn(page, email)
    await expect(page.getByText('Recuperamos tus cambios')).toBeVisible()
    await expect(page.getByLabel('Título')).toHaveValue(`${title} criolla`)
    await expectAccessible(page)
    await button(page, 'Guardar cambios').click()
    await said(page, 'Artículo actualizado')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} criolla`)
    await remove(page, id)
  })
})
