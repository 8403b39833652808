/** Reviews by and about people who are leaving or left (D47). */
import { afterEach, expect, test } from 'vitest'
import { Browser } from '../testing/app.ts'
import { setClockBack } from '../testing/clock.ts'
import { askToLeave, goneForGood, makeKnown } from '../testing/makers/leaver.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { read, write } from '../testing/makers/review-maker.ts'
import type { Review, WrittenReview } from './contract.ts'

afterEach(setClockBack)
const visitor = new Browser()
const about = (id: string) => visitor.get(`/api/reviews/user/${id}`)

test('who left is "Usuario eliminado" in what they wrote and in what was written of them', async () => {
  const leaver = await makeKnown({ firstName: 'Rosa' })
  const other = await makeAccount()
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
  expect(await read(english, `/api/reviews/user/${other.id}`)).toMatchObject({
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
