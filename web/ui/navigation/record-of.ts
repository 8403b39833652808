/** The state of an entry of the history, which may be anything: each takes what is its own and keeps the rest. */
export const recordOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {}
