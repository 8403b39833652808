/** Every text of saving things, in both languages. */
import type { Page } from '@playwright/test'
import { search, strangersThing } from './hearts.ts'
import { remove, signUp } from './people.ts'
import { test } from './story.ts'
import { answer, LANGUAGES, press, said, speakFirst, wordsIn } from './texts.ts'

const ONE = /\/api\/favorites\/\d+$/
const BROKEN = { status: 500 }

test.use({ provoked: { errors: [/500/, /401/] } })

for (const language of LANGUAGES) {
  const t = wordsIn(language)
  const add = new RegExp(`^${t('Agregar a favoritos', 'Add to favorites')}`)
  const unsave = new RegExp(`^${t('Quitar de favoritos', 'Remove from favorites')}`)

  /** The first press fails without a word of the server, the second with one, the third succeeds. */
  async function pressThrice(page: Page, name: RegExp, method: string, failed: string) {
    await answer(page, method, ONE, BROKEN)
    await press(page, name)
    await said(page, t('Error', 'Error'), failed)
    await answer(page, method, ONE, { ...BROKEN, code: 'favorite_own', message: 'Ahora no.' })
    await press(page, name)
    await said(page, 'Ahora no.')
    await page.unrouteAll()
    await press(page, name)
  }

  test(`${language}: a visitor's heart, and a visitor at the list`, async ({ page }) => {
    await speakFirst(page, language)
    await page.goto('/')
    await press(page, add)
    await said(page, t('Inicia sesión para guardar favoritos', 'Sign in to save favorites'))
    await page.waitForURL(/\/custom-login/)
    await page.goto('/favorites')
    await said(page, t('Inicia sesión para ver tus favoritos', 'Sign in to see your favorites'))
    await page.waitForURL(/\/custom-login\?next=%2Ffavorites$/)
  })

  test(`${language}: added and removed, and neither`, async ({ page, newPerson }) => {
    const owner = await newPerson()
    const { id, title } = await strangersThing(owner)
    await speakFirst(page, language)
    await signUp(page)
    await page.goto(search(title))
    await pressThrice(
      page,
      add,
      'POST',
      t('No se pudo agregar a favoritos', 'Could not add to favorites'),
    )
    await said(page, t('Agregado a favoritos', 'Added to favorites'))
    await pressThrice(
      page,
      unsave,
      'DELETE',
      t('No se pudo eliminar de favoritos', 'Could not remove from favorites'),
    )
    await said(page, t('Eliminado de favoritos', 'Removed from favorites'))
    await remove(owner, id)
  })

  test(`${language}: the list, a failing one, removing from it`, async ({ page, newPerson }) => {
    const owner = await newPerson()
    const { id, title } = await strangersThing(owner)
    await speakFirst(page, language)
    await signUp(page)
    await page.goto('/favorites')
    await said(page, t('Todavía no guardaste nada', 'You have not saved anything yet'))
    await page.goto(search(title))
    await press(page, add)
    await said(page, t('Agregado a favoritos', 'Added to favorites'))
    await page.goto('/favorites')
    await pressThrice(
      page,
      unsave,
      'DELETE',
      t('No se pudo eliminar el favorito', 'Could not remove the favorite'),
    )
    await said(page, t('Favorito eliminado', 'Favorite removed'))
    await answer(page, 'GET', /\/api\/favorites(\?limit.*)?$/, BROKEN)
    await page.reload()
    await said(page, t('Error al cargar favoritos', 'Could not load favorites'))
    await remove(owner, id)
  })

  test(`${language}: a session that has ended`, async ({ page, newPerson }) => {
    const owner = await newPerson()
    const { id, title } = await strangersThing(owner)
    await speakFirst(page, language)
    await signUp(page)
    await page.goto(search(title))
    await page.getByRole('button', { name: add }).first().hover()
    await page.context().clearCookies({ name: /session/ })
    await press(page, add)
    await said(
      page,
      t('Sesión expirada', 'Session expired'),
      t('Iniciando sesión nuevamente...', 'Signing in again...'),
    )
    await page.waitForURL(/\/custom-login/)
    await remove(owner, id)
  })
}
