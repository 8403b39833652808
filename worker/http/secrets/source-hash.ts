/** How a content policy knows a style or script that stands in a page: by the hash of its text. */
import { createHash } from 'node:crypto'

/** As it stands in a directive, without its quotes. */
export const sourceHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
