import { expect, test } from 'vitest'
import {
  changePhotos,
  type DevicePhoto,
  keptPhotos,
  namedPhotos,
  placedPhotos,
  preparingCount,
} from './photo-list.ts'

const file = new File([], 'a.jpg')
const preparing = (id: string): DevicePhoto => ({
  id,
  name: id,
  state: 'preparing',
  progress: 0,
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
  expect(changePhotos(ready, { type: 'progress', id: 'a', progress: 0.5 })).toEqual(ready)
})

const urls = { 1600: '/img/1600', 640: '/img/640', 320: '/img/320' }
const stored = (id: string): DevicePhoto => ({
  id,
  name: '',
  state: 'stored',
  view: { width: 4, height: 3, colors: '', urls },
  isMarked: false,
})
const mixed = [stored('s'), preparing('a'), stored('t')]

test('a photo at the server is marked, keeps its place, and counts no more until it is restored', () => {
  const marked = changePhotos(mixed, { type: 'removed', id: 's' })
  expect(ids(marked)).toBe('sat')
  expect(ids(placedPhotos(marked))).toBe('sat')
  expect(ids(keptPhotos(marked))).toBe('at')
  expect(ids(keptPhotos(changePhotos(marked, { type: 'restored', id: 's' })))).toBe('sat')
})

test('a marked one moves like any other, and stays marked', () => {
  const marked = changePhotos(mixed, { type: 'removed', id: 't' })
  const moved = changePhotos(marked, { type: 'moved', from: 't', to: 's' })
  expect(ids(moved)).toBe('tsa')
  expect(ids(keptPhotos(moved))).toBe('sa')
})

test('restoring changes nothing of a new photo, news of preparing nothing of a stored one', () => {
  const ready = changePhotos(mixed, { type: 'ready', id: 'a', photo: made })
  expect(changePhotos(ready, { type: 'restored', id: 'a' })).toEqual(ready)
  expect(changePhotos(ready, { type: 'ready', id: 's', photo: made })).toEqual(ready)
  expect(namedPhotos(ready)).toEqual([{ name: 'a', photo: made }])
})
