import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#terms/http'
import { fresh, signedIn } from '#web/items/testing.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ANA, BETO, makePage, type makeTrade } from '#web/trades/testing.ts'
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
      country="Paraguay"
      isPossible
      values={valuesOf(trade)}
      onValues={kept}
      acting={useActing(7)}
      onClose={close}
    />
  )
}

async function ask(given: Given = {}, language?: Language) {
  const page = makePage(7, { status: 'accepted', ...given })
  const server = fakeServer({
    'GET /api/auth/user': { body: makePerson(ANA) },
    'GET /api/places': { body: [] },
    [ACT]: { body: page },
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
