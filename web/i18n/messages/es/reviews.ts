/** Words of reviews. */
export const reviews = {} as const
