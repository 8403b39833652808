/** Saving items: as a visitor, on the lists, on the page of saved items. */
import { expectCount, heart, isNotSaved, isSaved, search, strangersItem } from '../kit/hearts.ts'
import { registerHere, remove, signIn, signUp } from '../kit/people.ts'
import { expect, expectAccessible, newEmail, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

/** What a visitor has to read before the sign-in page comes, ms. */
const VISITOR_MS = 1_500

test('a visitor presses a heart, signs in, and the item is saved', async ({ page, newPerson }) => {
  const owner = await newPerson()
  const { id, title } = await strangersItem(owner)
  const { email } = await signUp(page)
  await page.context().clearCookies()
  await page.goto(search(title))
  await isNotSaved(page, title)
  const pressed = Date.now()
  await heart(page, title).click()
  await said(page, 'Inicia sesión para guardar favoritos')
  await page.waitForURL(/\/custom-login/)
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(VISITOR_MS)
  expect(new URL(page.url()).searchParams.get('next')).toBe(search(title))

  await signIn(page, email)
  await said(page, 'Agregado a favoritos')
  expect(page.url()).toContain(search(title))
  await isSaved(page, title)
  await expectCount(page, 1)
  await page.goto('/favorites')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByText('1 artículo guardado')).toBeVisible()
  await expectAccessible(page)
  await remove(owner, id)
})

test('a visitor presses a heart on the page of an item, registers, and it is saved', async ({
  page,
  newPerson,
}) => {
  const owner = await newPerson()
  const { id, title } = await strangersItem(owner)
  await page.goto(`/items/${id}`)
  await heart(page, title).click()
  await said(page, 'Inicia sesión para guardar favoritos')
  await page.waitForURL(/\/custom-login/)
  await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).click()
  await registerHere(page, newEmail('ana'))
  await page.waitForURL((url) => url.pathname === `/items/${id}`)
  await said(page, 'Agregado a favoritos')
  await isSaved(page, title)
  await expectCount(page, 1)
  await remove(owner, id)
})

test('hearts of the home list save and remove, and the badge follows', { tag: '@both' }, async ({
  page,
  newPerson,
}) => {
  const owner = await newPerson()
  const { id, title } = await strangersItem(owner)
  await signUp(page)
  // Of its own word: what other stories publish meanwhile would push it off the first page.
  const home = search(title).replace('/search', '/')
  await page.goto(home)
  await expectCount(page, 0)
  await heart(page, title).click()
  await said(page, 'Agregado a favoritos')
  await expectAccessible(page)
  await isSaved(page, title)
  await expectCount(page, 1)
  await page.reload()
  await isSaved(page, title)
  await heart(page, title).click()
  await said(page, 'Eliminado de favoritos')
  await isNotSaved(page, title)
  await expectCount(page, 0)
  await owner.goto(home)
  await expect(owner.getByRole('link', { name: title })).toBeVisible()
  await expect(heart(owner, title)).toHaveCount(0)
  await remove(owner, id)
})

test('what is removed from the saved items comes back by "Deshacer"; the last one leaves a way on', async ({
  page,
  newPerson,
}) => {
  const owner = await newPerson()
  const { id, title } = await strangersItem(owner)
  await signUp(page)
  await page.goto(`/items/${id}`)
  await heart(page, title).click()
  await isSaved(page, title)
  await said(page, 'Agregado a favoritos')
  await page.goto('/favorites')
  const card = page.getByRole('link', { name: title })
  await isSaved(page, title)
  await heart(page, title).click()
  await said(page, 'Favorito eliminado')
  await expect(card).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(card).toBeVisible()
  await expectCount(page, 1)

  await heart(page, title).click()
  await expect(page.getByText('Todavía no guardaste nada')).toBeVisible()
  await expectCount(page, 0)
  await page.reload()
  await expect(page.getByText('Todavía no guardaste nada')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Explorar artículos' }).click()
  await expect(page).toHaveURL(/\/$/)
  await remove(owner, id)
})

test('a heart pressed while leaving the page is kept', async ({ page, newPerson }) => {
  const { title } = await strangersItem(await newPerson())
  await signUp(page)
  await page.goto(search(title))
  // From the second press on nothing has to be fetched before it is sent.
  await heart(page, title).click()
  await said(page, 'Agregado a favoritos')
  await heart(page, title).click()
  await said(page, 'Eliminado de favoritos')
  await heart(page, title).click()
  // On a busy machine the list may be asked for before the heart has arrived.
  await expect(async () => {
    await page.goto('/favorites')
    await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 5_000 })
  }).toPass()
})
