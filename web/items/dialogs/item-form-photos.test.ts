import { expect, test } from 'vitest'
import type { PhotoView } from '#contract/media'
import type { DevicePhoto } from '#web/media/picker/photo-list.ts'
import { draftPhotos, firstPhotos, photoEdit, photosChanged } from './item-form-photos.ts'

const urlOf = (name: string) => `/img/items/7/${name}/1600`
const view = (name: string): PhotoView => ({
  width: 4,
  height: 3,
  colors: '',
  urls: { 1600: urlOf(name), 640: `${name}-640`, 320: `${name}-320` },
})
const [a, b, c] = [view('a'), view('b'), view('c')]
const made = { full: new Blob(['x']), medium: null, small: null, colors: null }
const stored = (of: PhotoView, isMarked = false): DevicePhoto => ({
  id: of.urls[640],
  name: '',
  state: 'stored',
  view: of,
  isMarked,
})
const added = (id: string): DevicePhoto => ({ id, name: id, state: 'ready', photo: made })
const failed: DevicePhoto = {
  id: 'f',
  name: 'f',
  state: 'problem',
  problem: 'photo_broken',
  file: new File([], 'f'),
}

test('untouched photos say nothing', () => {
  expect(photoEdit([a, b], [stored(a), stored(b)])).toEqual({ added: [] })
  expect(photosChanged([a, b], [stored(a), stored(b)])).toBe(false)
})

test('marked ones are named; the order of the others is the server’s own', () => {
  expect(photoEdit([a, b, c], [stored(a), stored(b, true), stored(c)])).toEqual({
    imagesToRemove: [urlOf('b')],
    added: [],
  })
})

test('new ones behind need no order, in between they do', () => {
  expect(photoEdit([a], [stored(a), added('x'), failed])).toEqual({ added: [made] })
  const edit = photoEdit([a, b], [added('x'), stored(b), added('y'), stored(a)])
  expect(edit).toEqual({
    imageOrder: ['new:0', urlOf('b'), 'new:1', urlOf('a')],
    added: [made, made],
  })
})

test('a draft brings back order, marks and new ones; what came or went meanwhile is minded', () => {
  const photos = [added('x'), stored(b, true), stored(a)]
  const draft = draftPhotos(photos)
  expect(draft).toEqual([
    { name: 'x', photo: made },
    { url: urlOf('b'), isMarked: true },
    { url: urlOf('a'), isMarked: false },
  ])
  expect(firstPhotos([a, c], draft)).toEqual([
    { name: 'x', photo: made },
    { view: a, isMarked: false },
    { view: c, isMarked: false },
  ])
})
