/** Words of tokens. */
export const tokens = {} as const
