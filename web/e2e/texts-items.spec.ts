/** Every text of the dialogs and of editing on the page, in both languages. */
import type { Page } from '@playwright/test'
import { mine, sample } from './own.ts'
import { publish, remove, signUp } from './people.ts'
import { choose, expect, test } from './story.ts'
import { answer, LANGUAGES, press, said, speakFirst, wordsIn } from './texts.ts'

const FOUR = [1, 3, 6, 8].map((turn) => sample(`orientation-${turn}.jpg`))
const ITEM = /\/api\/items\/\d+$/

test.use({ provoked: { errors: [/500/] } })

for (const language of LANGUAGES) {
  const t = wordsIn(language)
  const fill = (page: Page, name: string, text: string) => page.getByLabel(name).first().fill(text)
  const title = t('Título', 'Title')
  const description = t('Descripción', 'Description')
  const location = t('Ubicación', 'Location')
  const save = t('Guardar cambios', 'Save changes')

  test(`${language}: the create dialog`, async ({ page }) => {
    await speakFirst(page, language)
    await signUp(page)
    await page.goto('/my-items')
    await said(
      page,
      t('Aún no tienes artículos publicados', 'You have not published any items yet'),
    )
    const opener = t('Publicar Artículo', 'Publish Item')
    await page.getByRole('main').getByRole('button', { name: opener }).click()
    const form = page.getByRole('dialog', { name: t('Crear Nuevo Artículo', 'Create New Item') })
    await said(form, t('PNG o JPG, hasta 5 MB cada una', 'PNG or JPG, up to 5 MB each'))
    await fill(page, title, 'No')
    await form.getByLabel(t('Valor estimado', 'Estimated value')).fill('-5')
    await fill(page, location, 'ab')
    await fill(page, description, 'Corta')
    await press(form, t('Publicar', 'Publish'))
    await said(
      form,
      t('El título debe tener al menos 3 caracteres', 'The title must have at least 3 characters'),
      t('Selecciona una categoría', 'Select a category'),
      t('El valor debe ser mayor a 0', 'The value must be greater than 0'),
      t('Ingresa tu ubicación', 'Enter your location'),
      t(
        'La descripción debe tener al menos 10 caracteres',
        'The description must have at least 10 characters',
      ),
    )

    await page.locator('input[type=file][multiple]').setInputFiles(FOUR)
    await said(
      page,
      t('Límite excedido', 'Limit exceeded'),
      t('Puedes subir máximo 3 imágenes', 'You can upload at most 3 images'),
    )
    await expect(page.getByText(t('Las fotos están listas', 'The photos are ready'))).toBeAttached()
    await fill(page, title, 'Camión de madera')
    await choose(form, t('Libros', 'Books'))
    await form.getByLabel(t('Valor estimado', 'Estimated value')).fill('80.000')
    await fill(page, location, 'Encarnación')
    await fill(page, description, 'Con ruedas que giran.')
    await answer(page, 'POST', /\/api\/items$/, { status: 500 })
    await press(form, t('Publicar', 'Publish'))
    await said(
      page,
      t('Error', 'Error'),
      t(
        'No se pudo crear el artículo. Inténtalo de nuevo.',
        'The item could not be created. Try again.',
      ),
    )
    await page.unrouteAll()
    await press(form, t('Publicar', 'Publish'))
    await said(
      page,
      t('Artículo creado', 'Item created'),
      t(
        'Tu artículo ha sido publicado exitosamente.',
        'Your item has been published successfully.',
      ),
    )
    await remove(page, (await mine(page)).id)
  })

  test(`${language}: the edit dialog`, async ({ page }) => {
    await speakFirst(page, language)
    await signUp(page)
    const id = await publish(page, {})
    await page.goto('/my-items')
    await press(page, new RegExp(`^${t('Editar', 'Edit')} `))
    const form = page.getByRole('dialog', { name: t('Editar Artículo', 'Edit Item') })
    await page.locator('input[type=file][multiple]').setInputFiles(FOUR)
    await said(
      page,
      t('Límite excedido', 'Limit exceeded'),
      t('Puedes tener máximo 3 imágenes', 'You can have at most 3 images'),
    )
    await expect(page.getByText(t('Las fotos están listas', 'The photos are ready'))).toBeAttached()
    await answer(page, 'PUT', ITEM, { status: 500 })
    await press(form, save)
    await said(
      page,
      t(
        'No se pudo actualizar el artículo. Inténtalo de nuevo.',
        'The item could not be updated. Try again.',
      ),
    )
    await page.unrouteAll()
    await press(form, save)
    await said(page, t('Artículo actualizado', 'Item updated'))
    await remove(page, id)
  })

  test(`${language}: editing on the page of the thing`, async ({ page }) => {
    await speakFirst(page, language)
    await signUp(page)
    const id = await publish(page, {})
    await page.goto(`/items/${id}`)
    await press(page, t('Editar', 'Edit'))
    await fill(page, title, '')
    await press(page, save)
    await said(
      page,
      t('Título requerido', 'Title required'),
      t('El título del artículo es obligatorio.', 'The title of the item is required.'),
    )
    await fill(page, title, 'Bicicleta de mi tía')
    await fill(page, description, '')
    await press(page, save)
    await said(
      page,
      t('Descripción requerida', 'Description required'),
      t('La descripción del artículo es obligatoria.', 'The description of the item is required.'),
    )
    await fill(page, description, 'Poco uso, con canasto.')
    await answer(page, 'PUT', ITEM, { status: 500 })
    await press(page, save)
    await said(
      page,
      t(
        'No se pudieron guardar los cambios. Inténtalo nuevamente.',
        'The changes could not be saved. Try again.',
      ),
    )
    await page.unrouteAll()
    await press(page, save)
    await said(page, t('Artículo actualizado', 'Item updated'))
    await remove(page, id)
  })
}
