/** After the 14 days nothing says any more who somebody was (D47): every table, every room and every bucket is searched. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import type { ChatMessage } from '../../chat/contract.ts'
import { Browser, testContext } from '../../testing/app.ts'
import { setClockBack } from '../../testing/clock.ts'
import { everything, fullLife, keysOf, rowsOf } from '../../testing/makers/full-life.ts'
import { askToLeave, goneForGood, makeKnown, signInAgain } from '../../testing/makers/leaver.ts'
import { tradeOf } from '../../testing/makers/trade-maker.ts'
import { codeTo, registration } from '../../testing/services/mailbox.ts'
import { finishDepartures } from './removal.ts'

afterEach(setClockBack)

test('nothing is left of a person, and who stays sees "Usuario eliminado"', async () => {
  const life = await fullLife()
  const { mark, person, words, leaver, other, arpa, done, off, stayed, pending, asked } = life
  const rooms = [done.id, off.id, stayed.id, asked.id]
  const needles = [leaver.email, ...Object.values(person), ...Object.values(words), mark]
  const before = [...(await everything(rooms)).values()].join()
  // Every needle is somewhere: a test that looks for what never was finds nothing either.
  expect(needles.filter((needle) => !before.includes(needle))).toEqual([])
  expect(await keysOf(env.PHOTOS, `items/${arpa.id}/`)).not.toEqual([])
  expect(await keysOf(env.PRIVATE, `trades/${asked.id}/`)).not.toEqual([])

  expect((await askToLeave(leaver.browser)).status).toBe(200)
  const pieces = await goneForGood()
  expect(pieces).toBeGreaterThan(7)

  const after = await everything(rooms)
  // The item that changed hands keeps its name in the other side's trade; all else is gone.
  const kept = words.title
  const left = [...after].flatMap(([place, text]) =>
    needles
      .filter((needle) => text.replaceAll(kept, '').includes(needle) && needle !== kept)
      .map((needle) => `${place}: ${needle}`),
  )
  expect(left).toEqual([])
  const withTitle = [...after].filter(([, text]) => text.includes(kept)).map(([place]) => place)
  expect(withTitle.sort()).toEqual(['trade_items'])
  const found = await rowsOf('select rowid from items_fts where items_fts match ?', mark)
  expect(found).toEqual([])

  expect(await keysOf(env.PHOTOS, `items/${arpa.id}/`)).toEqual([])
  expect(await keysOf(env.PHOTOS, `people/${leaver.id}/`)).toEqual([])
  expect(await keysOf(env.PRIVATE, `verifications/${leaver.id}/`)).toEqual([])
  expect(await keysOf(env.PRIVATE, `trades/${asked.id}/`)).toEqual([])

  const page = await tradeOf(other.browser, done.id)
  expect(page).toMatchObject({
    status: 'completed',
    fromUser: {
      firstName: 'Usuario eliminado',
      lastName: '',
      profileImageUrl: null,
      hasLeft: true,
    },
    message: '',
    responseMessage: 'Trato hecho',
    meetingLocation: null,
    meetingNotes: null,
    meetingAgreed: { location: '', dateTime: expect.any(String), notes: null },
    previous: null,
    offeredItems: [{ title: words.title, description: '', photos: [], isGone: true }],
  })
  const names = page.events.map(({ userName }) => userName)
  expect(new Set(names)).toEqual(new Set(['Usuario eliminado', 'Beto Benítez']))
  const chat = await other.browser.get(`/api/trade-proposals/${done.id}/messages`)
  const messages: ChatMessage[] = await chat.json()
  expect(messages.map(({ content, imageUrl }) => [content, imageUrl !== null])).toEqual([
    ['', false],
    ['', false],
    ['Ya salgo', true],
  ])
  // The same photo was sent by both: it is still the other side's.
  const photo = await other.browser.get(`${messages[2]?.imageUrl}/1600`)
  expect(photo.status).toBe(200)
  await photo.arrayBuffer()
  const name = `trades/${done.id}/${messages[2]?.imageUrl?.split('/').at(-1)}/`
  const files = await keysOf(env.PRIVATE, `trades/${done.id}/`)
  expect(files.filter((key) => !key.startsWith(name))).toEqual([])
  const answered = await other.browser.post(`/api/trade-proposals/${done.id}/messages`, {
    content: '¿Estás?',
  })
  expect([answered.status, (await answered.json<{ code: string }>()).code]).toEqual([
    409,
    'chat_left',
  ])
  expect(await tradeOf(other.browser, pending.id)).toMatchObject({
    status: 'cancelled',
    offeredItems: [{ title: 'Artículo eliminado' }],
  })
  other.browser.cookies.set('lang', 'en')
  expect((await tradeOf(other.browser, pending.id)).fromUser.firstName).toBe('Deleted user')

  const drawer = async () => {
    const answer = await other.browser.get('/api/notifications')
    const told: { type: string; message: string }[] = await answer.json()
    return told.find(({ type }) => type === 'review_received')?.message
  }
  expect(await drawer()).toBe('Deleted user left you a review.')
  other.browser.cookies.set('lang', 'es')
  expect(await drawer()).toBe('Usuario eliminado te dejó una reseña.')

  const kinds = await rowsOf(
    `select (select count(*) from payments where user_id = ?1) as payments,
       (select count(*) from reviews where reviewer_id = ?1) as reviews,
       (select count(*) from reports where reporter_id = ?1 or accused_id = ?1) as reports,
       (select count(*) from favorites where user_id = ?1) as favorites,
       (select five_star from rating_summaries where user_id = ?2) as stars`,
    leaver.id,
    other.id,
  )
  expect(kinds).toEqual([{ payments: 1, reviews: 1, reports: 2, favorites: 0, stars: 1 }])
  expect(await finishDepartures(testContext().ctx)).toBe(0)
})

// Case 31: whoever registers with it is somebody new.
test('the address is free again, and the old password opens nothing', async () => {
  const leaver = await makeKnown()
  await askToLeave(leaver.browser)
  await goneForGood()
  expect((await signInAgain(leaver.email)).status).toBe(401)
  const browser = new Browser()
  const form = registration({ email: leaver.email, firstName: 'Nueva' })
  await browser.post('/api/auth/register', form)
  const verified = await browser.post('/api/auth/verify-email', {
    email: form.email,
    code: await codeTo(form.email),
  })
  expect(verified.status).toBe(200)
  const user = await (await browser.get('/api/auth/user')).json<{ id: string }>()
  expect(user).toMatchObject({ firstName: 'Nueva', publishedItems: 0 })
  expect(user.id).not.toBe(leaver.id)
})
