/** Limits of taking rooms along. */

/** Messages of one call that restores; its bytes are limited as those of any JSON (http/body-limit.ts). */
export const RESTORED_MAX = 200
