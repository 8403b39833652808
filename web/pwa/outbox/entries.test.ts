import { beforeEach, expect, test, vi } from 'vitest'
import { emptyAll } from '#web/testing/fake-keyval.ts'
import { changeEntry, dropEntry, entriesOf } from './entries.ts'
import { put } from './testing.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(() => emptyAll())

test('what was discarded while it was waited for stays gone', async () => {
  await put('a')
  await dropEntry('a')
  await changeEntry('a', { tries: 1 })
  expect(await entriesOf('ana')).toEqual([])
})
