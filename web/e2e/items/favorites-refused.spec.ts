/** Saving things when it cannot be done: a failing server, no network, a session that has ended. */
import { expectCount, heart, isNotSaved, isSaved, search, strangersThing } from '../kit/hearts.ts'
import { endSessions, remove, signIn, signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

/** Before a list that failed is asked for once more, ms. */
const AGAIN_MS = 1_000

test.use({
  provoked: {
    // Without a network also what the app fetches after the first touch does not come.
    errors: [/500/, /401/, /ERR_INTERNET_DISCONNECTED/, /dynamically imported module.*notices/],
  },
})

test('a server that fails: the heart goes back and it is said', async ({ page, newPerson }) => {
  const owner = await newPerson()
  const { id, title } = await strangersThing(owner)
  await signUp(page)
  await page.goto(search(title))
  const broken = (body: object | string) =>
    page.route(`**/api/favorites/${id}`, (route) =>
      route.fulfill({ status: 500, body: JSON.stringify(body) }),
    )
  await broken({ code: 'overloaded', message: 'El servidor no pudo ahora' })
  await heart(page, title).click()
  await said(page, 'El servidor no pudo ahora')
  await expect(page.getByText('Error', { exact: true }).first()).toBeVisible()
  await isNotSaved(page, title)
  await expectCount(page, 0)
  await broken('')
  await heart(page, title).click()
  await said(page, 'No se pudo agregar a favoritos')
  await page.unrouteAll()
  await heart(page, title).click()
  await said(page, 'Agregado a favoritos')
  await broken('')
  await heart(page, title).click()
  await said(page, 'No se pudo eliminar de favoritos')
  await isSaved(page, title)
  await page.goto('/favorites')
  await heart(page, title).click()
  await said(page, 'No se pudo eliminar el favorito')
  await isSaved(page, title)
  await remove(owner, id)
})

test('without network the heart goes back and it is said', async ({ page, newPerson }) => {
  const owner = await newPerson()
  const { id, title } = await strangersThing(owner)
  await signUp(page)
  await page.goto(search(title))
  await isNotSaved(page, title)
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
  const { id, title } = await strangersThing(owner)
  const { email } = await signUp(page)
  await page.goto(search(title))
  await isNotSaved(page, title)
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

test('a list of saved things that fails is asked for once more, a second later', async ({
  page,
}) => {
  await signUp(page)
  const asked: number[] = []
  await page.route(/\/api\/favorites$/, (route) => {
    asked.push(Date.now())
    return route.fulfill({ status: 500, body: '{}' })
  })
  await page.goto('/favorites')
  await expect(page.getByText('Error al cargar favoritos')).toBeVisible()
  expect(asked).toHaveLength(2)
  expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(AGAIN_MS)
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByText('Todavía no guardaste nada')).toBeVisible()
})
