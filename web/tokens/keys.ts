/** By itself, as those of reviews. */
export const tokensKey = ['tokens'] as const
