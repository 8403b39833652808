import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fresh } from '#web/items/testing.tsx'
import { OtherReviews } from '#web/people/person/other-reviews.tsx'
import { ReviewsPart } from '#web/people/person/reviews-part.tsx'
import { personReviewsQuery } from '#web/reputation/queries.ts'
import { ANA, makeReview } from '#web/reputation/testing.ts'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ReviewCard } from './review-card.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

const VOTE = 'POST /api/reviews/3/helpful'
const REPORT = 'POST /api/reviews/3/report'

function List() {
  const { data } = useQuery(personReviewsQuery(ANA.id, 1, null))
  return data?.reviews.map((review) => <ReviewCard key={review.id} review={review} />)
}

test('says who, how many stars, of which kind, when, and in which words; markup is text', async () => {
  fakeServer({})
  const review = makeReview(3, {
    title: 'Muy <b>bien</b>',
    tags: ['Puntual', 'Honesto'],
    reviewType: 'item_quality',
  })
  await renderApp(<ReviewCard review={review} />, 'en')
  expect(screen.getByRole('link', { name: 'Beto Báez' }).getAttribute('href')).toBe('/user/beto')
  expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy()
  for (const text of ['Quality of the item', 'Verified trade', 'Punctual', 'Honest']) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  // The day in Asunción; case 32.
  expect(screen.getByText('26/11/2026')).toBeTruthy()
  expect(screen.getByText('Muy <b>bien</b>')).toBeTruthy()
})

