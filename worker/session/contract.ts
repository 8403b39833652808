/** What a page may know of its session without asking. Alone in its file: the first view carries it. */

/** Readable by our pages, unlike the session itself: whether there is anybody to ask for. */
export const SIGNED_IN_COOKIE = 'signed_in'
