/** Words of privacy. */
export const privacy = {} as const
