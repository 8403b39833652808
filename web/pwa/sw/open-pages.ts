import { type OpenPage, scope } from './scope.ts'

/** Also those that were opened before this worker was there. */
export const openPages = (): Promise<OpenPage[]> =>
  scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
