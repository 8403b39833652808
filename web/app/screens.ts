/** One lazy screen a line, and where it stands: its code and its words arrive together. */
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import { protectedScreen } from './lazy-screen.tsx'
import { type Prepared, lazyPart as screen } from './part.ts'
import { paths } from './paths.ts'

const Home = screen(['browse', 'things'], () => import('#web/browse/home-screen.tsx'), 'HomeScreen')
const ItemPage = screen(
  ['items', 'things'],
  () => import('#web/items/item-screen.tsx'),
  'ItemScreen',
)
const Publish = screen(
  ['items', 'media', 'refusals', 'things'],
  () => import('#web/items/publish-screen.tsx'),
  'PublishScreen',
)
const Login = screen(
  ['accounts', 'refusals'],
  () => import('#web/accounts/login-screen.tsx'),
  'LoginScreen',
)
const Register = screen(
  ['accounts', 'refusals', 'things'],
  () => import('#web/accounts/register-screen.tsx'),
  'RegisterScreen',
)
const VerifyEmail = screen(
  ['accounts', 'refusals'],
  () => import('#web/accounts/verify-email-screen.tsx'),
  'VerifyEmailScreen',
)
const ForgotPassword = screen(
  ['accounts', 'refusals'],
  () => import('#web/accounts/forgot-password-screen.tsx'),
  'ForgotPasswordScreen',
)
const MovedLogin = screen(
  ['accounts'],
  () => import('#web/accounts/moved-login-screen.tsx'),
  'MovedLoginScreen',
)
const MovedRegister = screen(
  ['accounts'],
  () => import('#web/accounts/moved-register-screen.tsx'),
  'MovedRegisterScreen',
)
const Landing = screen(
  ['landing'],
  () => import('#web/landing/landing-screen.tsx'),
  'LandingScreen',
)

export const NotFound = screen(
  ['navigation'],
  () => import('./other/not-found-screen.tsx'),
  'NotFoundScreen',
)
const MyItems = protectedScreen(
  'own',
  ['mine', 'browse', 'items', 'media', 'outbox', 'refusals', 'things'],
  () => import('#web/items/my-items-screen.tsx'),
  'MyItemsScreen',
)
const Favorites = protectedScreen(
  'favorites',
  ['favorites', 'browse', 'things'],
  () => import('#web/favorites/favorites-screen.tsx'),
  'FavoritesScreen',
)
const Settings = protectedScreen(
  'silent',
  ['settings', 'navigation', 'accounts', 'refusals'],
  () => import('#web/accounts/settings-screen.tsx'),
  'SettingsScreen',
)
const coming = () => import('#web/coming/coming-screens.tsx')
const Trades = protectedScreen(
  'own',
  ['trades', 'things'],
  () => import('#web/trades/trades-screen.tsx'),
  'TradesScreen',
)
const Trade = protectedScreen(
  'own',
  ['trade', 'trades', 'refusals', 'things'],
  () => import('#web/trades/trade-screen.tsx'),
  'TradeScreen',
)
const TradeDemo = screen(
  ['demo', 'trades'],
  () => import('#web/trades/trade-demo-screen.tsx'),
  'TradeDemoScreen',
)
const Reviews = protectedScreen('silent', ['coming'], coming, 'ReviewsScreen')
const Profile = protectedScreen('profile', ['coming'], coming, 'ProfileScreen')
const Person = screen(['coming'], coming, 'PersonScreen')
const Verification = protectedScreen('silent', ['coming'], coming, 'VerificationScreen')
const AppSettings = screen(
  ['app', 'install', 'settings', 'navigation', 'notifications'],
  () => import('#web/app-settings/app-settings-screen.tsx'),
  'AppSettingsScreen',
)
const Payment = screen(['coming'], coming, 'PaymentScreen')
const MailAdmin = screen(['coming'], coming, 'MailAdminScreen')

/** The first that matches. */
export const SCREENS: readonly (readonly [pattern: string, Prepared<object>])[] = [
  [paths.home, Home],
  ['/search', Home],
  [paths.publish, Publish],
  ['/items/:id', ItemPage],
  ['/custom-login', Login],
  ['/custom-register', Register],
  ['/verify-email', VerifyEmail],
  ['/forgot-password', ForgotPassword],
  ['/login', MovedLogin],
  ['/register', MovedRegister],
  [paths.landing, Landing],
  [paths.myItems, MyItems],
  [paths.favorites, Favorites],
  [paths.settings, Settings],
  [paths.trades, Trades],
  ['/trades/:id', Trade],
  ['/trade-demo', TradeDemo],
  [paths.reviews, Reviews],
  [paths.profile, Profile],
  ['/user/:userId', Person],
  [paths.verification, Verification],
  [paths.appSettings, AppSettings],
  ['/secure-payment', Payment],
  ['/sendgrid-admin', MailAdmin],
]

/** What a path shows, to be fetched before it is asked for. */
export const screenAt = (path: string): Prepared<object> =>
  SCREENS.find(([pattern]) => matchRoute(parse, pattern, path)[0])?.[1] ?? NotFound
