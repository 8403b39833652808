/** What the service worker tells the pages. */

export type Told =
  /** Something was pushed: counts of the page are old. */
  | { type: 'push' }
  /** A notification was pressed; answered by the port that comes with it: whether the page went there. */
  | { type: 'open'; path: string }

/** Of our own origin: "//elsewhere" and "https:" lead away. */
export const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path)

export function isTold(data: unknown): data is Told {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  return data.type === 'push' || (data.type === 'open' && 'path' in data && isOwnPath(data.path))
}
