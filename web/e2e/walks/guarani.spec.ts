/** Guaraní: chosen in one press, its sure words over the Spanish ones, and searched in with any glottal stop (case 15). */
import { changeLanguage, openMenu } from '../kit/frame.ts'
import { publish, remove, signUp } from '../kit/people.ts'
import { expect, expectAccessible, settled, test } from '../kit/story.ts'
import { speakFirst } from '../kit/texts.ts'

const GUARANI = 'Avañeʼẽ (guaraní)'

test('is chosen by its own name, kept, told to the server and left again', async ({ page }) => {
  await page.goto('/')
  const html = page.locator('html')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('Explorar artículos')
  await changeLanguage(page, GUARANI)
  await expect(heading).toContainText('Ehecha mbaʼe oĩva')
  await expect(page.getByRole('searchbox', { name: 'Heka' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(heading).toContainText('Ehecha mbaʼe oĩva')
  await expect(html).toHaveAttribute('lang', 'gn')
  expect(await (await page.request.get('/')).text()).toContain('<html lang="gn"')
  // Numbers are those of Paraguay, and words that are not sure are Spanish.
  await expect(page.getByText(/^Gs\.\s\d{1,3}\.\d{3}/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Agregar a favoritos' }).first()).toBeVisible()
  await changeLanguage(page, 'Español')
  await expect(heading).toContainText('Explorar artículos')
})

test('nothing of it is fetched by anybody else', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Explorar')
  // By then the app itself has been fetched.
  await settled(page)
  expect(asked.filter((path) => path.endsWith('.js'))).not.toEqual([])
  const isGuarani = (path: string) => path.includes('/guarani-')
  expect(asked.filter(isGuarani)).toEqual([])
  await changeLanguage(page, GUARANI)
  await page.goto('/landing')
  await expect(page.getByRole('heading', { name: 'Mbaʼéichapa ombaʼapo' })).toBeVisible()
  // One file, however many features were shown; the second page has it at hand.
  expect(new Set(asked.filter(isGuarani)).size).toBe(1)
})

test.describe('a device in Guaraní', () => {
  test.use({ locale: 'gn-PY' })

  test('is offered it in one press, and asked once', async ({ page }) => {
    await page.goto('/')
    const offer = page.getByRole('region', { name: '¿Rehechasépa avañeʼẽme?' })
    await expect(offer).toHaveAttribute('lang', 'gn')
    await expectAccessible(page)
    await offer.getByRole('button', { name: 'Ehecha avañeʼẽme' }).click()
    await expect(offer).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', 'gn')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ehecha mbaʼe oĩva')
    await expect(offer).toHaveCount(0)
  })
})

test('the places, the forms and the states of things of whoever is signed in', async ({ page }) => {
  await signUp(page)
  const id = await publish(page, { title: 'mbaʼe g̃uarani' })
  await speakFirst(page, 'gn')
  await page.goto(`/items/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('mbaʼe g̃uarani')
  await expect(page.getByRole('button', { name: 'Moambue', exact: true })).toBeVisible()
  await expectAccessible(page)
  await openMenu(page)
  await page.getByRole('link', { name: 'Che mbaʼekuéra' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Che mbaʼekuéra')
  await expect(page.getByText('Oĩ gueteri').first()).toBeVisible()
  await expectAccessible(page)
  for (const typed of ["mba'e g̃uarani", 'mba’e g̃uarani', 'mbaʼe g̃uarani']) {
    await page.goto(`/search?q=${encodeURIComponent(typed)}`)
    await expect(page.getByRole('link', { name: /mbaʼe g̃uarani/ }).first()).toBeVisible()
  }
  await page.goto('/items/new')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moherakuã mbaʼe')
  // A category has no word of its own.
  await expect(page.getByRole('radio', { name: 'Libros' }).first()).toBeAttached()
  await page.getByRole('button', { name: 'Moherakuã', exact: true }).click()
  await expect(page.getByText('El título debe tener al menos 3 caracteres')).toBeVisible()
  await expectAccessible(page)
  await remove(page, id)
})
