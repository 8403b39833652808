/** What a page may know of its session without asking. Alone in its file: the first view carries it. */

/** Readable by our pages, unlike the session itself: whether there is anybody to ask for. */
export const SIGNED_IN_COOKIE = 'signed_in'

/** 200 of POST /api/auth/login. `restored`: a request to delete the account ended with it (D47). */
export type LoginAnswer = { signedIn: true; restored?: true }
