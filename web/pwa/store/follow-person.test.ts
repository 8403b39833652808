import '#web/app/start/features.ts'
import { entries, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '#web/api/query-client.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { ANA } from '#web/app/testing.tsx'
import { entriesOf } from '#web/pwa/outbox/entries.ts'
import { put } from '#web/pwa/outbox/testing.ts'
import { emptyAll } from '#web/testing/fake-keyval.ts'
import { devicePerson } from './device-person.ts'
import { followPerson } from './follow-person.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const BETO = { ...ANA, id: 'beto' }

beforeEach(() => {
  emptyAll()
  localStorage.clear()
})

/** Who is there changes, as the server says. */
function open() {
  const client = newQueryClient()
  const onChange = vi.fn()
  followPerson(client, onChange)
  const say = (person: typeof ANA | null) => client.setQueryData(currentUserQuery.queryKey, person)
  return { client, onChange, say }
}

const drafts = async () => (await entries()).map(([key]) => key)
const waiting = async (person: string) => (await entriesOf(person)).map(({ id }) => id)

/** Ana leaves something unsent and something unfinished, and her session ends. */
async function anaLeft() {
  const page = open()
  page.say(ANA)
  await put('a')
  await set('edit-draft-7', { userId: 'ana', values: {} })
  await set('publish-draft', { userId: null, values: {} })
  page.say(null)
  expect(page.onChange).toHaveBeenCalledOnce()
  // It goes as soon as nobody is there: the sign that this is over.
  await vi.waitFor(async () => expect(await drafts()).toEqual(['edit-draft-7']))
  return page
}

// D22.
test('after nobody the same person finds what they left', async () => {
  const { say } = await anaLeft()
  // A stranger's goes when she comes back: the sign that this is over.
  await set('edit-draft-8', { userId: 'beto', values: {} })
  say(ANA)
  await vi.waitFor(async () => expect(await drafts()).toEqual(['edit-draft-7']))
  expect(await waiting('ana')).toEqual(['a'])
})

// Case 24.
test('after nobody another person finds nothing of the one before, and what they began meanwhile', async () => {
  const { say, onChange } = await anaLeft()
  await set('publish-draft', { userId: null, values: {} })
  await put('b', 'beto')
  say(BETO)
  await vi.waitFor(async () => expect(await waiting('ana')).toEqual([]))
  expect(await drafts()).toEqual(['publish-draft'])
  expect(await waiting('beto')).toEqual(['b'])
  expect(onChange).toHaveBeenCalledOnce()
})

test('an answer in doubt changes nothing until the server has said it again', () => {
  const { client, say, onChange } = open()
  say(ANA)
  const query = client.getQueryCache().find({ queryKey: currentUserQuery.queryKey })
  query?.setState({ data: null, isInvalidated: true })
  expect(devicePerson()).toBe('ana')
  expect(onChange).not.toHaveBeenCalled()
  say(null)
  expect(devicePerson()).toBeNull()
  expect(onChange).toHaveBeenCalledOnce()
})
