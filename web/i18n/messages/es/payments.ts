/** Words of payments. */
export const payments = {} as const
