/** What the app does on the device once the page has loaded. */
import type { QueryClient } from '@tanstack/react-query'
import { activeLanguage, loadWords } from '#web/i18n/i18n.ts'
import { startOutbox } from './outbox/start.ts'
import { followTabs } from './store/follow-tabs.ts'
import { keepQueries } from './store/keep.ts'

/** What is said without a network must be there before it is lost. What fails here is said when it is missed. */
const loadWhatOfflineSays = () =>
  Promise.all([
    import('./store/kept-note.tsx'),
    loadWords(activeLanguage(), ['outbox', 'things']),
  ]).catch(() => undefined)

export function startPwa(client: QueryClient): void {
  void loadWhatOfflineSays()
  followTabs(client)
  keepQueries(client)
  startOutbox(client)
}
