/** What the stores of this device are called: whoever fills, measures or empties them says the same. */

export const OURS = 'jopoi-'

/** As the service worker puts it together from its prefix. */
export const PRECACHE = 'jopoi-precache'
export const ASSETS_CACHE = 'jopoi-assets'
export const PHOTOS_CACHE = 'jopoi-photos'

export const QUERIES_DB = 'jopoi-queries'
export const OUTBOX_DB = 'jopoi-outbox'
export const SHARED_DB = 'jopoi-share'
/** idb-keyval's own, which holds the drafts. */
export const DRAFTS_DB = 'keyval-store'
