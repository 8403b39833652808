/** The photos of a form as a list that changes: pure, so that order and limits can be tested alone. */
import type { PhotoProblem } from './prepare.ts'
import type { PreparedPhoto } from './resize.ts'

export type DevicePhoto = { id: string; name: string } & (
  | { state: 'preparing'; share: number; file: File }
  | { state: 'ready'; photo: PreparedPhoto }
  | { state: 'problem'; problem: PhotoProblem; file: File }
)

export type PhotoChange =
  | { type: 'added'; photos: DevicePhoto[] }
  | { type: 'share'; id: string; share: number }
  | { type: 'ready'; id: string; photo: PreparedPhoto }
  | { type: 'problem'; id: string; problem: PhotoProblem }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'moved'; from: string; to: string }

export function changePhotos(photos: DevicePhoto[], change: PhotoChange): DevicePhoto[] {
  switch (change.type) {
    case 'added':
      return [...photos, ...change.photos]
    case 'removed':
      return photos.filter((photo) => photo.id !== change.id)
    case 'moved':
      return moved(photos, change.from, change.to)
    default:
      return photos.map((photo) => (photo.id === change.id ? changed(photo, change) : photo))
  }
}

type OneChange = Exclude<PhotoChange, { type: 'added' | 'removed' | 'moved' }>

function changed(photo: DevicePhoto, change: OneChange): DevicePhoto {
  const { id, name } = photo
  if (change.type === 'ready') return { id, name, state: 'ready', photo: change.photo }
  if (photo.state === 'ready') return photo
  const { file } = photo
  if (change.type === 'problem')
    return { id, name, state: 'problem', problem: change.problem, file }
  const share = change.type === 'share' ? change.share : 0
  return { id, name, state: 'preparing', share, file }
}

function moved(photos: DevicePhoto[], from: string, to: string): DevicePhoto[] {
  const start = photos.findIndex((photo) => photo.id === from)
  const end = photos.findIndex((photo) => photo.id === to)
  const photo = photos[start]
  if (!photo || end < 0) return photos
  const rest = photos.toSpliced(start, 1)
  return rest.toSpliced(end, 0, photo)
}

/** Those that are or will be sent: a photo with a problem takes no place. */
export function placedPhotos(photos: DevicePhoto[]): DevicePhoto[] {
  return photos.filter((photo) => photo.state !== 'problem')
}

export function readyPhotos(photos: DevicePhoto[]): PreparedPhoto[] {
  return photos.flatMap((photo) => (photo.state === 'ready' ? [photo.photo] : []))
}

export function preparingCount(photos: DevicePhoto[]): number {
  return photos.filter((photo) => photo.state === 'preparing').length
}
