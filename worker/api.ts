/** Every feature under /api. */
import { Hono } from 'hono'
import { logout } from './accounts/logout.ts'
import { accounts } from './accounts/routes.ts'
import { factor } from './admin/factor/routes.ts'
import { peopleAdminRoutes } from './admin/people/routes.ts'
import { admin } from './admin/routes.ts'
import { browse } from './browse/routes.ts'
import { categories } from './categories/routes.ts'
import { chat } from './chat/routes.ts'
import { dev } from './dev/routes.ts'
import { favorites } from './favorites/routes.ts'
import { home } from './home/routes.ts'
import type { AppEnv } from './http/context.ts'
import { myItems } from './items/my-routes.ts'
import { items } from './items/routes.ts'
import { matches } from './matches/routes.ts'
import { clientErrorRoutes, monitoringRoutes } from './monitoring/routes.ts'
import { mailOff } from './notifications/mail-off.ts'
import { notificationRoutes, pushRoutes } from './notifications/routes.ts'
import { ops } from './ops/routes.ts'
import { entryAdminRoutes, ownPayments } from './payments/entries/routes.ts'
import { ownPayouts, payoutAdminRoutes } from './payments/payouts/routes.ts'
import { paymentRoutes, purchaseRoutes, tradePayments } from './payments/routes.ts'
import { people, profile } from './people/routes.ts'
import { places } from './places/routes.ts'
import { privacy } from './privacy/routes.ts'
import { problemAdminRoutes } from './problems/admin/routes.ts'
import { problemRoutes } from './problems/routes.ts'
import { proposals } from './proposals/routes.ts'
import { groupAdminRoutes } from './reputation/groups/admin-routes.ts'
import { ownReputation, reputationOfUsers, reviewRoutes } from './reputation/routes.ts'
import { safety } from './safety/routes.ts'
import { everyCall } from './serve/every-request.ts'
import { health } from './serve/health.ts'
import { featuredItems, ownTokens } from './tokens/routes.ts'
import { tradeAdminRoutes } from './trades/admin-routes.ts'
import { adminMeetingPlaces } from './trades/meeting/places/admin-routes.ts'
import { meetingPlaceRoutes } from './trades/meeting/places/routes.ts'
import { tradeRoutes } from './trades/routes.ts'
import { adminVerifications } from './verification/queue/admin-routes.ts'
import { verificationRoutes } from './verification/routes.ts'
import { matchWishes } from './wishes/after-items.ts'
import { wishRoutes } from './wishes/routes.ts'

export const api = new Hono<AppEnv>()
  .use(...everyCall)
  .use('/items/*', matchWishes)
  .use('/items', matchWishes)
  .route('/health', health)
  .route('/auth', accounts)
  .route('/logout', logout)
  .route('/categories', categories)
  .route('/places', places)
  .route('/meeting-places', meetingPlaceRoutes)
  .route('/items', browse)
  .route('/items', featuredItems)
  .route('/items', items)
  .route('/wishes', wishRoutes)
  .route('/favorites', favorites)
  .route('/matches', matches)
  .route('/home', home)
  .route('/trade-proposals', proposals)
  .route('/trade-proposals', chat)
  .route('/trades', tradeRoutes)
  .route('/trades', problemRoutes)
  .route('/trade-payments', tradePayments)
  .route('/verification', purchaseRoutes)
  .route('/payments', paymentRoutes)
  .route('/admin', problemAdminRoutes)
  .route('/admin', groupAdminRoutes)
  .route('/admin', tradeAdminRoutes)
  .route('/admin', entryAdminRoutes)
  .route('/admin', payoutAdminRoutes)
  .route('/notifications', mailOff)
  .route('/notifications', notificationRoutes)
  .route('/push', pushRoutes)
  .route('/users', people)
  .route('/profile', profile)
  .route('/reviews', reviewRoutes)
  .route('/users', reputationOfUsers)
  .route('/user', ownReputation)
  .route('/user', ownTokens)
  .route('/user', ownPayments)
  .route('/user', ownPayouts)
  .route('/admin', admin)
  .route('/admin', peopleAdminRoutes)
  .route('/admin/factor', factor)
  .route('/admin', monitoringRoutes)
  .route('/client-errors', clientErrorRoutes)
  .route('/', safety)
  .route('/privacy', privacy)
  .route('/', myItems)
  .route('/', verificationRoutes)
  .route('/admin/verifications', adminVerifications)
  .route('/admin/meeting-places', adminMeetingPlaces)
  .route('/ops', ops)
  .route('/dev', dev)

/** What web/api/client.ts knows of the server, without the pages: types only. */
export type App = typeof api
