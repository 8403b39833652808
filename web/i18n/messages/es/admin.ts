/** Words of admin. */
export const admin = {} as const
