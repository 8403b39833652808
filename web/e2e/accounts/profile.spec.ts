/** One's own profile: all of it changed, wrong and real pictures, skills; a reload shows what was saved. */
import { toldBy } from '../../../worker/media/testing/telltales.ts'
import { sample } from '../kit/own.ts'
import { me, signUp } from '../kit/people.ts'
import { bytesOf } from '../kit/photos.ts'
import { expect, expectAccessible, speak, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

test('a person tells of themself, and everybody reads it', async ({ page, newPerson }) => {
  await signUp(page, 'Ana')
  await page.goto('/profile')
  const head = page.getByRole('region', { name: 'Mi Perfil' })
  await expect(page.getByRole('region', { name: 'Reputación' })).toContainText('de 1.000')
  await expect(page.getByRole('region', { name: 'Tokens' })).toContainText('20 tokens')
  await expect(page.getByRole('region', { name: 'Verificación' })).toContainText('EmailAprobado')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Editar perfil' }).click()
  await page.getByLabel('Nombre').fill('Rosa')
  await page.getByLabel('Apellido').fill('Villalba')
  await page.getByLabel('Ocupación').fill('Carpintera')
  await page.getByLabel('Teléfono').fill('0982 333 444')
  await page.getByLabel('País').selectOption('Paraguay')
  await page.getByLabel('Ciudad').fill('Encarnación')
  await page.keyboard.press('Escape')
  await page.getByLabel('Sobre ti').fill('Arreglo muebles.\nCambio herramientas.')
  await page.getByLabel('Fecha de nacimiento').fill('1988-02-29')
  await page.getByLabel('Género').selectOption('Otro')
  await page.getByLabel('Departamento o provincia').fill('Itapúa')
  await page.getByLabel('Dirección').fill('Calle Palma 417')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(head).toContainText('Rosa Villalba')
  await said(page, 'Perfil actualizado')

  const file = page.getByLabel(/foto de perfil/)
  await file.setInputFiles({
    name: 'notas.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no soy una foto'),
  })
  await said(page, 'Archivo inválido', 'Por favor selecciona una imagen válida')
  // Case 27: as a phone makes them.
  await file.setInputFiles(sample('iphone-gps.jpg'))
  await said(page, 'Foto actualizada')
  const picture = head.locator('img')
  await expect(picture).toHaveJSProperty('complete', true)
  const address = (await picture.getAttribute('src')) ?? ''
  for (const size of ['320', '640', '1600']) {
    const bytes = await bytesOf(page, address.replace(/320$/, size))
    expect(toldBy(new Uint8Array(bytes))).toEqual([])
  }

  const skills = page.getByRole('region', { name: 'Habilidades' })
  await skills.getByLabel('Nueva habilidad').fill('carpintería, barniz, yeso')
  const saved = () => page.waitForResponse('**/api/profile/update')
  await Promise.all([saved(), skills.getByRole('button', { name: 'Agregar' }).click()])
  await expect(skills.getByRole('listitem')).toHaveCount(3)
  await Promise.all([saved(), skills.getByRole('button', { name: 'Quitar yeso' }).click()])
  await expect(skills.getByRole('listitem')).toHaveCount(2)

  await page.reload()
  await expect(head).toContainText('Rosa Villalba')
  await expect(head).toContainText('Carpintera')
  await expect(head).toContainText('Encarnación, Paraguay')
  const details = ['29 de febrero de 1988', 'Otro', 'Itapúa', 'Calle Palma 417']
  for (const detail of details) await expect(head).toContainText(detail)
  await expect(skills.getByRole('listitem')).toHaveText(['carpintería', 'barniz'])
  await expect(head.locator('img')).toHaveAttribute('src', address)
  await expectAccessible(page)

  const id = (await me(page)).id
  const other = await newPerson()
  await other.goto(`/user/${id}`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Rosa Villalba')
  await expect(other.getByText('Cambio herramientas.')).toBeVisible()
  for (const secret of ['0982', '1988', 'Itapúa', 'Palma']) {
    await expect(other.locator('body')).not.toContainText(secret)
  }
  await other.getByRole('link', { name: 'carpintería' }).click()
  await expect(other).toHaveURL(/\/search\?q=carpinter%C3%ADa$/)

  await page.getByRole('button', { name: 'Editar perfil' }).click()
  await page.getByLabel('Sobre ti').fill('')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(head).toContainText('Cuenta algo de ti')
  await page.getByRole('button', { name: 'Quitar foto' }).click()
  await expect(head.locator('img')).toHaveCount(0)

  await speak(page, 'en')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible()
  await expect(page.getByText(/^Member since /)).toBeVisible()
})
