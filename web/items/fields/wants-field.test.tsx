/** What one would like in exchange (D63), in the forms of publishing and editing. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guitar, openEdit, PUT, save, sentOf } from '#web/items/dialogs/testing-edit.tsx'
import * as t from '#web/items/testing.tsx'
import { makeItem } from '#web/testing/items.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(t.fresh)
afterEach(() => vi.unstubAllGlobals())

const wanted = async () =>
  within(await screen.findByRole('group', { name: /¿Qué te gustaría a cambio\?/ }))

test('it is said in words, by categories and with two switches, and goes out with the thing', async () => {
  const sent = t.fakeUploads(() => ({ status: 201, body: makeItem(7) }))
  await t.openForm({ 'GET /api/places': { body: [] } })
  await t.fillForm()
  const part = await wanted()
  await userEvent.type(part.getByLabelText(/Con tus palabras/), 'Una bici de niña')
  expect(part.queryAllByRole('checkbox')).toEqual([])
  await userEvent.click(part.getByRole('button', { name: 'Elegir categorías' }))
  await userEvent.click(part.getByRole('checkbox', { name: 'Libros' }))
  await userEvent.click(part.getByRole('checkbox', { name: 'Ropa y calzado' }))
  await userEvent.click(part.getByRole('switch', { name: 'Escucho ofertas' }))
  await userEvent.click(part.getByRole('switch', { name: 'Acepto una parte en dinero' }))
  await t.published(sent)
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
    wantedText: 'Una bici de niña',
    takesOffers: 'false',
    takesMoney: 'true',
  })
  const ids = JSON.parse(String(sent[0]?.get('wantedCategoryIds')))
  expect(ids).toHaveLength(2)
})

test('a sixth category is not taken; one that is taken away makes room', async () => {
  await openEdit()
  const part = await wanted()
  await userEvent.click(part.getByRole('button', { name: 'Elegir categorías' }))
  const boxes = part.getAllByRole<HTMLInputElement>('checkbox')
  for (const box of boxes.slice(0, 6)) await userEvent.click(box)
  expect(boxes.filter((box) => box.checked)).toHaveLength(5)
  expect(boxes[5]?.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(boxes[0] as HTMLInputElement)
  await userEvent.click(boxes[5] as HTMLInputElement)
  expect(boxes[5]?.checked).toBe(true)
})

test('an edit shows what was said, and sends only what changed of it', async () => {
  const wants = { categoryIds: [10], text: 'Libros', takesOffers: false, takesMoney: true }
  const { server } = await openEdit({ [PUT]: { body: guitar(2) } }, guitar(2, { wants }))
  const part = await wanted()
  expect(part.getByLabelText<HTMLInputElement>(/Con tus palabras/).value).toBe('Libros')
  expect(part.getByRole<HTMLInputElement>('checkbox', { name: 'Libros' }).checked).toBe(true)
  expect(part.getByRole<HTMLInputElement>('switch', { name: 'Escucho ofertas' }).checked).toBe(
    false,
  )
  await userEvent.click(part.getByRole('checkbox', { name: 'Libros' }))
  await userEvent.click(part.getByRole('switch', { name: 'Acepto una parte en dinero' }))
  await save()
  expect(sentOf(server)).toEqual([{ wantedCategoryIds: [], takesMoney: false }])
})

test('too long a line is told beside it and stays', async () => {
  await openEdit()
  const part = await wanted()
  const line = part.getByLabelText<HTMLInputElement>(/Con tus palabras/)
  await userEvent.click(line)
  await userEvent.paste('a'.repeat(121))
  await save()
  expect(await part.findByText('El texto es demasiado largo')).toBeTruthy()
  expect(line.value).toHaveLength(121)
})
