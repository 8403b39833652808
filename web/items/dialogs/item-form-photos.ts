/** An item's photos in its form: what it begins with, what saving says of them. Pure. */
import type { PhotoView } from '#contract/media'
import { type DevicePhoto, isMarked } from '#web/media/picker/photo-list.ts'
import type { FirstPhoto } from '#web/media/picker/use-photos.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'
import type { DraftPhoto } from './edit-draft-store.ts'

/** Any address of a photo names it to the server. */
const nameOf = (view: PhotoView) => view.urls[1600]

/** As the draft has them, where there is one; what came to the item since stands behind. */
export function firstPhotos(stored: readonly PhotoView[], draft?: readonly DraftPhoto[]) {
  const drafted = (draft ?? []).flatMap((one): FirstPhoto[] => {
    if (!('url' in one)) return [one]
    const view = stored.find((photo) => nameOf(photo) === one.url)
    return view ? [{ view, isMarked: one.isMarked }] : []
  })
  const known = drafted.map((one) => ('view' in one ? one.view : null))
  const rest = stored.filter((view) => !known.includes(view))
  return [...drafted, ...rest.map((view): FirstPhoto => ({ view, isMarked: false }))]
}

export function draftPhotos(photos: readonly DevicePhoto[]): DraftPhoto[] {
  return photos.flatMap((one): DraftPhoto[] => {
    if (one.state === 'stored') return [{ url: nameOf(one.view), isMarked: one.isMarked }]
    return one.state === 'ready' ? [{ name: one.name, photo: one.photo }] : []
  })
}

export type PhotoEdit = {
  imagesToRemove?: string[]
  /** Stored ones by address, new ones by their place among those sent. */
  imageOrder?: string[]
  added: PreparedPhoto[]
}

/** What is to be said of the photos; the order only where it is not what the server makes by itself. */
export function photoEdit(stored: readonly PhotoView[], photos: readonly DevicePhoto[]): PhotoEdit {
  const added: PreparedPhoto[] = []
  const order: string[] = []
  const imagesToRemove: string[] = []
  for (const one of photos) {
    if (one.state === 'ready') order.push(`new:${added.push(one.photo) - 1}`)
    else if (one.state !== 'stored') continue
    else if (isMarked(one)) imagesToRemove.push(nameOf(one.view))
    else order.push(nameOf(one.view))
  }
  const left = stored.map(nameOf).filter((name) => !imagesToRemove.includes(name))
  const byItself = [...left, ...added.map((_, place) => `new:${place}`)]
  return {
    ...(imagesToRemove.length > 0 && { imagesToRemove }),
    ...(order.join(' ') !== byItself.join(' ') && { imageOrder: order }),
    added,
  }
}

/** Whether leaving would lose something of the photos: one on its way counts too. */
export function photosChanged(
  stored: readonly PhotoView[],
  photos: readonly DevicePhoto[],
): boolean {
  const { imagesToRemove, imageOrder } = photoEdit(stored, photos)
  return Boolean(imagesToRemove ?? imageOrder) || photos.some((one) => one.state !== 'stored')
}
