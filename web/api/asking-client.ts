import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/** Shown to somebody, who is told again. */
const isFirst = (query: Query) => query.state.data === undefined && query.isActive()

/**
 * What is asked for again is really asked: the library lets a first answer that is on its way count as the new
 * one (`cancelRefetch` looks at answers of before only), although it may not know of what has just changed.
 */
export class AskingClient extends QueryClient {
  override invalidateQueries<K extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const { refetchType, ...which } = filters ?? {}
    const asked = () => super.invalidateQueries(filters, options)
    if (refetchType === 'none') return asked()
    const first = this.getQueryCache()
      .findAll({ ...which, fetchStatus: 'fetching' })
      .filter(isFirst)
    if (first.length === 0) return asked()
    return Promise.all(first.map((query) => query.cancel({ revert: true }))).then(asked)
  }
}
