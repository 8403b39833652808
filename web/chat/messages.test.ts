import { expect, test } from 'vitest'
import { makeMessage } from './make-message.ts'
import {
  hasOlder,
  isGap,
  joined,
  lastNumber,
  withMessages,
  withoutWordsOf,
  withRead,
} from './messages.ts'

const run = (...ids: number[]) => ids.map((id) => makeMessage(id))
const ids = (list: { id: number }[]) => list.map(({ id }) => id)

test('what comes twice or out of order is there once, in order', () => {
  expect(ids(joined(run(1, 2, 3), run(5, 3, 4)))).toEqual([1, 2, 3, 4, 5])
  expect(ids(joined(run(4, 5), run(2, 3)))).toEqual([2, 3, 4, 5])
  expect(joined([], [])).toEqual([])
})

test('of two runs that do not touch the newer one is kept', () => {
  expect(ids(joined(run(1, 2, 3), run(9, 10)))).toEqual([9, 10])
  expect(ids(joined(run(9, 10), run(1, 2)))).toEqual([9, 10])
})

test('a gap is seen, also before the first message', () => {
  expect(isGap({ messages: run(1, 2) }, makeMessage(3))).toBe(false)
  expect(isGap({ messages: run(1, 2) }, makeMessage(2))).toBe(false)
  expect(isGap({ messages: run(1, 2) }, makeMessage(4))).toBe(true)
  expect(isGap({ messages: [] }, makeMessage(2))).toBe(true)
  expect(isGap({ messages: [] }, makeMessage(1))).toBe(false)
})

test('whether there is more before, and what is the last', () => {
  expect([run(1, 2), run(2, 3), []].map((messages) => hasOlder({ messages }))).toEqual([
    false,
    true,
    false,
  ])
  expect(lastNumber({ messages: run(4, 5) })).toBe(5)
  expect(lastNumber({ messages: [] })).toBe(0)
})

test('a mark never goes back', () => {
  const chat = { messages: run(1, 2, 3), reads: { ana: 2 } }
  expect(withRead(chat, 'ana', 1)).toBe(chat)
  expect(withRead(chat, 'ana', 3).reads).toEqual({ ana: 3 })
  expect(withRead(chat, 'beto', 1).reads).toEqual({ ana: 2, beto: 1 })
  expect(withMessages(chat, run(4)).reads).toEqual({ ana: 2 })
})

test('what somebody wrote who has left goes, and the other side’s stays', () => {
  const photo = makeMessage(2, { senderId: 'beto', content: '', imageUrl: '/photo' })
  const messages = [
    makeMessage(1, { senderId: 'beto' }),
    photo,
    makeMessage(3, { senderId: 'ana' }),
  ]
  const left = withoutWordsOf({ messages, reads: {} }, 'beto')
  expect(left.messages.map(({ content, imageUrl }) => [content, imageUrl])).toEqual([
    ['', null],
    ['', null],
    ['Mensaje 3', null],
  ])
  expect(withoutWordsOf(left, 'beto')).toBe(left)
})
