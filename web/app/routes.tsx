/** One lazy screen a line: its code and its words arrive together. */
import { Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { screen } from './lazy-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { paths, REDIRECTS } from './paths.ts'

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

export function Routes() {
  return (
    <Suspense fallback={<div className="min-h-[70vh]" aria-busy="true" />}>
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
        {Object.entries(REDIRECTS).map(([from, to]) => (
          <Route key={from} path={from}>
            <Redirect to={to} replace />
          </Route>
        ))}
        <Route path="/item/:id">{({ id }) => <Redirect to={`/items/${id}`} replace />}</Route>
        <Route component={NotFoundScreen} />
      </Switch>
    </Suspense>
  )
}
