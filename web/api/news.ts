/** What an answer tells that people are also notified of: its query says so by `meta: { newsOf }`. */

export type News = {
  /** The newest change in it, ms by the server; 0: none. */
  at: number
  /** What is new without a date, by names that last as long as it does. */
  marks: readonly string[]
}

/** Null where the query tells of none. `meta` is written by us (web/trades/queries.ts). */
export function newsIn(query: {
  meta?: object | undefined
  state: { data: unknown }
}): News | null {
  const { newsOf } = (query.meta ?? {}) as { newsOf?: (data: unknown) => News }
  return newsOf && query.state.data !== undefined ? newsOf(query.state.data) : null
}
