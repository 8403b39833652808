/** The four ways in which a device does not tell where it is, in both languages. */
import type { Page } from '@playwright/test'
import { signUp } from './people.ts'
import { test } from './story.ts'
import { LANGUAGES, press, said, speakFirst, wordsIn } from './texts.ts'

/** From the next page on. Null: a browser without any. */
const refuses = (page: Page, code: number | null) =>
  page.addInitScript((why) => {
    if (why === null) {
      Reflect.deleteProperty(Navigator.prototype, 'geolocation')
      return
    }
    const getCurrentPosition = (_: unknown, refused: (told: { code: number }) => void) =>
      refused({ code: why })
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } })
  }, code)

const WAYS = [
  [
    null,
    'Tu navegador no puede detectar la ubicación. Escribe una ciudad.',
    'Your browser cannot detect your location. Type a town.',
  ],
  [
    1,
    'Permisos de ubicación denegados. Habilita la ubicación en tu navegador.',
    'Location permission denied. Allow location in your browser.',
  ],
  [
    2,
    'Tu ubicación no está disponible en este momento. Escribe una ciudad.',
    'Your location is not available right now. Type a town.',
  ],
  [
    3,
    'Detectar tu ubicación tardó demasiado. Inténtalo de nuevo o escribe una ciudad.',
    'Finding your location took too long. Try again or type a town.',
  ],
] as const

for (const language of LANGUAGES) {
  const t = wordsIn(language)
  for (const [code, spanish, english] of WAYS) {
    test(`${language}: ${english}`, async ({ page }) => {
      await speakFirst(page, language)
      await refuses(page, code)
      await page.goto('/')
      await press(page, new RegExp(`^${t('Filtros', 'Filters')}`))
      await page.getByRole('switch').filter({ visible: true }).first().click()
      await said(page, t(spanish, english))
      await signUp(page)
      await page.goto('/items/new')
      await press(page, t('Detectar ubicación', 'Detect location'))
      await said(page, t(spanish, english))
    })
  }
}
