import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MeetingPlace } from '#contract/trades/meeting/places'
import type { Language } from '#terms/http'
import { fresh, signedIn } from '#web/items/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ANA, BETO, makePage, type makeTrade, makeTradeItem } from '#web/trades/testing.ts'
import { useActing } from '#web/trades/use-acting.ts'
import { MeetingDialog } from './meeting-dialog.tsx'
import { valuesOf } from './meeting-values.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const ACT = 'POST /api/trades/7/actions'
const kept = vi.fn()
const close = vi.fn()

type Given = Partial<Parameters<typeof makeTrade>[1]>

function Asking({ trade }: { trade: ReturnType<typeof makeTrade> }) {
  return (
    <MeetingDialog
      trade={trade}
      isPossible
      values={valuesOf(trade)}
      onValues={kept}
      acting={useActing(7)}
      onClose={close}
    />
  )
}

async function ask(given: Given = {}, language?: Language, answers: Answers = {}) {
  const page = makePage(7, { status: 'accepted', ...given })
  const server = fakeServer({
    'GET /api/auth/user': { body: makePerson(ANA) },
    'GET /api/places': { body: [] },
    [ACT]: { body: page },
    ...answers,
  })
  await renderApp(<Asking trade={page} />, language)
  return server
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const chip = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const group = (name: string) => within(screen.getByRole('group', { name }))
const chips = (name: string) =>
  group(name)
    .getAllByRole('radio')
    .map((one) => one.closest('label')?.textContent)
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((one) => one.checked)
    .map((one) => one.closest('label')?.textContent)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Proponer encuentro' }))

beforeEach(() => {
  fresh()
  signedIn()
  // Friday, 16:00 in Asunción.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T19:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('days and hours are chosen in a tap, and are sent as what they fill', async () => {
  const server = await ask()
  expect(chips('¿Qué día?')).toEqual(['Hoy', 'Mañana', 'Domingo', 'Otro día'])
  expect(chips('¿A qué hora?')).toEqual(['10:00', '15:00', '17:30', '19:00', 'Otra hora'])
  expect(chosen()).toEqual([])
  await userEvent.type(field('Lugar'), 'Plaza Uruguaya')
  await userEvent.click(screen.getByText('Domingo'))
  await userEvent.click(screen.getByText('17:30'))
  expect([field('Día').value, field('Hora').value]).toEqual(['2026-11-29', '17:30'])
  expect(chosen()).toEqual(['Domingo', '17:30'])
  expect(kept).toHaveBeenLastCalledWith(
    expect.objectContaining({ date: '2026-11-29', time: '17:30' }),
  )
  await send()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(server.named(ACT)[0]?.body).toEqual({
    action: 'set_meeting_details',
    meetingLocation: 'Plaza Uruguaya',
    meetingDateTime: '2026-11-29T20:30:00.000Z',
    meetingNotes: '',
  })
})

test('of today only what is still ahead', async () => {
  await ask()
  await userEvent.click(screen.getByText('Hoy'))
  expect(chips('¿A qué hora?')).toEqual(['17:30', '19:00', 'Otra hora'])
})

test('what is typed afterwards moves the choice along', async () => {
  await ask()
  await userEvent.click(screen.getByText('Mañana'))
  await userEvent.clear(field('Día'))
  await userEvent.type(field('Día'), '2026-12-05')
  expect(chosen()).toEqual(['Otro día'])
  await userEvent.clear(field('Día'))
  await userEvent.type(field('Día'), '2026-11-27')
  expect(chosen()).toEqual(['Hoy'])
})

test('another day empties the field and leads into it', async () => {
  await ask()
  await userEvent.click(screen.getByText('Mañana'))
  await userEvent.click(screen.getByText('Otro día'))
  expect(field('Día').value).toBe('')
  expect(chosen()).toEqual(['Otro día'])
  expect(document.activeElement).toBe(field('Día'))
})

test('the keyboard goes through the chips of a group as through any radios', async () => {
  // jsdom has none; the names of these radios need none.
  vi.stubGlobal('CSS', { escape: String })
  await ask()
  chip('Hoy').focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()).toEqual(['Domingo'])
  expect(field('Día').value).toBe('2026-11-29')
  expect(document.activeElement).toBe(chip('Domingo'))
})

