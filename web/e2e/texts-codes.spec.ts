/** Every text of recovering a password and verifying an address, in both languages. */
import type { Page } from '@playwright/test'
import { expect, newEmail, test } from './story.ts'
import { answer, LANGUAGES, press, said, speakFirst, wordsIn } from './texts.ts'

const FORGOT = /\/auth\/forgot-password$/
const BROKEN = { status: 500 }

test.use({ provoked: { errors: [/500/, /503/, /422/] } })

for (const language of LANGUAGES) {
  const t = wordsIn(language)
  const field = (page: Page) => page.getByLabel(t('Código de verificación', 'Verification code'))
  const verify = (page: Page) => press(page, t('Verificar', 'Verify'))
  const wrong = [
    t('Código inválido', 'Invalid code'),
    t(
      'El código ingresado es inválido o ha expirado. Verifica el código o solicita uno nuevo.',
      'The code you entered is invalid or has expired. Check the code or request a new one.',
    ),
  ]

  test(`${language}: asking for a code`, async ({ page }) => {
    await speakFirst(page, language)
    await page.goto('/forgot-password')
    const ask = () => press(page, t('Enviar código', 'Send code'))
    await page.getByLabel('Email').fill('ana')
    await ask()
    await said(page, t('Email inválido', 'Invalid email'))
    await page.getByLabel('Email').fill(newEmail('ana'))
    const failures = [
      [
        { status: 503, code: 'EMAIL_SERVICE_NOT_CONFIGURED', message: 'x' },
        t('Servicio no disponible', 'Service unavailable'),
        t(
          'El servicio de correo no está disponible por el momento. Contacta al administrador.',
          'The mail service is not available at the moment. Contact the administrator.',
        ),
      ],
      [
        { status: 503, code: 'EMAIL_SEND_FAILED', message: 'x' },
        t('Error de envío', 'Sending failed'),
        t(
          'No pudimos enviar el correo. Verifica la dirección e inténtalo de nuevo.',
          'We could not send the mail. Check the address and try again.',
        ),
      ],
      [{ ...BROKEN, code: 'busy', message: 'Ahora no.' }, 'Error', 'Ahora no.'],
      [BROKEN, 'Error', t('Error enviando código', 'The code could not be sent')],
    ] as const
    for (const [failure, ...texts] of failures) {
      await page.unrouteAll()
      await answer(page, 'POST', FORGOT, failure)
      await ask()
      await said(page, ...texts)
    }
  })

  test(`${language}: a wrong code, another one, and the new password`, async ({ page }) => {
    await speakFirst(page, language)
    const email = newEmail('ana')
    await page.goto(`/forgot-password?email=${email}&code=000000`)
    await verify(page)
    await said(page, ...wrong)
    await expect(field(page)).toHaveValue('')
    await answer(page, 'POST', FORGOT, BROKEN)
    await press(page, t('Reenviar código', 'Send the code again'))
    await said(page, t('No se pudo reenviar el código', 'The code could not be sent again'))

    await page.route(/\/auth\/verify-reset-code$/, (route) =>
      route.fulfill({ json: { resetToken: 'x' } }),
    )
    await field(page).fill('123456')
    await verify(page)
    await said(page, t('Elige una contraseña nueva', 'Choose a new password'))
    await page.getByLabel(t('Nueva contraseña', 'New password'), { exact: true }).fill('corta')
    await page.getByLabel(t('Confirmar contraseña', 'Confirm password')).fill('otra')
    const save = () => press(page, t('Guardar contraseña', 'Save password'))
    await save()
    await said(
      page,
      t(
        'La contraseña debe tener al menos 6 caracteres',
        'The password must have at least 6 characters',
      ),
    )
    await page.getByLabel(t('Nueva contraseña', 'New password'), { exact: true }).fill('otra-clave')
    await save()
    await said(page, t('Las contraseñas no coinciden', 'The passwords do not match'))
  })

  test(`${language}: verifying an address`, async ({ page }) => {
    await speakFirst(page, language)
    await page.goto(`/verify-email?email=${newEmail('ana')}`)
    await field(page).fill('12a')
    await said(
      page,
      t('El código debe contener solo números', 'The code must contain only numbers'),
    )
    await field(page).fill('123')
    await field(page).blur()
    await said(page, t('El código debe tener 6 dígitos', 'The code must have 6 digits'))
    await field(page).fill('000000')
    await verify(page)
    await said(page, ...wrong)
    await expect(field(page)).toHaveValue('')
    await answer(page, 'POST', /\/auth\/verify-email$/, {
      ...BROKEN,
      code: 'other',
      message: 'El código ha expirado',
    })
    await field(page).fill('123456')
    await verify(page)
    await said(page, ...wrong)
    await expect(field(page)).toHaveValue('')
    await answer(page, 'POST', /\/auth\/resend-verification$/, BROKEN)
    await press(page, t('Reenviar código', 'Send the code again'))
    await said(page, t('No se pudo reenviar el código', 'The code could not be sent again'))
  })
}
