import { entries, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyAll } from '#web/testing/fake-keyval.ts'
import { keepDraftsOf } from './forget-drafts.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(() => emptyAll())

// Case 24.
test('another person’s drafts go, and one that was begun by nobody known; the own ones stay', async () => {
  await set('publish-draft', { userId: null, values: {} })
  await set('edit-draft-7', { userId: 'beto', values: {} })
  await set('edit-draft-8', { userId: 'ana', values: {} })
  await set('something', 5)
  await keepDraftsOf('ana')
  expect((await entries()).map(([key]) => key)).toEqual(['edit-draft-8', 'something'])
})

test('one that was begun by nobody known stays where it may be of whoever is there', async () => {
  await set('publish-draft', { userId: null, values: {} })
  await set('edit-draft-7', { userId: 'beto', values: {} })
  await keepDraftsOf('ana', null)
  expect((await entries()).map(([key]) => key)).toEqual(['publish-draft'])
})
