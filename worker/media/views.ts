/** Stored photos as addresses for the screen. */
import type { Settings } from '../env.ts'
import type { Photo, PhotoView } from './contract.ts'
import { photoKey } from './keys.ts'
import { nearestSize } from './rules.ts'
import type { PhotoSize } from './terms.ts'

/** The worker's own path for photos, when no image domain is set. */
const OWN_BASE = '/img'

function urlOf(settings: Settings, itemId: number, photo: Photo, wanted: PhotoSize): string {
  const base = settings.IMAGE_BASE_URL ?? OWN_BASE
  return `${base}/${photoKey(itemId, photo.hash, nearestSize(photo.sizes, wanted))}`
}

/** Three addresses a photo; a size without a file has the address of the nearest one. */
export function photoViews(
  settings: Settings,
  itemId: number,
  photos: readonly Photo[],
): PhotoView[] {
  return photos.map((photo) => ({
    width: photo.width,
    height: photo.height,
    colors: photo.colors,
    urls: {
      1600: urlOf(settings, itemId, photo, 1600),
      640: urlOf(settings, itemId, photo, 640),
      320: urlOf(settings, itemId, photo, 320),
    },
  }))
}
