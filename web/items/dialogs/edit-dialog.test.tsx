import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as kept from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#terms/http'
import { MINE, openMine } from '#web/items/mine/testing-mine.tsx'
import * as t from '#web/items/testing.tsx'
import { refusal } from '#web/testing/fake-server.ts'
import { DRAFT, guitar, jpeg, PUT, retype, save } from './testing-edit.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(async () => {
  t.fresh()
  await kept.del(DRAFT)
})
afterEach(() => vi.unstubAllGlobals())

async function open(
  answers: Parameters<typeof openMine>[0] = {},
  given = guitar(1),
  language: Language = 'es',
) {
  const view = await openMine({ [MINE]: { body: [given] }, ...answers }, language)
  const name = language === 'es' ? 'Editar Guitarra' : 'Edit Guitarra'
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByRole('dialog')
  return view
}
const isOpen = () => screen.queryByRole('heading', { name: 'Editar Artículo' }) !== null
const dialog = () => screen.getAllByRole('dialog')[0] as HTMLElement

test('it saves what changed, closes, refreshes the list and gives the focus back', async () => {
  const { server } = await open({ [PUT]: { body: guitar(1, { title: 'Guitarra criolla' }) } })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Editar Artículo' }))
  await retype('Título', 'Guitarra criolla')
  server.answers[MINE] = { body: [guitar(1, { title: 'Guitarra criolla' })] }
  await save()
  await screen.findAllByText('Artículo actualizado')
  await screen.findByRole('link', { name: 'Guitarra criolla' })
  expect(isOpen()).toBe(false)
  expect(server.named(PUT)[0]?.body).toEqual({ title: 'Guitarra criolla' })
  const editing = screen.getByRole('button', { name: 'Editar Guitarra criolla' })
  await waitFor(() => expect(document.activeElement).toBe(editing))
})

test.each([
  ['es', 'Título', 'ab', 'El título debe tener al menos 3 caracteres'],
  ['es', /Descripción/, 'corta', 'La descripción debe tener al menos 10 caracteres'],
  ['es', 'Ubicación', 'Yu', 'Ingresa tu ubicación'],
  ['es', /Valor estimado/, '-1', 'El valor debe ser mayor a 0'],
  ['en', 'Location', 'Yu', 'Enter your location'],
] as const)('%s: %s with %j is refused beside the field', async (language, label, text, said) => {
  await open({}, guitar(1), language)
  await retype(label, text)
  await userEvent.tab()
  await screen.findByText(said)
})

test.each(['es', 'en'] as const)('%s: a failure is told in its words', async (language) => {
  await open({ [PUT]: { status: 500, text: '{}' } }, guitar(1), language)
  await retype(language === 'es' ? 'Título' : 'Title', 'Otra cosa')
  await userEvent.click(t.button(language === 'es' ? 'Guardar cambios' : 'Save changes'))
  const said = {
    es: 'No se pudo actualizar el artículo. Inténtalo de nuevo.',
    en: 'The item could not be updated. Try again.',
  }
  await screen.findAllByText(said[language])
  expect(t.shows('Error')).toBe(true)
})

test('Escape, the backdrop and the cross ask first when something was typed', async () => {
  await open()
  await userEvent.type(t.field('Título'), '!')
  for (const leave of [
    () => fireEvent(dialog(), new Event('cancel', { cancelable: true })),
    () => userEvent.click(dialog()),
    () => userEvent.click(t.button('Cerrar')),
  ]) {
    await leave()
    await screen.findByText('¿Salir sin guardar?')
    await userEvent.click(t.button('Seguir editando'))
    expect(t.field('Título').value).toBe('Guitarra!')
  }
  await userEvent.click(t.button('Cerrar'))
  await userEvent.click(t.button('Descartar cambios'))
  await waitFor(() => expect(isOpen()).toBe(false))
})

test('a browser that closes it all the same finds it open again', async () => {
  await open()
  await userEvent.type(t.field('Título'), '!')
  const element = dialog() as HTMLDialogElement
  element.open = false
  fireEvent(element, new Event('close'))
  expect(element.open).toBe(true)
  await screen.findByText('¿Salir sin guardar?')
})

test('untouched it closes by Escape; leaving the photo chooser is no Escape', async () => {
  await open()
  fireEvent(t.field('Agregar'), new Event('cancel', { bubbles: true }))
  expect(isOpen()).toBe(true)
  fireEvent(dialog(), new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(document.activeElement).toBe(t.button('Editar Guitarra'))
})

test.each([
  ['es', 'Agregar', 'Límite excedido', 'Puedes tener máximo 3 imágenes'],
  ['en', 'Add', 'Limit exceeded', 'You can have at most 3 images'],
] as const)(
  '%s: three photos, those that are there counted',
  async (language, add, title, text) => {
    await open({}, guitar(1), language)
    await userEvent.upload(t.field(add), [1, 2, 3].map(jpeg))
    await screen.findAllByText(title)
    expect(t.shows(text)).toBe(true)
    expect(t.shows(language === 'es' ? '3 de 3' : '3 of 3')).toBe(true)
  },
)

test('whoever has more than three keeps them (D12)', async () => {
  await open({}, guitar(4))
  expect(t.shows('4 de 4')).toBe(true)
  expect(screen.queryByLabelText('Agregar')).toBeNull()
  await userEvent.click(t.button('Quitar foto 2'))
  expect(t.shows('3 de 4')).toBe(true)
  expect(t.field('Agregar')).toBeTruthy()
})

test('a draft begun on the page keeps its photos, and takes no more', async () => {
  const photos = [1, 2, 3, 4].map((n) => {
    return { name: `${n}.jpg`, photo: { full: jpeg(n), medium: null, small: null, colors: null } }
  })
  await kept.set(DRAFT, { userId: 'ana', values: {}, photos })
  await open()
  expect(t.shows('5 de 5')).toBe(true)
  expect(screen.queryByLabelText('Agregar')).toBeNull()
})

test('a session that ends under it leaves it there, with the way to sign in and back (D22)', async () => {
  const { server } = await open({ [PUT]: t.VISITOR })
  await retype('Título', 'Otra cosa')
  await screen.findByDisplayValue('Otra cosa')
  await waitFor(async () => expect(await kept.get(DRAFT)).toBeDefined())
  server.answers['GET /api/auth/user'] = t.VISITOR
  await save()
  const links = await screen.findAllByRole('link', { name: 'Iniciar sesión' })
  expect(links.map((link) => link.getAttribute('href'))).toContain(
    '/custom-login?next=%2Fmy-items%3Fedit%3D7',
  )
  expect(t.field('Título').value).toBe('Otra cosa')
  expect(t.here()).toBe('/my-items')
})

test('a conflict is explained in it', async () => {
  const said = 'El artículo ya fue intercambiado y no se puede cambiar.'
  await open({ [PUT]: refusal(409, 'item_traded', said) })
  await retype('Título', 'Otra cosa')
  await save()
  await screen.findByText(`${said} Lo que escribiste sigue aquí.`)
  expect(isOpen()).toBe(true)
})
