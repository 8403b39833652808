/** The photos of a form as a list that changes: pure, so that order and limits can be tested alone. */
import type { PhotoView } from '#contract/media'
import type { PhotoProblem } from '#web/media/prepare.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'

/** Prepared, with its name: as a draft keeps it. */
export type KeptPhoto = { name: string; photo: PreparedPhoto }

export type DevicePhoto = { id: string; name: string } & (
  | { state: 'preparing'; progress: number; file: File }
  | { state: 'ready'; photo: PreparedPhoto }
  | { state: 'problem'; problem: PhotoProblem; file: File }
  /** At the server already. Marked: it goes with the next saving, and can be restored before. */
  | { state: 'stored'; view: PhotoView; isMarked: boolean }
)

export type PhotoChange =
  | { type: 'added'; photos: DevicePhoto[] }
  | { type: 'progress'; id: string; progress: number }
  | { type: 'ready'; id: string; photo: PreparedPhoto }
  | { type: 'problem'; id: string; problem: PhotoProblem }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'restored'; id: string }
  | { type: 'moved'; from: string; to: string }

export function changePhotos(photos: DevicePhoto[], change: PhotoChange): DevicePhoto[] {
  switch (change.type) {
    case 'added':
      return [...photos, ...change.photos]
    case 'removed':
      return photos.flatMap((photo) => (photo.id === change.id ? removed(photo) : [photo]))
    case 'moved':
      return moved(photos, change.from, change.to)
    default:
      return photos.map((photo) => (photo.id === change.id ? changed(photo, change) : photo))
  }
}

/** What is at the server stays in its place, marked, until the form is saved. */
function removed(photo: DevicePhoto): DevicePhoto[] {
  return photo.state === 'stored' ? [{ ...photo, isMarked: true }] : []
}

type OneChange = Exclude<PhotoChange, { type: 'added' | 'removed' | 'moved' }>

function changed(photo: DevicePhoto, change: OneChange): DevicePhoto {
  if (photo.state === 'stored')
    return change.type === 'restored' ? { ...photo, isMarked: false } : photo
  const { id, name } = photo
  if (change.type === 'ready') return { id, name, state: 'ready', photo: change.photo }
  if (photo.state === 'ready' || change.type === 'restored') return photo
  const { file } = photo
  if (change.type === 'problem')
    return { id, name, state: 'problem', problem: change.problem, file }
  const progress = change.type === 'progress' ? change.progress : 0
  return { id, name, state: 'preparing', progress, file }
}

function moved(photos: DevicePhoto[], from: string, to: string): DevicePhoto[] {
  const start = photos.findIndex((photo) => photo.id === from)
  const end = photos.findIndex((photo) => photo.id === to)
  const photo = photos[start]
  if (!photo || end < 0) return photos
  const rest = photos.toSpliced(start, 1)
  return rest.toSpliced(end, 0, photo)
}

/** Those with a place in the form: a photo with a problem has none. */
export function placedPhotos(photos: DevicePhoto[]): DevicePhoto[] {
  return photos.filter((photo) => photo.state !== 'problem')
}

/** Those that the item will have: what is marked for removal counts no more. */
export function keptPhotos(photos: DevicePhoto[]): DevicePhoto[] {
  return placedPhotos(photos).filter((photo) => !isMarked(photo))
}

export function isMarked(photo: DevicePhoto): boolean {
  return photo.state === 'stored' && photo.isMarked
}

/** Those that can be kept and sent. */
export function namedPhotos(photos: DevicePhoto[]): KeptPhoto[] {
  return photos.flatMap((one) =>
    one.state === 'ready' ? [{ name: one.name, photo: one.photo }] : [],
  )
}

export function preparingCount(photos: DevicePhoto[]): number {
  return photos.filter((photo) => photo.state === 'preparing').length
}

/** A text that changes when one comes, goes, moves or is marked. */
export function shapeOf(photos: DevicePhoto[]): string {
  return photos.map((one) => `${one.id} ${one.state} ${isMarked(one)}`).join()
}
