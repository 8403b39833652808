/** The language in both layouts: kept, told to the page, and changed in the middle of publishing without a loss. */
import { changeLanguage } from '../kit/frame.ts'
import { DESCRIPTION, fillItem, photosReady, sample } from '../kit/own.ts'
import { signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'

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
  await fillItem(page, '', { category: 'Libros' })
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
