/** How the words are fetched that no visitor needs: beside the table of their screens (web/app/later-screens.ts). */

import type { Loader } from './catalog.ts'
import type { LaterFeature, Source } from './loaders.ts'

export const later: Record<Source, Record<LaterFeature, Loader>> = {
  es: {
    app: () => import('./messages/es/app.ts'),
    chat: () => import('./messages/es/chat.ts'),
    coming: () => import('./messages/es/coming.ts'),
    demo: () => import('./messages/es/demo.ts'),
    favorites: () => import('./messages/es/favorites.ts'),
    install: () => import('./messages/es/install.ts'),
    mine: () => import('./messages/es/mine.ts'),
    notifications: () => import('./messages/es/notifications.ts'),
    outbox: () => import('./messages/es/outbox.ts'),
    proposals: () => import('./messages/es/proposals.ts'),
    settings: () => import('./messages/es/settings.ts'),
    trade: () => import('./messages/es/trade.ts'),
    trades: () => import('./messages/es/trades.ts'),
  },
  en: {
    app: () => import('./messages/en/app.ts'),
    chat: () => import('./messages/en/chat.ts'),
    coming: () => import('./messages/en/coming.ts'),
    demo: () => import('./messages/en/demo.ts'),
    favorites: () => import('./messages/en/favorites.ts'),
    install: () => import('./messages/en/install.ts'),
    mine: () => import('./messages/en/mine.ts'),
    notifications: () => import('./messages/en/notifications.ts'),
    outbox: () => import('./messages/en/outbox.ts'),
    proposals: () => import('./messages/en/proposals.ts'),
    settings: () => import('./messages/en/settings.ts'),
    trade: () => import('./messages/en/trade.ts'),
    trades: () => import('./messages/en/trades.ts'),
  },
}
