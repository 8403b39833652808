/** Which screen stands where, for browsers: each fetched when it is first shown. What a path has is the first that matches. */
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import type { Prepared } from '#web/ui/lazy/part.ts'
import type { Page } from '#web/ui/navigation/addresses.ts'
import { lazyScreen as screen } from './lazy-screen.tsx'

/** One screen at two paths: from one to the other it stays. */
const Home = screen(() => import('#browser/browse/home/home-screen.tsx'), 'HomeScreen')

export const NotFound = screen(
  () => import('#browser/app/screens/not-found-screen.tsx'),
  'NotFoundScreen',
)

const AT: Record<Page, Prepared<object>> = {
  '/': Home,
  '/search': Home,
  '/items/new': screen(() => import('#browser/items/publish/publish-screen.tsx'), 'PublishScreen'),
  '/items/:id': screen(() => import('#browser/items/page/item-screen.tsx'), 'ItemScreen'),
  '/custom-login': screen(() => import('#browser/accounts/login/login-screen.tsx'), 'LoginScreen'),
  '/custom-register': screen(
    () => import('#browser/accounts/register/register-screen.tsx'),
    'RegisterScreen',
  ),
  '/verify-email': screen(
    () => import('#browser/accounts/verify/verify-email-screen.tsx'),
    'VerifyEmailScreen',
  ),
  '/forgot-password': screen(
    () => import('#browser/accounts/recovery/forgot-password-screen.tsx'),
    'ForgotPasswordScreen',
  ),
  '/login': screen(
    () => import('#browser/accounts/login/moved-login-screen.tsx'),
    'MovedLoginScreen',
  ),
  '/register': screen(
    () => import('#browser/accounts/register/moved-register-screen.tsx'),
    'MovedRegisterScreen',
  ),
  '/landing': screen(() => import('#browser/landing/landing-screen.tsx'), 'LandingScreen'),
  '/my-items': screen(
    () => import('#browser/items/mine/my-items-screen.tsx'),
    'MyItemsScreen',
    'own',
  ),
  '/my-wishes': screen(
    () => import('#browser/wishes/mine/my-wishes-screen.tsx'),
    'MyWishesScreen',
    'own',
  ),
  '/wanted': screen(() => import('#browser/wishes/list/wanted-screen.tsx'), 'WantedScreen'),
  '/wanted/:id': screen(() => import('#browser/wishes/page/wish-screen.tsx'), 'WishScreen'),
  '/favorites': screen(
    () => import('#browser/favorites/page/favorites-screen.tsx'),
    'FavoritesScreen',
    'favorites',
  ),
  '/matches': screen(
    () => import('#browser/matches/page/matches-screen.tsx'),
    'MatchesScreen',
    'own',
  ),
  '/settings': screen(
    () => import('#browser/accounts/settings/settings-screen.tsx'),
    'SettingsScreen',
    'silent',
  ),
  '/settings/payments': screen(
    () => import('#browser/payments/entries/payments-screen.tsx'),
    'PaymentsScreen',
    'own',
  ),
  '/trades': screen(() => import('#browser/trades/list/trades-screen.tsx'), 'TradesScreen', 'own'),
  '/trades/:id': screen(
    () => import('#browser/trades/page/trade-screen.tsx'),
    'TradeScreen',
    'own',
  ),
  '/trade-demo': screen(
    () => import('#browser/trades/demo/trade-demo-screen.tsx'),
    'TradeDemoScreen',
  ),
  '/reviews': screen(
    () => import('#browser/reputation/page/reviews-screen.tsx'),
    'ReviewsScreen',
    'silent',
  ),
  '/profile': screen(
    () => import('#browser/people/profile/profile-screen.tsx'),
    'ProfileScreen',
    'profile',
  ),
  '/profile/tokens': screen(
    () => import('#browser/tokens/history/tokens-screen.tsx'),
    'TokensScreen',
    'own',
  ),
  '/user/:userId': screen(() => import('#browser/people/person/person-screen.tsx'), 'PersonScreen'),
  '/verification': screen(
    () => import('#browser/verification/page/verification-screen.tsx'),
    'VerificationScreen',
    'silent',
  ),
  '/app-settings': screen(
    () => import('#browser/app-settings/app-settings-screen.tsx'),
    'AppSettingsScreen',
  ),
  '/privacy': screen(() => import('#browser/privacy/legal-screens.tsx'), 'PrivacyScreen'),
  '/terms': screen(() => import('#browser/privacy/legal-screens.tsx'), 'TermsScreen'),
  '/secure-payment': screen(
    () => import('#browser/payments/page/payment-screen.tsx'),
    'PaymentScreen',
    'silent',
  ),
  '/admin': screen(() => import('#browser/admin/page/admin-screen.tsx'), 'AdminScreen', 'admin'),
  '/sendgrid-admin': screen(
    () => import('#browser/admin/mail/mail-admin-screen.tsx'),
    'MailAdminScreen',
    'admin',
  ),
}

export const SCREENS: readonly (readonly [pattern: string, Prepared<object>])[] = [
  ...Object.entries(AT),
  ['*', NotFound],
]

/** What a path shows, to be fetched before it is asked for. */
export const screenAt = (path: string): Prepared<object> =>
  SCREENS.find(([pattern]) => matchRoute(parse, pattern, path)[0])?.[1] ?? NotFound
