/** One lazy screen a line, and where it stands: its code and its words arrive together. */
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import type { LATER } from './later-screens.ts'
import { lazyAgain, type Prepared, lazyPart as screen } from './part.ts'
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

const Person = screen(
  ['people', 'reviews', 'safety'],
  () => import('#web/people/person-screen.tsx'),
  'PersonScreen',
)

export const NotFound = screen(
  ['navigation'],
  () => import('./other/not-found-screen.tsx'),
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
