import { entries, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearShared, dropStale, keepShared, SHARED_MS, sharedStore } from './keep-shared.ts'
import { takeShared } from './take-shared.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const NOW = Date.UTC(2026, 10, 28, 12)
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const names = (shared: { photos: File[] } | null) => shared?.photos.map(({ name }) => name)

beforeEach(clearShared)

test('what was shared is taken once', async () => {
  await keepShared({ title: 'Silla', text: '', photos: [photo('a.jpg')] }, NOW)
  const shared = await takeShared(NOW + 1)
  expect(shared?.title).toBe('Silla')
  expect(names(shared)).toEqual(['a.jpg'])
  expect(await takeShared(NOW + 2)).toBeNull()
})

test('sharings in a row come together: photos in their order, the last words', async () => {
  await keepShared({ title: 'Silla', text: 'De madera', photos: [photo('a.jpg')] }, NOW)
  await keepShared({ title: 'Mesa', text: '', photos: [photo('b.jpg')] }, NOW + 5)
  const shared = await takeShared(NOW + 9)
  expect(names(shared)).toEqual(['a.jpg', 'b.jpg'])
  expect(shared).toMatchObject({ title: 'Mesa', text: 'De madera' })
})

test('it waits half an hour, and is off the device then', async () => {
  const shared = { title: 'Silla', text: '', photos: [photo('a.jpg')] }
  await keepShared(shared, NOW)
  await dropStale(NOW + SHARED_MS - 1)
  expect(await entries(sharedStore)).toHaveLength(1)
  await dropStale(NOW + SHARED_MS)
  expect(await entries(sharedStore)).toEqual([])
  await keepShared(shared, NOW)
  expect(await takeShared(NOW + SHARED_MS)).toBeNull()
})

test('of many photos one more is kept than an item has, so that the form says so', async () => {
  const photos = Array.from({ length: 9 }, (_, i) => photo(`${i}.jpg`))
  await keepShared({ title: '', text: '', photos }, NOW)
  expect((await takeShared(NOW))?.photos).toHaveLength(6)
})

test.each([7, null, 'x', {}, { at: 'never' }, { at: NOW }, { at: NOW, photos: ['x'] }])(
  'what is not ours (%j) counts as nothing and goes',
  async (value) => {
    await set('one', value, sharedStore)
    expect(await takeShared(NOW)).toBeNull()
    expect(await entries(sharedStore)).toEqual([])
  },
)
