/** What one would like (D63): said with a thing, and found by whoever has it. */
import { fillItem, newTitle } from '../kit/own.ts'
import { publish, remove, signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'

test('who says what they would like is found by somebody who has it, and their page begins with the exchange', async ({
  page,
  newPerson,
}) => {
  const title = newTitle('Guitarra')
  await signUp(page, 'Silvia')
  await page.goto('/items/new')
  await fillItem(page, title, { category: 'Música e instrumentos' })
  await page.getByLabel('Con tus palabras').fill('Libros de cocina')
  await page.getByRole('button', { name: 'Elegir categorías' }).click()
  const wanted = page.getByRole('group', { name: /¿Qué te gustaría a cambio/ })
  await wanted.getByText('Libros', { exact: true }).click()
  await wanted.getByText('Acepto una parte en dinero').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.waitForURL(/\/items\/\d+$/)
  await expect(page.getByText('Lo cambias tú')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Te gustaría a cambio' })).toBeVisible()
  const id = Number(/\d+$/.exec(page.url())?.[0])

  const other = await newPerson()
  await signUp(other, 'Berta')
  const book = await publish(other, { title: newTitle('Libro'), categoryId: 10 })
  await other.goto(`/search?q=${title.split(' ')[1]}`)
  const filters = other.getByRole('button', { name: /^Filtros/ })
  if (await filters.isVisible()) await filters.click()
  await other.getByText('Quieren algo que tengo', { exact: true }).click()
  const close = other.getByRole('button', { name: /^Ver (1|más|artículos)/ })
  if (await close.isVisible()) await close.click()
  const card = other.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText('A cambio: Libros de cocina')
  await expect(
    other.getByRole('button', { name: 'Quitar filtro: Quieren algo que tengo' }),
  ).toBeVisible()
  await expectAccessible(other)
  await card.getByRole('link', { name: title }).click()
  await expect(other.getByText('Silvia lo cambia')).toBeVisible()
  await expect(other.getByText(/^Vale unos Gs/)).toBeVisible()
  await expect(other.getByText('Acepta una parte en dinero')).toBeVisible()
  await expectAccessible(other)

  // A stranger is told what this is; machines read what is wanted.
  const stranger = await newPerson()
  await stranger.goto(`/items/${id}`)
  await expect(stranger.getByText(/^Aquí no se compra/)).toBeVisible()
  const head = await stranger.locator('meta[name="description"]').getAttribute('content')
  expect(head).toContain('A cambio: Libros de cocina')
  await remove(page, id)
  await remove(other, book)
})
