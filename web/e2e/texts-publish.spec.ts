/** Every text of the publish form, in both languages. */
import { readFile, writeFile } from 'node:fs/promises'
import { sample } from './own.ts'
import { signUp } from './people.ts'
import { choose, expect, test } from './story.ts'
import { answer, LANGUAGES, press, said, speakFirst, wordsIn } from './texts.ts'

const PHOTO = sample('orientation-1.jpg')
/** More than a device makes smaller (D12). */
const HUGE_BYTES = 41 * 1024 * 1024

test.use({ provoked: { errors: [/500/] } })

for (const language of LANGUAGES) {
  const t = wordsIn(language)

  test(`${language}: a visitor is told why`, async ({ page }) => {
    await speakFirst(page, language)
    await page.goto('/items/new')
    await said(page, t('Inicia sesión para publicar', 'Sign in to publish'))
    await page.waitForURL(/\/custom-login\?next=%2Fitems%2Fnew$/)
  })

  test(`${language}: what is missing, what is too long, what the server says`, async ({ page }) => {
    await speakFirst(page, language)
    await signUp(page)
    await page.goto('/items/new')
    await press(page, t('Publicar', 'Publish'))
    await said(
      page,
      t('El título debe tener al menos 3 caracteres', 'The title must have at least 3 characters'),
      t('Debes seleccionar una categoría', 'You must select a category'),
      t('Debes seleccionar el estado del artículo', 'You must select the condition of the item'),
      t('La ubicación es requerida', 'The location is required'),
      t(
        'La descripción debe tener al menos 10 caracteres',
        'The description must have at least 10 characters',
      ),
    )
    const [title, location, description] = [
      page.getByLabel(t('Título', 'Title'), { exact: true }),
      page.getByLabel(t('Ubicación', 'Location'), { exact: true }),
      page.getByLabel(t('Descripción', 'Description')),
    ]
    await title.fill('x'.repeat(101))
    await location.fill('x'.repeat(101))
    await description.fill('x'.repeat(1001))
    await press(page, t('Publicar', 'Publish'))
    await said(
      page,
      t('El título no puede exceder 100 caracteres', 'The title cannot exceed 100 characters'),
      t(
        'La ubicación no puede exceder 100 caracteres',
        'The location cannot exceed 100 characters',
      ),
      t(
        'La descripción no puede exceder 1000 caracteres',
        'The description cannot exceed 1000 characters',
      ),
    )

    await title.fill('Camión de madera')
    await location.fill('Encarnación')
    await description.fill('Con ruedas que giran.')
    await choose(page, t('Libros', 'Books'))
    await choose(page, t('Bueno', 'Good'))
    await answer(page, 'POST', /\/api\/items$/, { status: 500 })
    await press(page, t('Publicar', 'Publish'))
    await said(
      page,
      t('Error al publicar', 'Could not publish'),
      t(
        'No se pudo publicar el artículo. Nada se perdió: inténtalo de nuevo.',
        'The item could not be published. Nothing was lost: please try again.',
      ),
    )
    const message = 'Hoy ya no.'
    await answer(page, 'POST', /\/api\/items$/, { status: 500, code: 'too_many', message })
    await press(page, t('Publicar', 'Publish'))
    await said(page, t('Error al publicar', 'Could not publish'), message)
  })

  test(`${language}: files that are too many, no images, too large`, async ({ page }, info) => {
    await speakFirst(page, language)
    await signUp(page)
    const huge = info.outputPath('huge.jpg')
    await writeFile(huge, Buffer.concat([await readFile(PHOTO), Buffer.alloc(HUGE_BYTES)]))
    await page.goto('/items/new')
    const files = page.locator('input[type=file][multiple]')
    await files.setInputFiles([
      { name: 'carta.txt', mimeType: 'text/plain', buffer: Buffer.from('Hola') },
    ])
    await said(page, t('Solo se permiten archivos de imagen', 'Only image files are allowed'))
    await files.setInputFiles(huge)
    await said(page, t('Las imágenes deben ser menores a 5MB', 'Images must be smaller than 5MB'))
    await files.setInputFiles(Array(6).fill(PHOTO))
    await said(page, t('Puedes subir máximo 5 imágenes', 'You can upload at most 5 images'))
    await expect(page.getByText(t('Las fotos están listas', 'The photos are ready'))).toBeAttached()
  })
}