test('a day further off than thirty is said before anything is sent', async () => {
  const server = await ask()
  expect([field('Día').min, field('Día').max]).toEqual(['2026-11-27', '2026-12-27'])
  await userEvent.type(field('Lugar'), 'Plaza Uruguaya')
  await userEvent.type(field('Día'), '2026-12-28')
  await userEvent.type(field('Hora'), '15:00')
  await send()
  expect(screen.getByRole('alert').textContent).toBe(
    'Elige un momento dentro de los próximos 30 días.',
  )
  expect(server.named(ACT)).toEqual([])
})

test('an hour at night is spoken of, one by day is not', async () => {
  await ask()
  const said = () => screen.getAllByRole('status').map((one) => one.textContent)
  const sentence = 'A esa hora está oscuro. Si puedes, elige una de día.'
  expect(said()).not.toContain(sentence)
  await userEvent.type(field('Hora'), '21:00')
  expect(said()).toContain(sentence)
  await userEvent.click(screen.getByText('15:00'))
  expect(said()).not.toContain(sentence)
})

test('what the other side suggested is where it begins', async () => {
  await ask({
    meetingLocation: 'Shopping del Sol',
    meetingDateTime: '2026-11-28T18:00:00.000Z',
    meetingOffset: -180,
    meetingNotes: 'En la entrada',
    meetingSuggestedBy: BETO.id,
    meetingEvent: 3,
  })
  const values = ['Lugar', 'Día', 'Hora'].map((label) => field(label).value)
  expect(values).toEqual(['Shopping del Sol', '2026-11-28', '15:00'])
  expect(chosen()).toEqual(['Mañana', '15:00'])
})

test('the same in English', async () => {
  await ask({}, 'en')
  expect(chips('Which day?')).toEqual(['Today', 'Tomorrow', 'Sunday', 'Another day'])
  expect(screen.getByRole('button', { name: 'Suggest meeting' })).toBeTruthy()
})

const PLACES = 'GET /api/meeting-places'
const place = (id: number, name: string, given: Partial<MeetingPlace> = {}): MeetingPlace => ({
  ...{ id, name, kind: 'square', town: 'Asunción', isProven: false },
  ...given,
})
const PLAZA = place(1, 'Plaza Uruguaya', { isProven: true })
const TERMINAL = place(2, 'Terminal de Ómnibus de Asunción', { kind: 'terminal' })
const LUQUE = place(3, 'Plaza General Aquino', { town: 'Luque' })
const inTown = (id: number, town: string, userId: string) => makeTradeItem(id, { town, userId })
const IN_ASUNCION: Given = { requestedItem: inTown(7, 'Asunción', ANA.id) }
const listed = (list: MeetingPlace[]): Answers => ({ [PLACES]: { body: list } })

async function sendTomorrow() {
  await userEvent.click(screen.getByText('Mañana'))
  await userEvent.click(screen.getByText('15:00'))
  await send()
}
const sent = (server: Awaited<ReturnType<typeof ask>>) => server.named(ACT).at(-1)?.body

test('a place of the list fills the field and is sent as what it is', async () => {
  const server = await ask(IN_ASUNCION, 'es', listed([PLAZA, TERMINAL]))
  await screen.findByText('Plaza Uruguaya')
  expect(chips('¿Dónde?')).toEqual([
    'Plaza UruguayaAquí ya se encontraron varias personas',
    'Terminal de Ómnibus de Asunción',
    'Otro lugar',
  ])
  expect(server.named(PLACES).map(({ url }) => url.search)).toEqual([
    '?town=Asunci%C3%B3n&country=Paraguay',
  ])
  await userEvent.click(screen.getByText('Plaza Uruguaya'))
  expect(field('Lugar').value).toBe('Plaza Uruguaya, Asunción')
  await sendTomorrow()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent(server)).toMatchObject({
    ...{ action: 'set_meeting_details', meetingPlaceId: 1 },
    meetingLocation: 'Plaza Uruguaya, Asunción',
  })
})

