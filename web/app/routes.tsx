/** One lazy screen a line: its code and its words arrive together. */
import { Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { Fallback } from '#web/ui/fallback.tsx'
import { CrashScreen } from './crash-screen.tsx'
import { protectedScreen } from './lazy-screen.tsx'
import { lazyPart as screen } from './part.ts'
import { paths, REDIRECTS } from './paths.ts'
import { useChance } from './use-chance.ts'

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

const NotFound = screen(
  ['navigation'],
  () => import('./other/not-found-screen.tsx'),
  'NotFoundScreen',
)
const MyItems = protectedScreen(
  'own',
  ['mine', 'browse', 'items', 'media', 'refusals', 'things'],
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
  ['settings', 'accounts', 'refusals'],
  () => import('#web/accounts/settings-screen.tsx'),
  'SettingsScreen',
)
const coming = () => import('#web/coming/coming-screens.tsx')
const Trades = protectedScreen('own', ['coming'], coming, 'TradesScreen')
const Trade = protectedScreen('own', ['coming'], coming, 'TradeScreen')
const TradeDemo = screen(['coming'], coming, 'TradeDemoScreen')
const Reviews = protectedScreen('silent', ['coming'], coming, 'ReviewsScreen')
const Profile = protectedScreen('profile', ['coming'], coming, 'ProfileScreen')
const Person = screen(['coming'], coming, 'PersonScreen')
const Verification = protectedScreen('silent', ['coming'], coming, 'VerificationScreen')
const AppSettings = screen(['coming'], coming, 'AppSettingsScreen')
const Payment = screen(['coming'], coming, 'PaymentScreen')
const MailAdmin = screen(['coming'], coming, 'MailAdminScreen')

/** What follows the path in the address. */
const rest = () => location.search + location.hash

export function Routes() {
  return (
    <Fallback of={useChance()} to={<CrashScreen />}>
      <Suspense fallback={<div className="coming-screen" aria-busy="true" />}>
        <Switch>
          <Route path={paths.home} component={Home} />
          <Route path="/search" component={Home} />
          <Route path={paths.publish} component={Publish} />
          <Route path="/items/:id" component={ItemPage} />
          <Route path="/custom-login" component={Login} />
          <Route path="/custom-register" component={Register} />
          <Route path="/verify-email" component={VerifyEmail} />
          <Route path="/forgot-password" component={ForgotPassword} />
          <Route path="/login" component={MovedLogin} />
          <Route path="/register" component={MovedRegister} />
          <Route path={paths.landing} component={Landing} />
          <Route path={paths.myItems} component={MyItems} />
          <Route path={paths.favorites} component={Favorites} />
          <Route path={paths.settings} component={Settings} />
          <Route path={paths.trades} component={Trades} />
          <Route path="/trades/:id" component={Trade} />
          <Route path="/trade-demo" component={TradeDemo} />
          <Route path={paths.reviews} component={Reviews} />
          <Route path={paths.profile} component={Profile} />
          <Route path="/user/:userId" component={Person} />
          <Route path={paths.verification} component={Verification} />
          <Route path={paths.appSettings} component={AppSettings} />
          <Route path="/secure-payment" component={Payment} />
          <Route path="/sendgrid-admin" component={MailAdmin} />
          {Object.entries(REDIRECTS).map(([from, to]) => (
            <Route key={from} path={from}>
              {() => <Redirect to={to + rest()} replace />}
            </Route>
          ))}
          <Route path="/item/:id">
            {({ id }) => <Redirect to={`/items/${id}${rest()}`} replace />}
          </Route>
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </Fallback>
  )
}
