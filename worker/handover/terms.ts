/** What the codes of a hand-over are bound by (D52). */

/** Digits; those of a code by mail, so that one field and one way of reading serve both. */
export const HANDOVER_DIGITS = 6
/** 128 bits: nobody guesses one, so that a phone without a network may take it for proof. */
export const PROOF_BYTES = 16
/** D52: of both sides together, for all of a trade's life. */
export const WRONG_TRIES_MAX = 20
