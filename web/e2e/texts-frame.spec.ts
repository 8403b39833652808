/** Texts of the frame: who may not enter, what is not there, no network. */
import { test } from './story.ts'
import { LANGUAGES, said, speakFirst, wordsIn } from './texts.ts'

test.use({ provoked: { errors: [/ERR_INTERNET_DISCONNECTED/] } })

for (const language of LANGUAGES) {
  const t = wordsIn(language)

  for (const path of ['/my-items', '/trades']) {
    test(`${language}: a visitor at ${path}`, async ({ page }) => {
      await speakFirst(page, language)
      await page.goto(path)
      await said(
        page,
        t('No autorizado', 'Unauthorized'),
        t(
          'Tu sesión está cerrada. Iniciando sesión nuevamente...',
          'You are logged out. Logging in again...',
        ),
      )
      await page.waitForURL(/\/custom-login/)
    })
  }

  test(`${language}: a visitor at the profile`, async ({ page }) => {
    await speakFirst(page, language)
    await page.goto('/profile')
    await said(
      page,
      t('Acceso denegado', 'Access denied'),
      t('Debes iniciar sesión para ver tu perfil', 'You must sign in to see your profile'),
    )
    await page.waitForURL(/\/custom-login\?next=%2Fprofile$/)
  })

  test(`${language}: an address that is not there`, async ({ page }) => {
    await speakFirst(page, language)
    await page.goto('/nowhere')
    await said(
      page.getByRole('main'),
      t('Página no encontrada', 'Page not found'),
      t('Ir al inicio', 'Go home'),
      t('Buscar artículos', 'Search items'),
      t('Volver', 'Back'),
      t('Mis Artículos', 'My Items'),
      t('Intercambios', 'Trades'),
      t('Favoritos', 'Favorites'),
      t('Mi Perfil', 'My Profile'),
    )
  })

  test(`${language}: the network is gone, and back`, async ({ page }) => {
    await speakFirst(page, language)
    await page.goto('/landing')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.context().setOffline(true)
    await said(page, t('Sin conexión - Modo offline', 'No connection - Offline mode'))
    await page.context().setOffline(false)
    await said(page, t('Conexión restaurada', 'Connection restored'))
  })
}
