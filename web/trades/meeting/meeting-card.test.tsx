import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Trade } from '#contract/trades'
import type { Language } from '#terms/http'
import { fresh, signedIn } from '#web/items/testing.tsx'
import { saveFile } from '#web/media/save-file.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ANA, BETO, makeTrade } from '#web/trades/testing.ts'
import { MeetingCard } from './meeting-card.tsx'
import { suggestionOf } from './meeting-of.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))
vi.mock('#web/media/save-file.ts', () => ({ saveFile: vi.fn() }))

const AGREED = {
  location: 'Plaza Uruguaya',
  dateTime: '2026-12-01T18:00:00.000Z',
  offset: -180,
  notes: 'En la fuente',
}
const suggestedBy = (id: string): Partial<Trade> => ({
  meetingLocation: 'Shopping del Sol',
  meetingDateTime: '2026-12-02T20:30:00.000Z',
  meetingOffset: -180,
  meetingNotes: null,
  meetingSuggestedBy: id,
  meetingEvent: 4,
})

async function show(given: Partial<Trade>, { me = ANA, language = 'es' as Language } = {}) {
  fakeServer({ 'GET /api/auth/user': { body: makePerson(me) } })
  await renderApp(
    <MeetingCard trade={makeTrade(7, { status: 'in_progress', ...given })} />,
    language,
  )
}

const card = (name: string) => screen.queryByRole('region', { name })
const AGREED_NAME = 'Encuentro acordado'
const SUGGESTED_NAME = 'Encuentro propuesto'
const CALENDAR = { name: 'Agregar al calendario' }

beforeEach(() => {
  fresh()
  signedIn()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('nothing is shown while nothing is said of a meeting', async () => {
  await show({})
  expect(screen.queryAllByRole('region')).toEqual([])
})

test('what both agreed on has its time, place, notes and the calendar', async () => {
  await show({ meetingAgreed: AGREED })
  const agreed = within(card(AGREED_NAME) as HTMLElement)
  expect(agreed.getByText('mar 1 dic, 15:00').getAttribute('datetime')).toBe(AGREED.dateTime)
  expect(agreed.getByText('Plaza Uruguaya')).toBeTruthy()
  expect(agreed.getByText('En la fuente')).toBeTruthy()
  expect(card(SUGGESTED_NAME)).toBeNull()
  await userEvent.click(agreed.getByRole('button', CALENDAR))
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  const file = vi.mocked(saveFile).mock.calls[0]?.[0]
  expect(file?.name).toBe('encuentro-7.ics')
  expect(await file?.text()).toContain('DTSTART:20261201T180000Z')
})

test.each([
  [ANA, 'Lo propone Beto. Todavía no está acordado.'],
  [BETO, 'Lo propusiste tú. Ana aún no dijo que sí: no vayas.'],
])(
  'what one suggests is said to be no more than that, and is for no calendar',
  async (me, said) => {
    await show(suggestedBy(BETO.id), { me })
    expect(card(AGREED_NAME)).toBeNull()
    const suggested = within(card(SUGGESTED_NAME) as HTMLElement)
    expect(await suggested.findByText(said)).toBeTruthy()
    expect(suggested.getByText('mié 2 dic, 17:30')).toBeTruthy()
    expect(suggested.getByText('Shopping del Sol')).toBeTruthy()
    expect(screen.queryByRole('button', CALENDAR)).toBeNull()
  },
)

test('another suggestion stands apart from what stays agreed, whose time the calendar gets', async () => {
  await show({ meetingAgreed: AGREED, ...suggestedBy(ANA.id) })
  const names = screen.getAllByRole('heading').map((one) => one.textContent)
  expect(names).toEqual([AGREED_NAME, SUGGESTED_NAME])
  const suggested = within(card(SUGGESTED_NAME) as HTMLElement)
  expect(await suggested.findByText(/Beto aún no dijo que sí/)).toBeTruthy()
  expect(suggested.queryByRole('button')).toBeNull()
  await userEvent.click(screen.getByRole('button', CALENDAR))
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  const file = vi.mocked(saveFile).mock.calls[0]?.[0]
  expect(await file?.text()).toContain('LOCATION:Plaza Uruguaya')
})

test('a suggestion whose time is over says so', async () => {
  await show({ ...suggestedBy(BETO.id), meetingDateTime: '2026-11-27T11:59:00.000Z' })
  expect(screen.getByText('Esa hora ya pasó. Acuerden otra.')).toBeTruthy()
})

test.each(['completed', 'cancelled'] as const)(
  'nothing is suggested any more once the trade is %s',
  (status) => {
    expect(suggestionOf(makeTrade(7, { status, ...suggestedBy(BETO.id) }))).toBeNull()
  },
)

test('what is agreed is no suggestion, though it stands in the same fields', () => {
  const trade = makeTrade(7, { status: 'in_progress', ...suggestedBy(BETO.id) })
  expect(suggestionOf(trade)).toMatchObject({ by: BETO.id, location: 'Shopping del Sol' })
  expect(suggestionOf({ ...trade, meetingSuggestedBy: null })).toBeNull()
})

test('the same in English', async () => {
  await show({ meetingAgreed: AGREED, ...suggestedBy(BETO.id) }, { language: 'en' })
  expect(card('Agreed meeting')).toBeTruthy()
  expect(card('Suggested meeting')).toBeTruthy()
})
