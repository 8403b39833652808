/** What the device holds, shown while the server is asked: before the first frame. */
import './features.ts'
import type { QueryClient } from '@tanstack/react-query'
import { restoreQueries } from '#web/pwa/store/restore.ts'

export const restore = (client: QueryClient): Promise<void> => restoreQueries(client)
