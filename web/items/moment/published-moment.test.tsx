/** D66: what is shown right after a publication. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as kept from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINE, openMine } from '#web/items/mine/testing-mine.tsx'
import * as t from '#web/items/testing.tsx'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const WANTING = 'GET /api/items/9/wanting'
const mine = makeItem(9, { title: 'Guitarra criolla' })

beforeEach(async () => {
  t.fresh()
  await kept.del('publish-draft')
})
afterEach(() => vi.unstubAllGlobals())

async function publishHere(answers: Answers = {}, item = mine) {
  t.fakeUploads(() => ({ status: 201, body: item }))
  const view = await t.openForm({
    'GET /api/items/9': { body: item },
    [WANTING]: { body: [makeItem(21, { title: 'Bicicleta', userId: 'beto' })] },
    ...answers,
  })
  await t.fillForm()
  await userEvent.click(t.button('Publicar'))
  await waitFor(() => expect(t.here()).toBe('/items/9'))
  return view
}

const moment = () => screen.findByRole('region', { name: 'Ya está publicado' })

test('one sees one’s card, tells friends of it, and whose things it could become', async () => {
  await publishHere()
  const shown = within(await moment())
  expect(shown.getByRole('article', { name: '' }).textContent).toContain('Guitarra criolla')
  const share = shown.getByRole<HTMLAnchorElement>('link', { name: 'Compartir por WhatsApp' })
  expect(new URL(share.href).searchParams.get('text')).toContain('http://localhost:3000/items/9')
  const wanting = within(await shown.findByRole('region', { name: /Cerca buscan algo así/ }))
  expect(wanting.getByRole('heading', { name: 'Bicicleta' })).toBeTruthy()
  expect(
    wanting
      .getByRole('link', { name: 'Proponer «Guitarra criolla» por «Bicicleta»' })
      .getAttribute('href'),
  ).toBe('/items/21?propose=1&offer=9')
  await userEvent.click(shown.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Ya está publicado' })).toBeNull(),
  )
  expect(t.here()).toBe('/items/9')
})

test.each([
  ['nobody near wants such a thing', { body: [] }],
  ['it cannot be had', { status: 503, body: { code: 'x', message: 'x' } }],
])('when %s, the rest stands', async (_what, answer) => {
  const { server } = await publishHere({ [WANTING]: answer })
  await moment()
  await waitFor(() => expect(server.named(WANTING)).toHaveLength(1))
  expect(screen.queryByRole('region', { name: /Cerca buscan/ })).toBeNull()
})

test('what waits for a review is told to nobody', async () => {
  await publishHere({}, { ...mine, withheld: { why: 'words', until: null, words: ['arma'] } })
  await screen.findByRole('button', { name: 'Editar' })
  expect(screen.queryByRole('region', { name: 'Ya está publicado' })).toBeNull()
})

test('one’s item opened later says nothing of it', async () => {
  t.signedIn()
  fakeServer({ 'GET /api/auth/user': t.ANA, 'GET /api/items/9': { body: mine } })
  await t.visit('/items/9')
  await screen.findByRole('button', { name: 'Editar' })
  expect(screen.queryByRole('region', { name: 'Ya está publicado' })).toBeNull()
})

test('the short form over one’s items is followed by the same', async () => {
  t.fakeUploads(() => ({ status: 201, body: mine }))
  await openMine({ [MINE]: { body: [makeItem(8)] }, [WANTING]: { body: [] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar Artículo' }))
  await screen.findByRole('dialog')
  await userEvent.type(t.field('Título'), 'Guitarra criolla')
  await userEvent.click(t.field('Juguetes y juegos'))
  await userEvent.clear(t.field('Ubicación'))
  await userEvent.type(t.field('Ubicación'), 'Encarnación')
  await userEvent.type(t.field(/Descripción/), 'Un camión de madera, pintado a mano.')
  await userEvent.click(t.button('Publicar'))
  expect(await moment()).toBeTruthy()
})
