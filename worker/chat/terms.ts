/** Limits of the chat of a trade. */

export const CONTENT_MAX = 2000
/** A frame that is longer closes the socket before anything is parsed, bytes. */
export const FRAME_MAX = 8 * 1024
/** Messages of one answer. */
export const MESSAGES_MAX = 200
/** One side of one trade (D24). */
export const MESSAGES_A_MINUTE = 20
/** D48: what whoever began may write until the other side has answered; lines within ten minutes are one message. */
export const FIRST_MESSAGES_MAX = 3
export const FIRST_LINES_MAX = 10
export const ONE_MESSAGE_MS = 10 * 60_000
/** Unread for so long, a mail says so, ms. */
export const MAIL_AFTER_MS = 15 * 60_000

/** Header of GET …/messages: how far each side has read, JSON by user. A plain array has no place for it. */
export const READ_MARKS_HEADER = 'x-read-marks'

/** Frames that a socket may send in a window, ms (D62): a browser says at most that somebody types, and what was read. */
export const FRAMES_MAX = 50
export const FRAMES_MS = 10_000
/** Of one person in one trade (D62). */
export const SOCKETS_MAX = 5

/**
 * Why a socket is closed. To `comeBack` browsers open another one; `crowded`, one that somebody looks at again; the others
 * are the last word (`misused`: too many frames, or junk).
 */
export const CLOSE = {
  misused: 1008,
  tooBig: 1009,
  notAParty: 4403,
  comeBack: 4000,
  crowded: 4429,
} as const
