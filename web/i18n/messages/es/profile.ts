/** Words of profile. */
export const profile = {} as const