test('an anonymous one leads to nobody; whoever may not judge sees only what was said', async () => {
  fakeServer({})
  const hidden = { reviewerId: null, reviewer: null, isAnonymous: true, isVerified: false }
  const still = { mayVote: false, mayReport: false, helpfulCount: 2 }
  await renderApp(<ReviewCard review={makeReview(3, { ...hidden, ...still })} />)
  expect(screen.getByRole('heading').textContent).toBe('Anónimo')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText('Intercambio verificado')).toBeNull()
  expect(screen.getByText('Sin intercambio')).toBeTruthy()
  expect(await screen.findByText('Útil: 2 sí, 0 no')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('on one’s own profile there is nothing to press, only what was said', async () => {
  fakeServer({
    'GET /api/reviews/user/ana': {
      body: { reviews: [makeReview(3, { helpfulCount: 2 })], total: 1 },
    },
  })
  const { unmount } = await renderApp(<ReviewsPart id="ana" page={1} readerId="ana" isOwn />)
  expect(await screen.findByText('Útil: 2 sí, 0 no')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  await renderApp(<ReviewsPart id="ana" page={1} readerId="eva" isOwn={false} />)
  expect(await screen.findByRole('button', { name: 'Sí 2' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Reportar reseña/ })).toBeTruthy()
})

test('an answer stands under its review, and whoever did not write it reports it', async () => {
  const server = fakeServer({ 'POST /api/reviews/3/answer/report': { status: 204, text: null } })
  const said = { text: 'Se me hizo tarde.', answeredAt: '2026-11-27T02:00:00.000Z' }
  const answer = { ...said, isHidden: false, mayReport: true }
  await renderApp(
    <>
      <ReviewCard review={makeReview(3, { answer })} />
      <ReviewCard
        review={makeReview(4, { answer: { ...answer, isHidden: true, mayReport: false } })}
      />
    </>,
  )
  const [first, second] = await screen.findAllByRole('region', { name: 'Respuesta de Ana' })
  if (!first || !second) throw new Error('no answers')
  expect(within(first).getByText('Se me hizo tarde.')).toBeTruthy()
  expect(within(second).getByText(/solo tú la ves/)).toBeTruthy()
  expect(within(second).queryByRole('button')).toBeNull()
  await userEvent.click(within(first).getByRole('button', { name: 'Reportar respuesta: Ana' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reportar respuesta' }))
  await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'Acoso')
  await userEvent.type(dialog.getByLabelText('Descripción'), 'Me insulta delante de todos')
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar reporte' }))
  expect(await screen.findByText('Reporte enviado')).toBeTruthy()
  expect(server.named('POST /api/reviews/3/answer/report')).toHaveLength(1)
})

test('without a trade is a part of its own, which is not there when there is nothing in it', async () => {
  const others = ({ url }: { url: URL }) => {
    const page = Number(url.searchParams.get('page'))
    const from = page === 1 ? 11 : 1
    const count = page === 1 ? 10 : 1
    const reviews = Array.from({ length: count }, (_, n) =>
      makeReview(from - n, { isVerified: false, reviewType: 'general' }),
    )
    return { body: { reviews, total: 11 } }
  }
  const server = fakeServer({ 'GET /api/reviews/user/ana': others })
  const { unmount } = await renderApp(<OtherReviews id="ana" readerId="eva" isOwn={false} />)
  const region = within(await screen.findByRole('region', { name: 'Reseñas sin intercambio' }))
  expect(region.getAllByText('Sin intercambio')).toHaveLength(10)
  await userEvent.click(region.getByRole('button', { name: 'Ver más' }))
  await waitFor(() => expect(region.getAllByText('Sin intercambio')).toHaveLength(11))
  expect(region.queryByRole('button', { name: 'Ver más' })).toBeNull()
  const asked = server.named('GET /api/reviews/user/ana').map(({ url }) => url.search)
  expect(asked).toEqual(['?page=1&part=others', '?page=2&part=others'])
  unmount()
  fakeServer({ 'GET /api/reviews/user/ana': { body: { reviews: [], total: 0 } } })
  const { container } = await renderApp(<OtherReviews id="ana" readerId={null} isOwn={false} />)
  await waitFor(() => expect(container.querySelector('section')).toBeNull())
})

test('those without a trade that do not come say so, the first as the next', async () => {
  const OTHERS = 'GET /api/reviews/user/ana'
  const reviews = [makeReview(3, { isVerified: false, reviewType: 'general' })]
  const { answers } = fakeServer({ [OTHERS]: { status: 500, text: '{}' } })
  await renderApp(<OtherReviews id="ana" readerId="eva" isOwn={false} />)
  const again = () => userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos cargar esta parte')
  answers[OTHERS] = { body: { reviews, total: 11 } }
  await again()
  answers[OTHERS] = { status: 500, text: '{}' }
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }))
  await screen.findByRole('alert')
  answers[OTHERS] = { body: { reviews: [makeReview(2, { isVerified: false })], total: 11 } }
  await again()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('who left is named as that, and leads nowhere', async () => {
  fakeServer({})
  const gone = { id: 'beto', firstName: 'Usuario eliminado', lastName: '', profileImageUrl: null }
  const left = { ...gone, hasLeft: true as const }
  const own = { isRevealed: true, isHidden: false, revealDue: '2026-12-11T12:00:00.000Z' }
  await renderApp(
    <>
      <ReviewCard review={makeReview(3, { reviewer: left })} />
      <ReviewCard review={{ ...makeReview(4, { reviewedUser: left }), ...own }} />
    </>,
  )
  const names = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(names).toEqual(['Usuario eliminado', 'Para Usuario eliminado'])
  expect(screen.queryByRole('link')).toBeNull()
})

test('a vote is counted, may be changed, and goes back when it failed', async () => {
  const server = fakeServer({
    'GET /api/reviews/user/ana': { body: { reviews: [makeReview(3)], total: 1 } },
    [VOTE]: { body: { id: 3, helpfulCount: 1, notHelpfulCount: 0, myVote: true } },
  })
  await renderApp(<List />)
  const choice = (name: string) => screen.findByRole('button', { name })
  await userEvent.click(await choice('Sí 0'))
  expect((await choice('Sí 1')).getAttribute('aria-pressed')).toBe('true')
  server.answers[VOTE] = { body: { id: 3, helpfulCount: 0, notHelpfulCount: 1, myVote: false } }
  await userEvent.click(await choice('No 0'))
  expect((await choice('No 1')).getAttribute('aria-pressed')).toBe('true')
  server.answers[VOTE] = { status: 500, text: 'boom' }
  await userEvent.click(await choice('Sí 0'))
  expect(await screen.findByText('No se pudo registrar tu feedback.')).toBeTruthy()
  expect((await choice('No 1')).getAttribute('aria-pressed')).toBe('true')
  expect(server.named(VOTE).map(({ body }) => body)).toEqual([
    { isHelpful: true },
    { isHelpful: false },
    { isHelpful: true },
  ])
})

test('a report says what is missing, survives failing and closing, and is sent once', async () => {
  const server = fakeServer({ [REPORT]: 'no network' })
  await renderApp(<ReviewCard review={makeReview(3)} />)
  const open = () =>
    userEvent.click(screen.getByRole('button', { name: 'Reportar reseña: Beto Báez' }))
  await open()
  const dialog = within(await screen.findByRole('dialog', { name: 'Reportar reseña' }))
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Enviar reporte' }))
  await send()
  expect(dialog.getByText('Elige un motivo', { selector: 'p' })).toBeTruthy()
  expect(dialog.getByText('Por favor proporciona más detalles')).toBeTruthy()
  await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'Falso o engañoso')
  await userEvent.type(dialog.getByLabelText('Descripción'), 'Nunca nos encontramos')
  await send()
  expect(await dialog.findByRole('alert')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }))
  await open()
  const again = within(await screen.findByRole('dialog'))
  expect(again.getByLabelText('Descripción')).toHaveProperty('value', 'Nunca nos encontramos')
  server.answers[REPORT] = refusal(409, 'report_twice', 'Ya lo reportaste. Lo estamos revisando.')
  await userEvent.click(again.getByRole('button', { name: 'Enviar reporte' }))
  expect((await again.findByRole('alert')).textContent).toContain('Ya lo reportaste')
  server.answers[REPORT] = { status: 204, text: null }
  await userEvent.click(again.getByRole('button', { name: 'Enviar reporte' }))
  expect(await screen.findByText('Reporte enviado')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = { reason: 'fake', description: 'Nunca nos encontramos' }
  expect(server.named(REPORT).map((call) => call.body)).toEqual([body, body, body])
})
