/** Where what is shared from another app arrives, and where it leads: one agreement of manifest, service worker and form. */
import { paths } from '#web/ui/navigation/paths.ts'

export const SHARE_PATH = '/share'
/** The fields of what arrives, as the manifest names them. */
export const SHARE_FIELDS = { title: 'title', text: 'text', photos: 'photos' } as const

/** The publish form looks for what was shared only when its address says so. */
export const SHARED_PARAM = 'shared'
const KEPT = '1'
/** It is on the device. */
export const SHARED_KEPT = `${paths.publish}?${SHARED_PARAM}=${KEPT}`
/** It could not be kept: the person is told to choose it again. */
export const SHARED_LOST = `${paths.publish}?${SHARED_PARAM}=0`

export type Arrival = 'none' | 'kept' | 'lost'

export function arrivalOf(search: string): Arrival {
  const value = new URLSearchParams(search).get(SHARED_PARAM)
  if (value === null) return 'none'
  return value === KEPT ? 'kept' : 'lost'
}
