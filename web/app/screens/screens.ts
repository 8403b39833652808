/** One lazy screen a line, and where it stands: its code and its words arrive together. */
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import { lazyAgain, type Prepared, lazyPart as screen } from '#web/ui/lazy/part.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import type { LATER } from './later-screens.ts'

const Home = screen(
  ['browse', 'things'],
  () => import('#web/browse/home/home-screen.tsx'),
  'HomeScreen',
)
const ItemPage = screen(
  ['items', 'things'],
  () => import('#web/items/page/item-screen.tsx'),
  'ItemScreen',
)
const Publish = screen(
  ['items', 'media', 'refusals', 'things'],
  () => import('#web/items/publish/publish-screen.tsx'),
  'PublishScreen',
)
const Login = screen(
  ['accounts', 'refusals'],
  () => import('#web/accounts/login/login-screen.tsx'),
  'LoginScreen',
)
const Register = screen(
  ['accounts', 'refusals', 'things'],
  () => import('#web/accounts/register/register-screen.tsx'),
  'RegisterScreen',
)
const VerifyEmail = screen(
  ['accounts', 'refusals'],
  () => import('#web/accounts/verify/verify-email-screen.tsx'),
  'VerifyEmailScreen',
)
const ForgotPassword = screen(
  ['accounts', 'refusals'],
  () => import('#web/accounts/recovery/forgot-password-screen.tsx'),
  'ForgotPasswordScreen',
)
const MovedLogin = screen(
  ['accounts'],
  () => import('#web/accounts/login/moved-login-screen.tsx'),
  'MovedLoginScreen',
)
const MovedRegister = screen(
  ['accounts'],
  () => import('#web/accounts/register/moved-register-screen.tsx'),
  'MovedRegisterScreen',
)
const Landing = screen(
  ['landing'],
  () => import('#web/landing/landing-screen.tsx'),
  'LandingScreen',
)

const Person = screen(
  ['people', 'reviews', 'safety'],
  () => import('#web/people/person/person-screen.tsx'),
  'PersonScreen',
)

export const NotFound = screen(
  ['navigation'],
  () => import('./not-found-screen.tsx'),
  'NotFoundScreen',
)

/** One of those: their names would cost every first visit. */
const later = (name: keyof typeof LATER): Prepared<object> =>
  lazyAgain((language) => import('./later-screens.ts').then(({ LATER }) => LATER[name](language)))

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
  [paths.myItems, later('myItems')],
  [paths.favorites, later('favorites')],
  [paths.settings, later('settings')],
  [paths.trades, later('trades')],
  ['/trades/:id', later('trade')],
  ['/trade-demo', later('tradeDemo')],
  [paths.reviews, later('reviews')],
  [paths.profile, later('profile')],
  ['/user/:userId', Person],
  [paths.verification, later('verification')],
  [paths.appSettings, later('appSettings')],
  [paths.privacy, later('privacy')],
  [paths.terms, later('terms')],
  ['/secure-payment', later('payment')],
  [paths.admin, later('admin')],
  [paths.mailAdmin, later('mailAdmin')],
]

/** What a path shows, to be fetched before it is asked for. */
export const screenAt = (path: string): Prepared<object> =>
  SCREENS.find(([pattern]) => matchRoute(parse, pattern, path)[0])?.[1] ?? NotFound
