/** Saving items when it cannot be done: no network, a session that has ended. */
import { heart, isKnown, isNotSaved, isSaved, search, strangersItem } from '../kit/hearts.ts'
import { endSessions, remove, signIn, signUp } from '../kit/people.ts'
import { expect, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

test.use({
  provoked: {
    // Without a network also what the app fetches after the first touch does not come.
    errors: [/401/, /ERR_INTERNET_DISCONNECTED/, /dynamically imported module.*notices/],
  },
})

test('without network the heart goes back and it is said', async ({ page, newPerson }) => {
  const owner = await newPerson()
  const { id, title } = await strangersItem(owner)
  await signUp(page)
  await page.goto(search(title))
  await isNotSaved(page, title)
  await isKnown(page)
  await heart(page, title).hover()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await heart(page, title).click()
  await said(
    page,
    'Sin conexión',
    'Tus favoritos quedaron como estaban. Inténtalo de nuevo cuando vuelva la conexión.',
  )
  await isNotSaved(page, title)
  await page.context().setOffline(false)
  await remove(owner, id)
})

test('a session that ended elsewhere: sign in again, and the wish is kept', async ({
  page,
  newPerson,
}) => {
  const owner = await newPerson()
  const { id, title } = await strangersItem(owner)
  const { email } = await signUp(page)
  await page.goto(search(title))
  await isNotSaved(page, title)
  await isKnown(page)
  await endSessions(await newPerson(), email)
  await heart(page, title).click()
  await said(page, 'Sesión expirada')
  await said(page, 'Iniciando sesión nuevamente...')
  await page.waitForURL(/\/custom-login/)
  expect(new URL(page.url()).searchParams.get('next')).toBe(search(title))
  await signIn(page, email)
  await said(page, 'Agregado a favoritos')
  await isSaved(page, title)
  await remove(owner, id)
})
