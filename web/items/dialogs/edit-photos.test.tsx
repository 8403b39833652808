import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as kept from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as t from '#web/items/testing.tsx'
import { DRAFT, guitar, jpeg, openEdit, PUT, retype, save, sentOf } from './testing-edit.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(async () => {
  t.fresh()
  await kept.del(DRAFT)
})
afterEach(() => vi.unstubAllGlobals())

test('a photo is marked and restored in its place, by the same button', async () => {
  const { server, onDone } = await openEdit()
  // The tiles that can be moved have come in place of the first ones.
  await screen.findByRole('button', { name: 'Mover foto 1' })
  await userEvent.click(t.button('Quitar foto 1'))
  expect(t.shows('Se quitará')).toBe(true)
  expect(t.shows('1 de 5')).toBe(true)
  const tile = screen.getByAltText('Foto 2').parentElement
  expect(within(tile as HTMLElement).getByText('Portada')).toBeTruthy()
  expect(screen.getByAltText('Foto 1').getAttribute('src')).toBe('/i/a/640')
  expect(document.activeElement).toBe(t.button('Restaurar foto 1'))
  await userEvent.click(t.button('Restaurar foto 1'))
  expect(t.shows('Se quitará')).toBe(false)
  expect(t.shows('2 de 5')).toBe(true)
  await save()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sentOf(server)).toEqual([])
})

test('a photo that is marked when saving goes', async () => {
  const { server } = await openEdit({ [PUT]: { body: guitar(2) } })
  await userEvent.click(t.button('Quitar foto 2'))
  await save()
  await screen.findAllByText('Artículo actualizado')
  expect(sentOf(server)).toEqual([{ imagesToRemove: ['/i/b/1600'] }])
})

test('new photos travel as a form, with what else changed', async () => {
  const sent = t.fakeUploads(() => ({ status: 200, body: guitar(2) }))
  const { onDone } = await openEdit()
  await userEvent.click(t.button('Quitar foto 1'))
  await userEvent.upload(t.field('Agregar'), [jpeg(1)])
  await screen.findByAltText('Foto 3')
  await retype(/Valor estimado/, '400000')
  await save()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const [form] = sent
  expect(form?.getAll('newImages')).toHaveLength(1)
  for (const name of ['newImages640', 'newImages320', 'newImageColors', 'newImageLooks']) {
    expect(form?.getAll(name)).toHaveLength(1)
  }
  expect(form?.get('imagesToRemove')).toBe('["/i/a/1600"]')
  expect(form?.get('estimatedValue')).toBe('400000')
  expect(form?.has('imageOrder')).toBe(false)
  expect(form?.has('location')).toBe(false)
})

test('a marked one cannot be restored where new ones have taken its place', async () => {
  await openEdit()
  await userEvent.click(t.button('Quitar foto 1'))
  await userEvent.upload(t.field('Agregar'), [1, 2, 3, 4].map(jpeg))
  await screen.findByAltText('Foto 6')
  await userEvent.click(t.button('Restaurar foto 1'))
  await screen.findByText('Puedes subir máximo 5 imágenes')
  expect(t.shows('Se quitará')).toBe(true)
  expect(t.shows('5 de 5')).toBe(true)
})
