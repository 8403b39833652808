/** Words of verification. */
export const verification = {} as const
