import { beforeEach, expect, test } from 'vitest'
import { newQueryClient } from '#web/api/query-client.ts'
import { noteNews } from './follow-news.ts'
import { unreadQuery } from './queries.ts'

const badge = unreadQuery('ana').queryKey
const NOW = 1_800_000_000_000

let client: ReturnType<typeof newQueryClient>
beforeEach(() => {
  client = newQueryClient()
})

/** The counts came now; answers whether they are old by then. */
function count(): void {
  client.setQueryData(badge, [1], { updatedAt: NOW })
}
function isAsked(): boolean {
  const isOld = client.getQueryState(badge)?.isInvalidated === true
  count()
  return isOld
}
const note = (source: string, after: number, ...marks: string[]) =>
  noteNews(client, 'ana', source, { at: NOW + after, marks })

test('an answer that is newer than the counts has them asked, once', () => {
  count()
  note('list', -60_000)
  expect(isAsked()).toBe(false)
  note('list', 5_000)
  expect(isAsked()).toBe(true)
  note('list', 5_000)
  note('page', 5_000)
  expect(isAsked()).toBe(false)
  note('page', 9_000)
  expect(isAsked()).toBe(true)
})

test('so do messages that wait, and those that wait again after they were read', () => {
  count()
  note('list', -90_000, '4')
  expect(isAsked()).toBe(true)
  note('list', -90_000, '4')
  expect(isAsked()).toBe(false)
  note('list', -90_000)
  note('list', -90_000, '4')
  expect(isAsked()).toBe(true)
})

test('nothing is asked while the counts are on their way', () => {
  note('list', 5_000, '4')
  expect(client.getQueryState(badge)).toBeUndefined()
})
