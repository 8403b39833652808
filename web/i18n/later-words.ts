/** How the words are fetched that no visitor needs: beside the table of their screens (web/app/screens/later-screens.ts). */

import type { Loader } from './catalog.ts'
import type { LaterFeature, Source } from './loaders.ts'

export const later: Record<Source, Record<LaterFeature, Loader>> = {
  es: {
    admin: () => import('./messages/es/admin.ts'),
    app: () => import('./messages/es/app.ts'),
    chat: () => import('./messages/es/chat.ts'),
    demo: () => import('./messages/es/demo.ts'),
    favorites: () => import('./messages/es/favorites.ts'),
    install: () => import('./messages/es/install.ts'),
    mine: () => import('./messages/es/mine.ts'),
    notifications: () => import('./messages/es/notifications.ts'),
    outbox: () => import('./messages/es/outbox.ts'),
    payments: () => import('./messages/es/payments.ts'),
    privacy: () => import('./messages/es/privacy.ts'),
    profile: () => import('./messages/es/profile.ts'),
    proposals: () => import('./messages/es/proposals.ts'),
    running: () => import('./messages/es/running.ts'),
    settings: () => import('./messages/es/settings.ts'),
    tokens: () => import('./messages/es/tokens.ts'),
    trade: () => import('./messages/es/trade.ts'),
    trades: () => import('./messages/es/trades.ts'),
    verification: () => import('./messages/es/verification.ts'),
  },
  en: {
    admin: () => import('./messages/en/admin.ts'),
    app: () => import('./messages/en/app.ts'),
    chat: () => import('./messages/en/chat.ts'),
    demo: () => import('./messages/en/demo.ts'),
    favorites: () => import('./messages/en/favorites.ts'),
    install: () => import('./messages/en/install.ts'),
    mine: () => import('./messages/en/mine.ts'),
    notifications: () => import('./messages/en/notifications.ts'),
    outbox: () => import('./messages/en/outbox.ts'),
    payments: () => import('./messages/en/payments.ts'),
    privacy: () => import('./messages/en/privacy.ts'),
    profile: () => import('./messages/en/profile.ts'),
    proposals: () => import('./messages/en/proposals.ts'),
    running: () => import('./messages/en/running.ts'),
    settings: () => import('./messages/en/settings.ts'),
    tokens: () => import('./messages/en/tokens.ts'),
    trade: () => import('./messages/en/trade.ts'),
    trades: () => import('./messages/en/trades.ts'),
    verification: () => import('./messages/en/verification.ts'),
  },
}
