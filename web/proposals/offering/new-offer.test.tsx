/** D66: whoever has nothing yet publishes it inside the proposal, and the proposal goes on with it. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as kept from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as items from '#web/items/testing.tsx'
import * as t from '#web/proposals/testing.tsx'
import { makeItem } from '#web/testing/items.ts'
import { makePerson } from '#web/testing/people.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const NOTHING = { [t.OWN]: { body: [] } }
const HERE = '/items/7?propose=1'
const TITLE = /^(¿Qué le ofreces a Ana\?|What do you offer Ana\?)$/

beforeEach(async () => {
  t.begin()
  await kept.del('publish-draft')
})
afterEach(() => vi.unstubAllGlobals())

const asking = () => screen.queryByRole('dialog', { name: TITLE })
const chip = (name: string) => within(form()).getByRole<HTMLInputElement>('radio', { name })
function form(): HTMLElement {
  const found = asking()
  if (!found) throw new Error('it is not open')
  return found
}

async function open(answers: Parameters<typeof t.openDialog>[0] = NOTHING, language?: 'en') {
  const view = await t.openDialog(answers, language)
  await screen.findByRole('dialog', { name: TITLE })
  return view
}

async function fill(title = 'Guitarra criolla') {
  await userEvent.type(items.field('Título'), title)
  await userEvent.type(items.field(/Descripción/), 'Suena muy bien, con funda.')
}
const publish = () => userEvent.click(items.button('Publicar y seguir'))

test('whoever has nothing is asked what they offer; it is published, and chosen in the proposal, which is sent', async () => {
  const sent = items.fakeUploads(() => ({
    status: 201,
    body: t.own(31, { title: 'Guitarra criolla', estimatedValue: 0 }),
  }))
  const { server } = await open()
  expect(within(form()).getByRole('region', { name: 'Lo que quieres' }).textContent).toContain(
    'Cosa 7',
  )
  await fill()
  // Guessed from its name, with the condition and the town that most have.
  await waitFor(() => expect(chip('Música e instrumentos').checked).toBe(true))
  expect(chip('Bueno').checked).toBe(true)
  expect(items.shows('En Luque, Paraguay')).toBe(true)
  server.answers[t.OWN] = { body: [t.own(31, { title: 'Guitarra criolla', estimatedValue: 0 })] }
  await publish()
  await waitFor(() => expect(asking()).toBeNull())
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
    title: 'Guitarra criolla',
    condition: 'good',
    estimatedValue: '0',
  })
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Guitarra criolla/ })
  await waitFor(() => expect(box.checked).toBe(true))
  await t.press('Enviar propuesta')
  await waitFor(() => expect(server.named(t.SEND)).toHaveLength(1))
  expect(server.named(t.SEND)[0]?.body).toMatchObject({ offerType: 'item', offeredItemIds: [31] })
  expect(await kept.get('publish-draft')).toBeUndefined()
})

test('a category that one chose is not guessed over', async () => {
  await open()
  await userEvent.type(items.field('Título'), 'Guitarra')
  await waitFor(() => expect(chip('Música e instrumentos').checked).toBe(true))
  await userEvent.click(chip('Juguetes y juegos'))
  await userEvent.type(items.field('Título'), ' mesa')
  expect(chip('Juguetes y juegos').checked).toBe(true)
  expect(chip('Hogar y muebles').checked).toBe(false)
})

test('what was typed is there again after the page was loaded anew, before the same thing', async () => {
  const { unmount } = await open()
  expect(t.here()).toBe(HERE)
  await fill()
  await waitFor(async () =>
    expect(await kept.get('publish-draft')).toMatchObject({
      values: { description: 'Suena muy bien, con funda.' },
    }),
  )
  unmount()
  await t.openPage(NOTHING, undefined, t.here())
  await screen.findByRole('dialog', { name: TITLE })
  expect(items.field('Título').value).toBe('Guitarra criolla')
  expect(t.shows('Recuperamos tu borrador')).toBe(true)
})

test('closed, it is not asked again by itself; money is offered instead', async () => {
  await open()
  await userEvent.click(items.button('Prefiero ofrecer dinero'))
  await waitFor(() => expect(asking()).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dinero' }).checked).toBe(true)
  await t.choose('Artículos')
  expect(asking()).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar Artículo' }))
  expect(await screen.findByRole('dialog', { name: TITLE })).toBeTruthy()
})

test('whoever has things is not asked, and can publish another one here', async () => {
  const { server } = await t.openDialog()
  await t.tick(/Cosa 11/)
  expect(asking()).toBeNull()
  const another = t.own(31, { title: 'Guitarra' })
  items.fakeUploads(() => ({ status: 201, body: another }))
  server.answers[t.OWN] = { body: [another, t.own(11)] }
  await userEvent.click(items.button('Publicar otra cosa'))
  await screen.findByRole('dialog', { name: TITLE })
  await fill('Guitarra')
  await waitFor(() => expect(chip('Música e instrumentos').checked).toBe(true))
  await publish()
  await waitFor(() => expect(asking()).toBeNull())
  const checked = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked)
  expect(checked).toHaveLength(2)
})

test('what is refused is said at its field, and nothing is lost', async () => {
  const issues = [{ path: 'title', code: 'prohibited', message: 'Palabra no permitida' }]
  items.fakeUploads(() => ({ status: 422, body: { code: 'invalid', message: 'x', issues } }))
  await open()
  await fill()
  await waitFor(() => expect(chip('Música e instrumentos').checked).toBe(true))
  await publish()
  expect(await within(form()).findByText('Palabra no permitida')).toBeTruthy()
  expect(items.field('Título').value).toBe('Guitarra criolla')
})

test('whoever told no town is asked where it is', async () => {
  await open({
    ...NOTHING,
    [t.USER]: { body: makePerson({ id: 'beto', firstName: 'Beto', city: '' }) },
  })
  expect(items.field('Ubicación').value).toBe('')
})

test('with the town known it can be another one', async () => {
  await open()
  await act(async () => fireEvent.click(items.button('Cambiar')))
  expect(items.field('Ubicación').value).not.toBe('')
})

test('a question asks for nothing to offer', async () => {
  await t.openPage(NOTHING)
  await t.press('Preguntar')
  await screen.findByRole('dialog', { name: 'Preguntar' })
  expect(asking()).toBeNull()
})

test('in English', async () => {
  await open(NOTHING, 'en')
  expect(items.button('Publish and go on')).toBeTruthy()
  expect(items.button('I would rather offer money')).toBeTruthy()
})

test('a thing that is promised elsewhere is nothing to offer', async () => {
  await open({ [t.OWN]: { body: [makeItem(9, { userId: 'beto', tradeStatus: 'reserved' })] } })
  expect(asking()).not.toBeNull()
})
