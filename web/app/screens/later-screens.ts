/** The screens that visitors do not need, as screens.ts has the others; where their words are comes with them. */
import { later } from '#web/i18n/later-words.ts'
import { adminScreen, protectedScreen, screen } from './lazy-screen.tsx'

/** One script for both: whoever asks for a screen asks for its words. */
export const words = later

/** One script for both: they lead to each other. */
const legal = () => import('#web/privacy/legal-screens.tsx')

export const LATER = {
  myItems: protectedScreen(
    'own',
    ['mine', 'browse', 'items', 'media', 'outbox', 'refusals', 'things'],
    () => import('#web/items/mine/my-items-screen.tsx'),
    'MyItemsScreen',
  ),
  favorites: protectedScreen(
    'favorites',
    ['favorites', 'browse', 'things'],
    () => import('#web/favorites/page/favorites-screen.tsx'),
    'FavoritesScreen',
  ),
  settings: protectedScreen(
    'silent',
    ['settings', 'navigation', 'accounts', 'refusals'],
    () => import('#web/accounts/settings/settings-screen.tsx'),
    'SettingsScreen',
  ),
  trades: protectedScreen(
    'own',
    ['trades', 'things'],
    () => import('#web/trades/list/trades-screen.tsx'),
    'TradesScreen',
  ),
  trade: protectedScreen(
    'own',
    ['trade', 'trades', 'refusals', 'things'],
    () => import('#web/trades/page/trade-screen.tsx'),
    'TradeScreen',
  ),
  tradeDemo: screen(
    ['demo', 'trades'],
    () => import('#web/trades/demo/trade-demo-screen.tsx'),
    'TradeDemoScreen',
  ),
  reviews: protectedScreen(
    'silent',
    ['reviews', 'safety'],
    () => import('#web/reputation/page/reviews-screen.tsx'),
    'ReviewsScreen',
  ),
  profile: protectedScreen(
    'profile',
    ['profile', 'people', 'refusals'],
    () => import('#web/people/profile/profile-screen.tsx'),
    'ProfileScreen',
  ),
  verification: protectedScreen(
    'silent',
    ['verification', 'people', 'accounts', 'refusals'],
    () => import('#web/verification/page/verification-screen.tsx'),
    'VerificationScreen',
  ),
  appSettings: screen(
    ['app', 'install', 'settings', 'navigation', 'notifications'],
    () => import('#web/app-settings/app-settings-screen.tsx'),
    'AppSettingsScreen',
  ),
  payment: protectedScreen(
    'silent',
    ['payments', 'refusals'],
    () => import('#web/payments/page/payment-screen.tsx'),
    'PaymentScreen',
  ),
  admin: adminScreen(
    ['admin', 'refusals'],
    () => import('#web/admin/page/admin-screen.tsx'),
    'AdminScreen',
  ),
  mailAdmin: adminScreen(
    ['admin', 'accounts', 'refusals'],
    () => import('#web/admin/mail/mail-admin-screen.tsx'),
    'MailAdminScreen',
  ),
  privacy: screen(['privacy'], legal, 'PrivacyScreen'),
  terms: screen(['privacy'], legal, 'TermsScreen'),
}