test('one’s own words are the last chip’s, and are sent as words alone', async () => {
  const server = await ask(IN_ASUNCION, 'es', listed([PLAZA, TERMINAL]))
  await userEvent.click(await screen.findByText('Terminal de Ómnibus de Asunción'))
  await userEvent.click(screen.getByText('Otro lugar'))
  expect([field('Lugar').value, document.activeElement]).toEqual(['', field('Lugar')])
  await userEvent.type(field('Lugar'), 'La esquina de mi casa')
  expect(chosen()).toEqual(['Otro lugar'])
  await sendTomorrow()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent(server)).not.toHaveProperty('meetingPlaceId')
  expect(sent(server)).toMatchObject({ meetingLocation: 'La esquina de mi casa' })
})

test('both towns offer theirs, each with its name; where several have met comes first', async () => {
  const body = (town: string | null) => (town === 'Luque' ? [LUQUE] : [TERMINAL, PLAZA])
  await ask(
    { ...IN_ASUNCION, offeredItems: [inTown(8, 'Luque', BETO.id), inTown(9, 'Luque', BETO.id)] },
    'es',
    { [PLACES]: ({ url }) => ({ body: body(url.searchParams.get('town')) }) },
  )
  await screen.findByText('Plaza General Aquino, Luque')
  await screen.findByText('Plaza Uruguaya, Asunción')
  expect(chips('¿Dónde?')).toEqual([
    'Plaza Uruguaya, AsunciónAquí ya se encontraron varias personas',
    'Terminal de Ómnibus de Asunción',
    'Plaza General Aquino, Luque',
    'Otro lugar',
  ])
})

test('more than four wait behind a button; the one that is chosen does not', async () => {
  const many = Array.from({ length: 8 }, (_, n) => place(n + 1, `Plaza ${n + 1}`))
  await ask(IN_ASUNCION, 'es', listed(many))
  await screen.findByText('Plaza 4')
  expect(screen.queryByText('Plaza 5')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Más lugares' }))
  expect(chips('¿Dónde?')).toHaveLength(9)
  await userEvent.click(screen.getByRole('button', { name: 'Menos lugares' }))
  expect(chips('¿Dónde?')).toHaveLength(5)
  await userEvent.type(field('Lugar'), 'Plaza 8, Asunción')
  expect(chosen()).toEqual(['Plaza 8'])
})

test.each(['no network', 'never', { status: 500, text: 'x' }] as const)(
  'without the list the field is there as ever: %j',
  async (answer) => {
    const server = await ask(IN_ASUNCION, 'es', { [PLACES]: answer })
    expect(screen.queryByRole('group', { name: '¿Dónde?' })).toBeNull()
    await userEvent.type(field('Lugar'), 'Plaza Uruguaya')
    await sendTomorrow()
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(sent(server)).toMatchObject({ meetingLocation: 'Plaza Uruguaya' })
  },
)

test('where no town is known nothing is asked for', async () => {
  const server = await ask()
  expect(server.named(PLACES)).toEqual([])
})

test('a place that was taken from the list meanwhile is told at the field, and stays as words', async () => {
  const gone = 'Ese lugar ya no está en la lista. Elige otro o escríbelo.'
  const issues = [{ path: 'meetingPlaceId', message: gone }]
  const server = await ask(IN_ASUNCION, 'es', {
    ...listed([PLAZA, TERMINAL]),
    [ACT]: refusal(422, 'invalid', 'Revisa los datos marcados.', issues),
  })
  await userEvent.click(await screen.findByText('Plaza Uruguaya'))
  await sendTomorrow()
  expect((await screen.findByRole('alert')).textContent).toBe(gone)
  expect(document.activeElement).toBe(field('Lugar'))
  expect(chips('¿Dónde?')).toEqual(['Terminal de Ómnibus de Asunción', 'Otro lugar'])
  await send()
  expect(server.named(ACT)).toHaveLength(2)
  expect(sent(server)).not.toHaveProperty('meetingPlaceId')
  expect(sent(server)).toMatchObject({ meetingLocation: 'Plaza Uruguaya, Asunción' })
})
