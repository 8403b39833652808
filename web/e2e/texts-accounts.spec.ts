/** Every text of signing in and registering, in both languages. */
import { PASSWORD } from './people.ts'
import { newEmail, test } from './story.ts'
import { answer, LANGUAGES, press, said, speakFirst, wordsIn } from './texts.ts'

const BROKEN = { status: 500 }

test.use({ provoked: { errors: [/500/, /401/] } })

for (const language of LANGUAGES) {
  const t = wordsIn(language)
  const invalid = t('Email inválido', 'Invalid email')
  const password = t('Contraseña', 'Password')
  const confirm = t('Confirmar contraseña', 'Confirm password')
  const create = t('Crear cuenta', 'Create account')

  test(`${language}: signing in`, async ({ page }) => {
    await speakFirst(page, language)
    await page.goto('/custom-login')
    const main = page.getByRole('main')
    const signIn = t('Iniciar sesión', 'Sign in')
    await press(main, signIn)
    await said(
      main,
      t('Email es requerido', 'Email is required'),
      t('Contraseña es requerida', 'Password is required'),
    )
    await page.getByLabel('Email').fill('ana')
    await press(main, signIn)
    await said(main, invalid)
    await page.getByLabel('Email').fill(newEmail('nadie'))
    await page.getByLabel(password, { exact: true }).fill(PASSWORD)
    await press(main, signIn)
    const failed = [
      t('Error al iniciar sesión', 'Could not sign in'),
      t(
        'Credenciales incorrectas. Verifica tu email y contraseña.',
        'Wrong credentials. Check your email and password.',
      ),
    ]
    await said(page, ...failed)
    await page.reload()
    await answer(page, 'POST', /\/auth\/login$/, BROKEN)
    await page.getByLabel('Email').fill(newEmail('nadie'))
    await page.getByLabel(password, { exact: true }).fill(PASSWORD)
    await press(main, signIn)
    await said(page, ...failed)
    await page.unrouteAll()
    await answer(page, 'POST', /\/auth\/login$/, { ...BROKEN, code: 'busy', message: 'Ahora no.' })
    await press(main, signIn)
    await said(page, 'Ahora no.')
  })

  test(`${language}: both steps of the registration`, async ({ page }) => {
    await speakFirst(page, language)
    await page.goto('/custom-register')
    const next = t('Continuar', 'Continue')
    const [first, last] = [t('Nombre', 'First name'), t('Apellido', 'Last name')]
    await press(page, next)
    await said(
      page,
      t('Email es requerido', 'Email is required'),
      t(
        'La contraseña debe tener al menos 6 caracteres',
        'The password must have at least 6 characters',
      ),
      t('Confirma tu contraseña', 'Confirm your password'),
      t('Nombre debe tener al menos 2 caracteres', 'First name must have at least 2 characters'),
      t('Apellido debe tener al menos 2 caracteres', 'Last name must have at least 2 characters'),
    )
    await page.getByLabel('Email').fill('ana')
    await page.getByLabel(password, { exact: true }).fill(PASSWORD)
    await page.getByLabel(confirm).fill('otra-cosa')
    await page.getByLabel(first, { exact: true }).fill('Ana')
    await page.getByLabel(last).fill('Benítez')
    await press(page, next)
    await said(page, invalid, t('Las contraseñas no coinciden', 'The passwords do not match'))
    await page.getByLabel('Email').fill(newEmail('ana'))
    await page.getByLabel(confirm).fill(PASSWORD)
    await press(page, next)
    await said(page, t('Paso 2 de 2', 'Step 2 of 2'))
    await press(page, create)
    await said(
      page,
      t('Número de teléfono inválido', 'Invalid phone number'),
      t('Fecha de nacimiento es requerida', 'Date of birth is required'),
      t('Selecciona tu género', 'Select your gender'),
      t('País es requerido', 'Country is required'),
      t('Ciudad es requerida', 'City is required'),
    )
    await page.getByLabel(t('Teléfono', 'Phone'), { exact: true }).fill('0981 123 456')
    await page.getByLabel(t('Fecha de nacimiento', 'Date of birth')).fill('1990-05-04')
    await page.getByLabel(t('Género', 'Gender')).selectOption('female')
    await page.getByLabel(t('País', 'Country')).selectOption('Paraguay')
    await page.getByLabel(t('Ciudad', 'City')).fill('Asunción')
    await answer(page, 'POST', /\/auth\/register$/, BROKEN)
    await press(page, create)
    const failed = t('Error al crear cuenta', 'Could not create the account')
    await said(
      page,
      failed,
      t('Ocurrió un error. Intenta nuevamente.', 'Something went wrong. Please try again.'),
    )
    await page.unrouteAll()
    const message = 'Ahora no.'
    await answer(page, 'POST', /\/auth\/register$/, { ...BROKEN, code: 'busy', message })
    await press(page, create)
    await said(page, failed, message)
  })
}
