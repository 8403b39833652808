import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import type { RatingSummary, UserStats } from '#contract/reputation'
import type { Language } from '#terms/http'
import { fresh, signedIn } from '#web/items/testing.tsx'
import { ANA, FACTS, makeReview, makeWritten } from '#web/reputation/testing.ts'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ReviewsScreen } from './reviews-screen.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(() => {
  fresh()
  signedIn()
})
afterEach(() => vi.unstubAllGlobals())

const RECEIVED = 'GET /api/reviews/received'
const WRITTEN = 'GET /api/reviews/written'
const SUMMARY = 'GET /api/users/ana/rating-summary'
const stats: UserStats = {
  ...{ reputationScore: 640, totalTrades: 14, successfulTrades: 12 },
  ...{ averageRating: 4.5, totalReviews: 22 },
  ...FACTS,
}
const summary: RatingSummary = {
  ...{ averageRating: 4.5, totalReviews: 22, tradeReviews: 22, level: 'very_good' },
  ...{ fiveStarCount: 15, fourStarCount: 5, threeStarCount: 1, twoStarCount: 0, oneStarCount: 1 },
  ...{ itemQualityRating: null, communicationRating: 5, reliabilityRating: null },
  lastReviewAt: null,
}
const listOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => makeReview(from - n))
const NEXT = (cursor: string) => `</api/reviews/received?limit=10&cursor=${cursor}>; rel="next"`

async function openReviews(more: Answers = {}, language?: Language) {
  const server = fakeServer({
    'GET /api/auth/user': { body: makePerson(ANA) },
    'GET /api/user/stats': { body: stats },
    [SUMMARY]: { body: summary },
    [RECEIVED]: ({ url }) => {
      const cursor = url.searchParams.get('cursor')
      if (cursor === 'b') return { body: { reviews: listOf(13, 10) }, headers: { link: NEXT('c') } }
      if (cursor === 'c') return { body: { reviews: listOf(3, 3) } }
      const headers = { link: NEXT('b'), 'x-total-count': '23' }
      return { body: { reviews: listOf(23, 10) }, headers }
    },
    [WRITTEN]: { body: [], headers: { 'x-total-count': '0' } },
    ...more,
  })
  history.pushState(null, '', '/reviews')
  const view = await renderApp(<Route path="/reviews" component={ReviewsScreen} />, language)
  return { server, ...view }
}
const comments = () => screen.getAllByText(/^Comentario número/).map((one) => one.textContent)

test('four numbers, how the stars are spread, and the reviews by tens', async () => {
  await openReviews()
  const cards = await screen.findAllByRole('term')
  expect(cards.map((card) => card.parentElement?.textContent)).toEqual([
    'Reputación640de 1000 máx.',
    'Promedio4,5Muy Bueno',
    'Intercambios exitosos12de 14 en total',
    'Reseñas22de intercambios completados',
  ])
  const spread = within(screen.getByRole('region', { name: 'Distribución de estrellas' }))
  const rows = spread.getAllByRole('listitem').map((row) => row.firstChild?.textContent)
  expect(rows.slice(0, 3)).toEqual([
    '5 estrellas: 15 reseñas',
    '4 estrellas: 5 reseñas',
    '3 estrellas: 1 reseña',
  ])
  expect(await screen.findByText('Página 1 de 3')).toBeTruthy()
  expect(comments()).toHaveLength(10)
  const next = screen.getByRole('button', { name: 'Siguiente' })
  await userEvent.click(next)
  expect(await screen.findByText('Página 2 de 3')).toBeTruthy()
  await userEvent.click(next)
  expect(await screen.findByText('Página 3 de 3')).toBeTruthy()
  expect(comments()).toEqual([3, 2, 1].map((n) => `Comentario número ${n}`))
  await userEvent.click(next)
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }))
  expect(await screen.findByText('Página 2 de 3')).toBeTruthy()
  expect(comments()[0]).toBe('Comentario número 13')
})

test('of what one received one says whether it helps, and sees it counted', async () => {
  const counted = { id: 23, helpfulCount: 1, notHelpfulCount: 0, myVote: true }
  const { server } = await openReviews({ 'POST /api/reviews/23/helpful': { body: counted } })
  const [first] = await screen.findAllByRole('button', { name: 'Sí 0' })
  if (first) await userEvent.click(first)
  const yes = await screen.findByRole('button', { name: 'Sí 1' })
  expect(yes.getAttribute('aria-pressed')).toBe('true')
  expect(server.named('POST /api/reviews/23/helpful')).toHaveLength(1)
})

test('what one wrote says for whom, and whether anybody sees it yet', async () => {
  const waiting = makeWritten(5)
  const hidden = makeWritten(4, { isHidden: true })
  await openReviews({ [WRITTEN]: { body: [hidden, waiting], headers: { 'x-total-count': '2' } } })
  await userEvent.click(await screen.findByRole('tab', { name: 'Escritas' }))
  expect(await screen.findAllByRole('link', { name: 'Para Beto Báez' })).toHaveLength(2)
  expect(await screen.findByText('La retiramos después de revisarla.')).toBeTruthy()
  expect(screen.getByText(/^Todavía no se ve\..*11\/12\/2026\.$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Reportar/ })).toBeNull()
  expect(location.search).toBe('?tab=written')
})

