/** Words of safety. */
export const safety = {} as const
