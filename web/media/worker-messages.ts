/** What the page and the photo worker say to each other. */
import type { PreparedPhoto } from './resize.ts'

/** A photo to make small: the file, or its pixels where only the page could decode it. */
export type ResizeRequest = { file: Blob } | { bitmap: ImageBitmap }

export type ResizeAnswer =
  | { type: 'progress'; progress: number }
  | { type: 'done'; photo: PreparedPhoto }
  | { type: 'undecodable' }
