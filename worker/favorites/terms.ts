/** Limits of saved items. */

/** So that the ids of all hearts stay one small answer. */
export const FAVORITES_MAX = 500
