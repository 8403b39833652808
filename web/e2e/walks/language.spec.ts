/** The language in both layouts: kept, told to the page, and changed in the middle of a form without a loss. */
import { changeLanguage } from '../kit/frame.ts'
import { DESCRIPTION, fillThing, photosReady, sample } from '../kit/own.ts'
import { PASSWORD, publish, remove, signUp } from '../kit/people.ts'
import { expect, expectAccessible, newEmail, test } from '../kit/story.ts'

const PHOTO = sample('landscape-6.jpg')

test('changes in one press on its name, is kept after a reload and told to the server', async ({
  page,
}) => {
  await page.goto('/')
  const html = page.locator('html')
  const heading = page.getByRole('heading', { level: 1 })
  const cookie = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'lang')?.value
  await expect(heading).toContainText('Explorar artículos')
  await expect(html).toHaveAttribute('lang', 'es')
  // Only a choice sets it (D2).
  expect(await cookie()).toBeUndefined()
  await changeLanguage(page, 'English')
  await expect(heading).not.toContainText('Explorar')
  expect(await cookie()).toBe('en')
  const said = (await heading.textContent()) ?? ''
  await page.reload()
  await expect(heading).toHaveText(said)
  await expect(html).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en')
  const sent = await (await page.request.get('/')).text()
  expect(sent).toContain('<html lang="en"')
  await expectAccessible(page)
  await changeLanguage(page, 'Español')
  await expect(heading).toContainText('Explorar artículos')
  expect(await cookie()).toBe('es')
})

test('in the middle of publishing loses nothing, photo and problems included', async ({ page }) => {
  await signUp(page)
  await page.goto('/items/new')
  await page.locator('input[type=file][multiple]').setInputFiles(PHOTO)
  await fillThing(page, '', { category: 'Libros' })
  await photosReady(page)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('El título debe tener al menos 3 caracteres')).toBeVisible()
  await page.getByLabel('Título').fill('No')
  await changeLanguage(page, 'English')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publish an item')
  await expect(page.getByLabel('Title')).toHaveValue('No')
  await expect(page.getByLabel('Description')).toHaveValue(DESCRIPTION)
  await expect(page.getByLabel('Location')).toHaveValue('Encarnación')
  await expect(page.getByRole('radio', { name: 'Books' }).first()).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Good', exact: true })).toBeChecked()
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expect(page.getByText(/debe tener al menos/)).toHaveCount(0)
  await expectAccessible(page)
  await changeLanguage(page, 'Español')
  await expect(page.getByLabel('Título')).toHaveValue('No')
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
})

test('in the middle of editing loses nothing', async ({ page }) => {
  await signUp(page)
  const id = await publish(page, { tags: 'rodado' })
  await page.goto(`/items/${id}`)
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  await page.getByLabel('Título').fill('Bicicleta de mi tía')
  await page.getByLabel('Descripción').fill('Poco uso, con canasto')
  await changeLanguage(page, 'English')
  await expect(page.getByLabel('Title')).toHaveValue('Bicicleta de mi tía')
  await expect(page.getByLabel('Description')).toHaveValue('Poco uso, con canasto')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bicicleta de mi tía')
  await remove(page, id)
})

test('in the middle of registering loses nothing', async ({ page }) => {
  await page.goto('/custom-register')
  const email = newEmail('idioma')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirmar contraseña').fill(PASSWORD)
  await page.getByLabel('Nombre', { exact: true }).fill('Ana')
  await page.getByLabel('Apellido').fill('Benítez')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Teléfono').fill('12')
  await page.getByLabel('Ciudad').focus()
  await expect(page.getByText('Número de teléfono inválido')).toBeVisible()
  await changeLanguage(page, 'English')
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await expect(page.getByText('Invalid phone number')).toBeVisible()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('12')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  await changeLanguage(page, 'Español')
  await expect(page.getByText('Paso 1 de 2')).toBeVisible()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ana')
})
