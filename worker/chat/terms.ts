/** Limits of the chat of a trade. */

export const CONTENT_MAX = 2000
/** A frame that is longer closes the socket before anything is parsed, bytes. */
export const FRAME_MAX = 8 * 1024
/** Messages of one answer. */
export const MESSAGES_MAX = 200
/** One side of one trade (D24). */
export const MESSAGES_A_MINUTE = 20
/** Unread for so long, a mail says so, ms. */
export const MAIL_AFTER_MS = 15 * 60_000

/** Header of GET …/messages: how far each side has read, JSON by user. A plain array has no place for it. */
export const READ_MARKS_HEADER = 'x-read-marks'

/** Why a socket is closed. To `comeBack` browsers open another one, the others are the last word. */
export const CLOSE = { tooBig: 1009, notAParty: 4403, comeBack: 4000 } as const
