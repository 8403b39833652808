/** Which revisions of items are in front of somebody who decides on them. */
import type { Revisions } from '#contract/trades'

type Seen = { id: number; revision?: number }

/** What an earlier version of the app has kept on the device has none: of that nothing is claimed. */
export const seenOf = (items: readonly Seen[]): Revisions =>
  items.flatMap(({ id: itemId, revision }) =>
    revision === undefined ? [] : [{ itemId, revision }],
  )
