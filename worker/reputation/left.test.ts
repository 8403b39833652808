/** Reviews by and about people who are leaving or left (D47). */
import { afterEach, expect, test } from 'vitest'
import { advanceClock, MINUTE } from '../http/clock.ts'
import type { Notification } from '../notifications/contract.ts'
import { Browser } from '../testing/app.ts'
import { setClockBack } from '../testing/clock.ts'
import { rowsOf } from '../testing/makers/full-life.ts'
import { askToLeave, goneForGood, makeKnown } from '../testing/makers/leaver.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { prove, read, write } from '../testing/makers/review-maker.ts'
import type { Review, WrittenReview } from './contract.ts'

afterEach(setClockBack)
const visitor = new Browser()
const about = (id: string) => visitor.get(`/api/reviews/user/${id}?part=others`)

test('who left is "Usuario eliminado" in what they wrote and in what was written of them', async () => {
  const leaver = await makeKnown({ firstName: 'Rosa' })
  const other = await makeAccount()
  for (const { id } of [leaver, other]) await prove(id)
  await write(leaver.browser, other.id, null)
  await write(other.browser, leaver.id, null)
  await askToLeave(leaver.browser)
  await goneForGood()
  const gone = { id: leaver.id, lastName: '', profileImageUrl: null, hasLeft: true }
  const named = { ...gone, firstName: 'Usuario eliminado' }
  const { reviews } = await (await about(other.id)).json<{ reviews: Review[] }>()
  expect(reviews.map(({ reviewer }) => reviewer)).toEqual([named])
  const [mine] = await read<WrittenReview[]>(other.browser, '/api/reviews/written')
  expect(mine?.reviewedUser).toEqual(named)
  const english = new Browser()
  english.cookies.set('lang', 'en')
  expect(await read(english, `/api/reviews/user/${other.id}?part=others`)).toMatchObject({
    reviews: [{ reviewer: { ...gone, firstName: 'Deleted user' } }],
  })
})

test('nothing is answered about nobody, nor about who is leaving or left', async () => {
  const leaver = await makeKnown({ firstName: 'Rosa' })
  const other = await makeAccount()
  await write(other.browser, leaver.id, null)
  expect((await about(leaver.id)).status).toBe(200)
  await askToLeave(leaver.browser)
  const refused = async (id: string) => {
    const answer = await about(id)
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'person_not_found' }])
  }
  await refused(leaver.id)
  await goneForGood()
  await refused(leaver.id)
  await refused('nobody')
})

test('who left has answered nothing any more, and who was told of it reads "Usuario eliminado"', async () => {
  const leaver = await makeKnown({ firstName: 'Rosa' })
  // Another of the same name stays who they are.
  const [writer, namesake] = [await makeAccount(), await makeAccount({ firstName: 'Rosa' })]
  await prove(writer.id)
  for (const { browser, id } of [leaver, namesake]) {
    const review = await write(writer.browser, id, null)
    await browser.post(`/api/reviews/${review.id}/answer`, { answer: 'Vengan a mi taller' })
    advanceClock(MINUTE)
  }
  await askToLeave(leaver.browser)
  await goneForGood()
  const written = await read<WrittenReview[]>(writer.browser, '/api/reviews/written')
  expect(written.map(({ answer }) => answer?.text ?? null)).toEqual(['Vengan a mi taller', null])
  const told = await read<Notification[]>(writer.browser, '/api/notifications')
  const answers = told.filter(({ type }) => type === 'review_answered')
  expect(answers.map(({ message }) => message)).toEqual([
    'Rosa respondió la reseña que le dejaste.',
    'Usuario eliminado respondió la reseña que le dejaste.',
  ])
})

test('what was published by a proof is told without the name of who left; what nobody was shown is gone', async () => {
  const leaver = await makeKnown({ firstName: 'Rosa' })
  const [shown, apart] = [await makeAccount(), await makeAccount()]
  for (const { id } of [shown, apart]) await write(leaver.browser, id, null)
  await apart.browser.post('/api/blocks', { userId: leaver.id })
  await prove(leaver.id)
  await askToLeave(leaver.browser)
  await goneForGood()
  const told = await read<Notification[]>(shown.browser, '/api/notifications')
  expect(told.map(({ message }) => message)).toEqual(['Usuario eliminado te dejó una reseña.'])
  const rows = await rowsOf('select reviewed_id from reviews where reviewer_id = ?', leaver.id)
  expect(rows).toEqual([{ reviewed_id: shown.id }])
})
