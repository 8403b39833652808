/** One's own things: nothing yet, publishing in the dialog, editing in the dialog, deleting with a way back. */
import { button, dialog, fillThing, LARGE, newTitle, photosReady, sample } from '../kit/own.ts'
import { publish, remove, signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

const SMALL = [
  'orientation-1.jpg',
  'orientation-3.jpg',
  'orientation-6.jpg',
  'orientation-8.jpg',
].map(sample)
const files = 'input[type=file][multiple]'

test('the first thing is published in the dialog, with a photo as a phone makes it', async ({
  page,
}) => {
  const title = newTitle('Camión')
  await signUp(page)
  await page.goto('/my-items')
  await expect(page.getByText('Aún no tienes artículos publicados')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Publicar Artículo' }).click()
  const form = dialog(page, 'Crear Nuevo Artículo')
  await expect(form.getByRole('heading', { name: 'Crear Nuevo Artículo' })).toBeFocused()
  await button(page, 'Publicar').click()
  await expect(form.getByText('El título debe tener al menos 3 caracteres')).toBeVisible()
  await expectAccessible(page)
  await fillThing(form, title)
  await form.locator(files).setInputFiles(LARGE)
  await photosReady(page)
  await expectAccessible(page)
  await button(page, 'Publicar').click()
  await said(page, 'Artículo creado')
  await expect(form).toHaveCount(0)
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card.getByText('Disponible')).toBeVisible()
  await expect(card.locator('img')).toBeVisible()
  await expect(page.getByText('1 artículo', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('the dialogs take three photos and say so: "Límite excedido"', async ({ page }) => {
  const title = newTitle('Camión')
  await signUp(page)
  await page.goto('/my-items')
  await page.getByRole('main').getByRole('button', { name: 'Publicar Artículo' }).click()
  const form = dialog(page, 'Crear Nuevo Artículo')
  await form.locator(files).setInputFiles(SMALL)
  await said(page, 'Límite excedido')
  await said(page, 'Puedes subir máximo 3 imágenes')
  await photosReady(page)
  await expect(form.getByRole('button', { name: /^Quitar foto/ })).toHaveCount(3)
  await fillThing(form, title)
  await button(page, 'Publicar').click()
  await said(page, 'Artículo creado')

  await button(page, `Editar ${title}`).click()
  const edit = dialog(page, 'Editar Artículo')
  await edit.getByRole('button', { name: 'Quitar foto 3' }).click()
  await edit.locator(files).setInputFiles(SMALL.slice(0, 2))
  await said(page, 'Puedes tener máximo 3 imágenes')
  await photosReady(page)
  await expectAccessible(page)
})

test('a thing is edited in the dialog, which asks before changes are lost', async ({ page }) => {
  const title = newTitle('Lámpara')
  await signUp(page)
  await publish(page, { title })
  await page.goto('/my-items')
  const opener = button(page, `Editar ${title}`)
  await opener.click()
  const form = dialog(page, 'Editar Artículo')
  await expect(form.getByLabel('Título')).toHaveValue(title)
  await form.getByLabel('Título').fill('Otra cosa')
  await page.keyboard.press('Escape')
  const leaving = dialog(page, '¿Salir sin guardar?')
  await expect(leaving).toBeVisible()
  await expectAccessible(page)
  await leaving.getByRole('button', { name: 'Descartar cambios' }).click()
  await expect(form).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(form.getByLabel('Título')).toHaveValue(title)
  await form.getByLabel('Título').fill(`${title} de pie`)
  await button(page, 'Guardar cambios').click()
  await said(page, 'Artículo actualizado')
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('link', { name: `${title} de pie` })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: `${title} de pie` })).toBeVisible()
})

test('what is deleted on either page comes back by "Deshacer"', async ({ page }) => {
  const title = newTitle('Mochila')
  await signUp(page)
  const id = await publish(page, { title })
  const asks = dialog(page, '¿Eliminar este artículo?')
  const card = page.getByRole('link', { name: title })
  await page.goto(`/items/${id}`)
  await button(page, 'Eliminar').click()
  await expect(asks.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await expectAccessible(page)
  await asks.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await page.waitForURL(/\/my-items$/)
  await said(page, 'Artículo eliminado')
  await button(page, 'Deshacer').click()
  await said(page, 'Artículo restaurado')
  await expect(card).toBeVisible()

  await button(page, `Eliminar ${title}`).click()
  await asks.getByRole('button', { name: 'Cancelar' }).click()
  await expect(card).toBeVisible()
  await button(page, `Eliminar ${title}`).click()
  await asks.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await said(page, 'Artículo eliminado')
  await expect(card).toHaveCount(0)
  await button(page, 'Deshacer').click()
  await said(page, 'Artículo restaurado')
  await expect(card).toBeVisible()
  await page.goto(`/items/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await remove(page, id)
})

test.describe('a deleted thing', () => {
  test.use({ provoked: { errors: [/404|410/] } })

  // Case 34.
  test('is a plain page, and gone from the lists of everybody', async ({ page, newPerson }) => {
    const title = newTitle('Mochila')
    await signUp(page)
    const id = await publish(page, { title })
    const other = await newPerson()
    await signUp(other, 'Berta')
    const card = other.getByRole('link', { name: title })
    await other.goto(`/search?q=${title.split(' ')[1]}`)
    await other.getByRole('button', { name: `favoritos: ${title}` }).click()
    await said(other, 'Agregado a favoritos')

    await page.goto('/my-items')
    await button(page, `Eliminar ${title}`).click()
    const asks = dialog(page, '¿Eliminar este artículo?')
    await asks.getByRole('button', { name: 'Eliminar', exact: true }).click()
    await said(page, 'Artículo eliminado')
    await expect(page.getByText('Aún no tienes artículos publicados')).toBeVisible()

    await card.click()
    await expect(other.getByText('Artículo no encontrado')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Proponer Intercambio' })).toHaveCount(0)
    await expectAccessible(other)
    await other.goto(`/search?q=${title.split(' ')[1]}`)
    await expect(other.getByText('No se encontraron artículos')).toBeVisible()
    await other.goto('/favorites')
    await expect(other.getByText('Todavía no guardaste nada')).toBeVisible()
    await page.goto(`/items/${id}`)
    await expect(page.getByText('Artículo no encontrado')).toBeVisible()
  })
})
