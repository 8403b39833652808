/** Photos: sizes, kinds and limits. */

/** Longest side in pixels, largest first; each stored photo has one file a size (or its nearest). */
export const PHOTO_SIZES = [1600, 640, 320] as const
export type PhotoSize = (typeof PHOTO_SIZES)[number]
/** What the device makes at most, bytes a size. */
export const PHOTO_BYTES = { 1600: 350_000, 640: 60_000, 320: 12_000 } as const
/** The picture of a link's card, pixels: what messengers show large without cutting. */
export const SHARE_SIDES = { width: 1200, height: 630 } as const
/** WhatsApp leaves out pictures of 300 KB and more. */
export const SHARE_BYTES = 250_000
/** D12: applies to what is sent. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024
export const UPLOAD_MAX_PIXELS = 50_000_000
/** D12: an original may be so large before the device makes it smaller. */
export const ORIGINAL_MAX_BYTES = 40 * 1024 * 1024
/** D12. */
export const PHOTOS_MAX = 5

/** Parts of the forms that carry photos, by size; what belongs together has the same place in each list. */
export const PHOTO_PARTS = {
  images: {
    full: 'images',
    medium: 'images640',
    small: 'images320',
    colors: 'imageColors',
    looks: 'imageLooks',
  },
  newImages: {
    full: 'newImages',
    medium: 'newImages640',
    small: 'newImages320',
    colors: 'newImageColors',
    looks: 'newImageLooks',
  },
  avatar: {
    full: 'avatar',
    medium: 'avatar640',
    small: 'avatar320',
    colors: 'avatarColors',
    looks: 'avatarLooks',
  },
} as const
export type PhotoPart = keyof typeof PHOTO_PARTS

/** Kinds told by their first bytes, never by name or declared type. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type PhotoType = (typeof PHOTO_TYPES)[number]
/**
 * Two photos are nearly the same with at most so many of 64 bits apart (`lookOf`) and their quarters' colours so far from
 * each other, of 255 on average. Measured (look.test.ts): the same one in other bytes, sides or by 4 % cut is 5 and 4 at
 * most, different ones 23 bits at least. The colours tell apart what stands before the same wall.
 */
export const LOOK_BITS_APART = 6
export const LOOK_COLORS_APART = 6
export const NEUTRAL_COLORS = 'e5e5e0e5e5e0dcdcd6dcdcd6'
