import { expect, test } from 'vitest'
import { changePhotos, type DevicePhoto, placedPhotos, preparingCount } from './photo-list.ts'

const file = new File([], 'a.jpg')
const preparing = (id: string): DevicePhoto => ({
  id,
  name: id,
  state: 'preparing',
  share: 0,
  file,
})
const made = { full: file, medium: null, small: null, colors: null }
const list = ['a', 'b', 'c'].map(preparing)
const ids = (photos: DevicePhoto[]) => photos.map(({ id }) => id).join('')

test.each([
  ['a', 'c', 'bca'],
  ['c', 'a', 'cab'],
  ['b', 'b', 'abc'],
  ['x', 'a', 'abc'],
  ['a', 'x', 'abc'],
])('moving %s to the place of %s gives %s', (from, to, expected) => {
  expect(ids(changePhotos(list, { type: 'moved', from, to }))).toBe(expected)
})

test('a photo with a problem takes no place, and takes it again when retried', () => {
  const failed = changePhotos(list, { type: 'problem', id: 'b', problem: 'photo_broken' })
  expect(ids(placedPhotos(failed))).toBe('ac')
  const again = changePhotos(failed, { type: 'retried', id: 'b' })
  expect(ids(placedPhotos(again))).toBe('abc')
  const ready = changePhotos(again, { type: 'ready', id: 'b', photo: made })
  expect(preparingCount(ready)).toBe(2)
  expect(ids(changePhotos(ready, { type: 'removed', id: 'a' }))).toBe('bc')
})

test('news of a photo that is ready already changes nothing', () => {
  const ready = changePhotos(list, { type: 'ready', id: 'a', photo: made })
  expect(changePhotos(ready, { type: 'share', id: 'a', share: 0.5 })).toEqual(ready)
})