test('what waits until one is known says by what, and leads there; an old anonymous one says why it is gone', async () => {
  const apart = { isVerified: false, revealDue: null, reviewType: 'general' } as const
  const body = [
    makeWritten(5, apart),
    makeWritten(4, { ...apart, isHidden: true, isAnonymous: true }),
  ]
  await openReviews({ [WRITTEN]: { body, headers: { 'x-total-count': '2' } } })
  await userEvent.click(await screen.findByRole('tab', { name: 'Escritas' }))
  expect(await screen.findByText(/^Todavía no se ve\. Se publica cuando verifiques/)).toBeTruthy()
  const verify = screen.getByRole('link', { name: 'Verificar mi cuenta' })
  expect(verify.getAttribute('href')).toBe('/verification')
  expect(screen.getByText(/^Ya no se ve: una reseña sin intercambio/)).toBeTruthy()
  expect(screen.getAllByText('Sin intercambio')).toHaveLength(2)
})

test('one answers once, in the list; a refusal keeps what was typed, and so does closing', async () => {
  const ANSWER = 'POST /api/reviews/23/answer'
  const mine = makeReview(23, { mayAnswer: true })
  const { server } = await openReviews({
    [RECEIVED]: { body: { reviews: [mine] }, headers: { 'x-total-count': '1' } },
    [ANSWER]: refusal(409, 'review_not_found', 'Esta reseña ya no se ve.'),
  })
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Responder a Beto Báez' }))
    return within(await screen.findByRole('dialog', { name: 'Responder a Beto Báez' }))
  }
  const dialog = await open()
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Publicar respuesta' }))
  await send()
  expect(dialog.getByText('Escribe tu respuesta.')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Tu respuesta'), 'Llamen al 0981 123 456')
  await send()
  expect(dialog.getByText(/^Quita el número de teléfono/)).toBeTruthy()
  expect(server.named(ANSWER)).toEqual([])
  await userEvent.clear(dialog.getByLabelText('Tu respuesta'))
  await userEvent.type(dialog.getByLabelText('Tu respuesta'), 'Gracias, Beto')
  await send()
  expect((await dialog.findByRole('alert')).textContent).toContain('Esta reseña ya no se ve.')
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }))
  const again = await open()
  expect(again.getByLabelText('Tu respuesta')).toHaveProperty('value', 'Gracias, Beto')
  const answer = { text: 'Gracias, Beto', answeredAt: mine.createdAt, isHidden: false }
  const answered = makeReview(23, { answer: { ...answer, mayReport: false } })
  server.answers[ANSWER] = { body: answered }
  server.answers[RECEIVED] = {
    ...{ body: { reviews: [answered] }, headers: { 'x-total-count': '1' } },
  }
  await userEvent.click(again.getByRole('button', { name: 'Publicar respuesta' }))
  expect(await screen.findByText('Respuesta publicada')).toBeTruthy()
  const said = within(await screen.findByRole('region', { name: 'Respuesta de Ana' }))
  expect(said.getByText('Gracias, Beto')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Responder/ })).toBeNull()
  expect(server.named(ANSWER).map(({ body }) => body)).toEqual([
    { answer: 'Gracias, Beto' },
    { answer: 'Gracias, Beto' },
  ])
})

test('nothing yet: what will be here, without a spread and without pages', async () => {
  const none: Partial<RatingSummary> = {
    averageRating: 0,
    totalReviews: 0,
    tradeReviews: 0,
    level: 'new',
  }
  const zero = { fiveStarCount: 0, fourStarCount: 0, threeStarCount: 0, oneStarCount: 0 }
  await openReviews({
    [SUMMARY]: { body: { ...summary, ...none, ...zero } },
    [RECEIVED]: { body: { reviews: [] }, headers: { 'x-total-count': '0' } },
  })
  expect(await screen.findByText('Todavía no tienes reseñas')).toBeTruthy()
  expect(await screen.findByText('Sin calificaciones')).toBeTruthy()
  expect(screen.queryByText('Distribución de estrellas')).toBeNull()
  expect(screen.queryByText(/^Página/)).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'Escritas' }))
  expect(await screen.findByText('Todavía no escribiste reseñas')).toBeTruthy()
})

test('failing and offline are said; trying again brings it', async () => {
  const { server } = await openReviews({
    [RECEIVED]: { status: 500, text: 'boom' },
    [SUMMARY]: 'no network',
  })
  expect(await screen.findByText('No se pudieron cargar las reseñas')).toBeTruthy()
  expect(await screen.findByText('Sin conexión')).toBeTruthy()
  server.answers[RECEIVED] = { body: { reviews: listOf(2, 2) }, headers: { 'x-total-count': '2' } }
  server.answers[SUMMARY] = { body: summary }
  for (const again of screen.getAllByRole('button', { name: 'Intentar de nuevo' })) {
    await userEvent.click(again)
  }
  await waitFor(() => expect(comments()).toHaveLength(2))
  expect(await screen.findByText('Muy Bueno')).toBeTruthy()
})

test('the same in English', async () => {
  await openReviews({}, 'en')
  expect(await screen.findByText('of 1000 max')).toBeTruthy()
  expect(screen.getByText('4.5')).toBeTruthy()
  expect(await screen.findByText('Page 1 of 3')).toBeTruthy()
})
