import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Item } from '#contract/items'
import * as t from '#web/items/testing.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'

beforeEach(t.fresh)
afterEach(() => vi.unstubAllGlobals())

async function open(given: Partial<Item> = {}) {
  fakeServer({ 'GET /api/auth/user': t.VISITOR, 'GET /api/items/7': { body: makeItem(7, given) } })
  const view = await t.visit('/items/7')
  await screen.findByRole('article')
  return view
}

const threePhotos = [1, 2, 3].map((n) => ({
  width: 640,
  height: 480,
  colors: 'ff0000'.repeat(4),
  urls: { 1600: `/img/${n}-1600`, 640: `/img/${n}-640`, 320: `/img/${n}-320` },
}))

test('without pictures, and with one that fails, it says so', async () => {
  const { unmount } = await open({ photos: [] })
  expect(t.shows('Sin imagen disponible')).toBe(true)
  unmount()
  await open()
  fireEvent.error(screen.getByAltText('Foto 1 de 1: Cosa 7'))
  expect(t.shows('Error al cargar imagen')).toBe(true)
})

test('pictures are stepped through by button and key, also in full screen', async () => {
  await open({ photos: threePhotos })
  expect(t.shows('1 / 3')).toBe(true)
  expect(t.button('Foto anterior').disabled).toBe(true)
  await userEvent.click(t.button('Foto siguiente'))
  expect(t.shows('2 / 3')).toBe(true)
  fireEvent.keyDown(screen.getByRole('list', { name: 'Fotos de Cosa 7' }), { key: 'ArrowRight' })
  expect(t.shows('3 / 3')).toBe(true)
  await userEvent.click(t.button('Ver foto 1'))
  expect(t.shows('1 / 3')).toBe(true)
  await userEvent.click(t.button('Ver en pantalla completa'))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Fotos de Cosa 7' })
  expect(dialog.open).toBe(true)
  expect(t.button('Cerrar pantalla completa')).toBeTruthy()
})

const addresses = () =>
  [...document.querySelectorAll('article ul[tabindex] img')].map((image) =>
    image.getAttribute('src'),
  )

test('only the photo in view is fetched, in the size that a phone shows; touched, both beside it; the large one on a press', async () => {
  await open({ photos: threePhotos })
  const [first, second, third] = threePhotos.map(({ urls }) => urls[640])
  expect(addresses()).toEqual([first])
  const [image] = document.querySelectorAll('article picture img')
  expect(image?.hasAttribute('srcset')).toBe(false)
  expect(t.shows('Foto 3 de 3: Cosa 7')).toBe(true)
  fireEvent.pointerDown(screen.getByRole('list', { name: 'Fotos de Cosa 7' }))
  expect(addresses()).toEqual([first, second])
  await userEvent.click(t.button('Foto siguiente'))
  expect(addresses()).toEqual([first, second, third])
  await userEvent.click(t.button('Ver en pantalla completa'))
  const full = within(screen.getByRole('dialog')).getByAltText('Foto 2 de 3: Cosa 7')
  expect(full.getAttribute('srcset')).toContain(`${threePhotos[1]?.urls[1600]} 1600w`)
})
