/** An edit that nearly equals another own one is asked about (D59). */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as t from '#web/items/testing.tsx'
import { guitar, openEdit, PUT, retype, save, sentOf } from './testing-edit.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(() => t.fresh())
afterEach(() => vi.unstubAllGlobals())

const ASKED = {
  status: 409,
  body: {
    ...{ code: 'item_doubled', message: 'Ya publicaste uno casi igual.' },
    current: { id: 5, title: 'Guitarra criolla' },
  },
}
const asked = () => screen.findByText('¿Es la misma publicación?')

test('it is asked in the bar that one presses; “Es otra” is said of that press alone', async () => {
  const { server } = await openEdit({ [PUT]: ASKED })
  await retype('Título', 'Guitarra criollo')
  await save()
  await asked()
  const bar = t.button('Guardar cambios').parentElement?.parentElement as HTMLElement
  expect(within(bar).getByRole('link', { name: 'Ver la publicada' })).toBeTruthy()
  // What was pressed while something was missing is not said of what is sent later.
  await retype('Título', '')
  await userEvent.click(t.button('Es otra'))
  expect(sentOf(server)).toHaveLength(1)
  await retype('Título', 'Guitarra criolla vieja')
  await save()
  await asked()
  server.answers[PUT] = { body: guitar(2, { title: 'Guitarra criolla vieja' }) }
  await userEvent.click(t.button('Es otra'))
  await screen.findAllByText('Artículo actualizado')
  expect(sentOf(server)).toEqual([
    { title: 'Guitarra criollo' },
    { title: 'Guitarra criolla vieja' },
    { title: 'Guitarra criolla vieja', isOther: true },
  ])
})
