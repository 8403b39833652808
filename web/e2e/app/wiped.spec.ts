/** Case 24: the next person on a shared phone finds nothing of the one before. */
import { openMenu } from '../kit/frame.ts'
import { isSaved, pressed, search, strangersItem } from '../kit/hearts.ts'
import { deviceText, hasScripts, isKept, isListening, loseServer } from '../kit/offline.ts'
import { dialog, fillItem, newTitle } from '../kit/own.ts'
import { endSessions, pressSignOut, publish, signOut, signUp } from '../kit/people.ts'
import { expect, expectAccessible, test, unlayered } from '../kit/story.ts'
import { kept } from '../kit/workers.ts'

test.use({
  serviceWorkers: 'allow',
  provoked: { errors: [/ERR_INTERNET_DISCONNECTED/, /401/, /fetching the script/] },
})

test('signing out empties the device, in every tab, and the next one sees nothing', async ({
  page,
  newPerson,
}) => {
  const saved = await strangersItem(await newPerson())
  const own = newTitle('Violín')
  const ana = await signUp(page)
  await publish(page, { title: own })
  await page.goto(search(saved.title))
  await pressed(page, saved.title)
  await isSaved(page, saved.title)
  await isKept(page, saved.title)
  await page.goto('/items/new')
  await page.getByLabel('Título').fill('Borrador de Ana')
  await expect(page.getByText('Borrador guardado en este dispositivo')).toBeAttached()
  await page.goto('/favorites')
  await expect(page.getByRole('link', { name: saved.title })).toBeVisible()
  await page.goto('/my-items')
  await expect(page.getByRole('link', { name: own })).toBeVisible()
  await isKept(page, own, saved.title, ana.email, 'Borrador de Ana')

  const other = await page.context().newPage()
  await other.goto('/my-items')
  await expect(other.getByRole('link', { name: own })).toBeVisible()
  await isListening(other)

  await signOut(page)
  await other.waitForURL((url) => url.pathname === '/')
  await expect(other.getByRole('link', { name: 'Iniciar Sesión' }).first()).toBeVisible()
  const left = await deviceText(page)
  for (const text of [ana.email, 'Borrador de Ana', 'my-items', 'favorites']) {
    expect(left).not.toContain(text)
  }
  expect(await page.evaluate(() => localStorage.getItem('device') ?? '')).toBe('')
  await other.close()

  const beto = await signUp(page, 'Beto')
  await page.goto('/favorites')
  await expect(page.getByText('Todavía no guardaste nada')).toBeVisible()
  await page.goto('/my-items')
  await expect(page.getByText('Aún no tienes artículos publicados')).toBeVisible()
  await isKept(page, beto.email, '|["my-items","list"]')
  await loseServer(page)
  await page.goto('/favorites')
  await expect(page.getByText('Sin conexión - Modo offline')).toBeVisible()
  await expect(page.getByRole('link', { name: saved.title })).toHaveCount(0)
  await page.goto('/my-items')
  await expect(page.getByText('Aún no tienes artículos publicados')).toBeVisible()
  await expect(page.getByRole('link', { name: own })).toHaveCount(0)
  expect(await deviceText(page)).not.toContain(ana.email)
  expect((await kept(page)).filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('a session that was ended elsewhere takes the answers off the device', async ({
  page,
  newPerson,
}) => {
  const own = newTitle('Flauta')
  const ana = await signUp(page)
  await publish(page, { title: own })
  await page.goto('/my-items')
  await isKept(page, own, ana.email)
  await endSessions(await newPerson(), ana.email)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Iniciar Sesión' }).first()).toBeVisible()
  await expect(async () => expect(await deviceText(page)).not.toContain(ana.email)).toPass()
})

test('what waits to be sent is asked about before it is lost', async ({ page }) => {
  await signUp(page)
  await page.goto('/items/new')
  await page.getByLabel('Título').focus()
  // What one's own items and the queue are shown by, in words as well.
  await hasScripts(page, 'publishing', 'members-es', 'publishing-es')
  // So is the menu, by whose last entry one leaves.
  await openMenu(page)
  await page.keyboard.press('Escape')
  await unlayered(page)
  await fillItem(page, 'Trompeta sin estuche')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.waitForURL(/\/my-items$/)
  // Nothing goes out while it is looked at.
  await page.route('**/api/items', (route) => route.abort('internetdisconnected'))
  await page.context().setOffline(false)
  await pressSignOut(page)
  const asks = dialog(page, '¿Cerrar sesión ahora?')
  await expect(asks.getByText(/^Hay 1 cosa que todavía no se envió/)).toBeVisible()
  await expectAccessible(page)
  await asks.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect(page.getByRole('heading', { name: 'Trompeta sin estuche' })).toBeVisible()
  await pressSignOut(page)
  await asks.getByRole('button', { name: 'Cerrar sesión y descartar' }).click()
  await expect(page.getByRole('link', { name: 'Iniciar Sesión' }).first()).toBeVisible()
  await expect(async () => expect(await deviceText(page)).not.toContain('Trompeta')).toPass()
})
