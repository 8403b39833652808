import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptPlace } from '#contract/trades/meeting/places'
import { button, field, fresh, said } from '#web/accounts/testing.tsx'
import { AdminScreen } from '#web/admin/page/admin-screen.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

const LIST = 'GET /api/admin/meeting-places'
const ADD = 'POST /api/admin/meeting-places'
const PLAZA: KeptPlace = {
  ...{ id: 1, kind: 'square', name: 'Plaza Uruguaya', town: 'Asunción', country: 'Paraguay' },
  ...{ source: 'https://es.example.org/wiki/Plaza', pairs: 6, isHidden: false },
}
const MALL: KeptPlace = {
  ...{ ...PLAZA, id: 2, kind: 'shopping', name: 'Shopping del Sol', source: 'administrator' },
  ...{ pairs: 100, isHidden: true },
}
const LUQUE: KeptPlace = { ...PLAZA, id: 3, name: 'Plaza Aquino', town: 'Luque', pairs: 0 }

async function open(answers: Answers = {}) {
  history.pushState(null, '', '/admin?tab=places')
  const server = fakeServer({ [LIST]: { body: [PLAZA, MALL, LUQUE] }, ...answers })
  await renderApp(<AdminScreen />)
  await screen.findByRole('heading', { name: 'Lugares de encuentro' })
  return server
}
const row = async (name: string) => {
  const found = (await screen.findByText(name)).closest('li')
  if (!found) throw new Error(`no row of ${name}`)
  return within(found)
}

test('the places stand by town, each with its kind, how many have met there and where its name comes from', async () => {
  await open()
  const towns = await screen.findAllByRole('heading', { level: 3 })
  expect(towns.map((town) => town.textContent)).toEqual(['Asunción, Paraguay', 'Luque, Paraguay'])
  expect(towns.map((town) => town.nextSibling?.textContent)).toEqual(['1 visible', '1 visible'])
  const plaza = await row('Plaza Uruguaya')
  expect(plaza.getByText('Plaza o paseo · 6 pares de personas distintos')).toBeTruthy()
  expect(plaza.getByRole('link', { name: 'Fuente: es.example.org' }).getAttribute('href')).toBe(
    PLAZA.source,
  )
  const mall = await row('Shopping del Sol')
  expect(mall.getByText('Centro comercial · 100 pares de personas distintos o más')).toBeTruthy()
  expect(mall.getByText('oculto')).toBeTruthy()
  expect(mall.getByText('Agregado por el equipo')).toBeTruthy()
  expect(
    (await row('Plaza Aquino')).getByText('Plaza o paseo · Nadie se encontró ahí todavía'),
  ).toBeTruthy()
})

test('one is added, the form is empty again and the list is the one that was answered', async () => {
  const added = { ...PLAZA, id: 9, name: 'Plaza nueva', town: 'Limpio', source: 'administrator' }
  const { named } = await open({
    'GET /api/places': { body: [] },
    [ADD]: { status: 201, body: [PLAZA, added] },
  })
  await userEvent.click(button('Agregar'))
  expect(named(ADD)).toEqual([])
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
    'Escribe la ciudad.',
    'Escribe el nombre del lugar.',
  ])
  await userEvent.type(field('Ciudad'), 'Limpio')
  await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'Terminal')
  await userEvent.type(field('Nombre'), ' Plaza  nueva ')
  await userEvent.click(button('Agregar'))
  await said('Lugar agregado')
  expect(named(ADD).map(({ body }) => body)).toEqual([
    { town: 'Limpio', kind: 'terminal', name: 'Plaza nueva' },
  ])
  await screen.findByRole('heading', { name: 'Limpio, Paraguay' })
  expect([field('Ciudad').value, field('Nombre').value]).toEqual(['', ''])
})

test('what the server says of a town or a name stands at its field', async () => {
  const known = 'Ese lugar ya está en la lista de la ciudad.'
  await open({
    'GET /api/places': { body: [] },
    [ADD]: refusal(422, 'invalid', 'Revisa los datos marcados.', [
      { path: 'name', message: known },
    ]),
  })
  await userEvent.type(field('Ciudad'), 'Asunción')
  await userEvent.type(field('Nombre'), 'Plaza Uruguaya')
  await userEvent.click(button('Agregar'))
  expect((await screen.findByRole('alert')).textContent).toBe(known)
  expect(document.activeElement).toBe(field('Nombre'))
})

test('one is hidden and shown again in a press each', async () => {
  const hidden = { ...PLAZA, isHidden: true }
  const { named } = await open({
    'POST /api/admin/meeting-places/1/hide': { body: [hidden] },
    'POST /api/admin/meeting-places/1/show': { body: [PLAZA] },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ocultar Plaza Uruguaya' }))
  await said('Ya no se ofrece')
  const again = button('Mostrar de nuevo Plaza Uruguaya')
  expect(document.activeElement).toBe(again)
  await userEvent.click(again)
  await said('Se ofrece de nuevo')
  expect(named('POST /api/admin/meeting-places/1/show')).toHaveLength(1)
})

test('what somebody else did meanwhile is told, and the list is fresh', async () => {
  const { answers } = await open({
    'POST /api/admin/meeting-places/1/hide': refusal(
      ...([
        409,
        'meeting_place_changed',
        'Otra persona del equipo lo cambió mientras tanto.',
      ] as const),
    ),
  })
  const hide = await screen.findByRole('button', { name: 'Ocultar Plaza Uruguaya' })
  answers[LIST] = { body: [{ ...PLAZA, isHidden: true }] }
  await userEvent.click(hide)
  await said('Otra persona del equipo lo cambió mientras tanto.')
  await screen.findByRole('button', { name: 'Mostrar de nuevo Plaza Uruguaya' })
})

test('a place is renamed in a dialog that begins with its name', async () => {
  const RENAME = 'POST /api/admin/meeting-places/1/rename'
  const { named } = await open({ [RENAME]: { body: [{ ...PLAZA, name: 'Plaza Uruguay' }] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Renombrar Plaza Uruguaya' }))
  const dialog = within(await screen.findByRole('dialog'))
  const name = dialog.getByLabelText<HTMLInputElement>('Nombre')
  expect(name.value).toBe('Plaza Uruguaya')
  await userEvent.clear(name)
  await userEvent.type(name, 'Plaza Uruguay')
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  await said('Nombre guardado')
  expect(named(RENAME).map(({ body }) => body)).toEqual([{ name: 'Plaza Uruguay' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('Plaza Uruguay')
})
