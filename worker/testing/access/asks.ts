/** What is asked of each route: whole enough that who may not is told so, and that who may is not stopped by its form. */
import { itemForm, newItem } from '../makers/item-maker.ts'
import { photo } from '../makers/proofs.ts'
import { newReview } from '../makers/review-maker.ts'
import { newWish } from '../makers/wish-maker.ts'
import type { World } from './world.ts'

/** Where placeholders of the route stand in the path, or a query behind it. */
type Ask = {
  path?: (world: World) => string
  json?: (world: World) => unknown
  form?: (world: World) => FormData
}

const ANYTHING = 'Con diez letras o más, como se pide'
const at = (path: (world: World) => string): Ask => ({ path })
const says = (json: unknown, path?: (world: World) => string): Ask => ({ json: () => json, path })
const KEY = 'A'.repeat(86)

export const ASKS: Record<string, Ask> = {
  'GET /items/:id{[1-9][0-9]{0,14}}': at(({ item }) => `/items/${item}`),
  'GET /user/:id{[\\w-]{1,64}}': at(({ ids }) => `/user/${ids.owner}`),
  'GET /wanted/:id{[1-9][0-9]{0,14}}': at(({ wish }) => `/wanted/${wish}`),
  'GET /ws': at(({ trade }) => `/ws?trade=${trade}`),

  'GET /api/meeting-places': at(() => '/api/meeting-places?town=Luque'),
  'GET /api/places': at(() => '/api/places?search=asu'),
  'GET /api/places/town': at(() => '/api/places/town?text=Luque'),
  'GET /api/places/near': at(() => '/api/places/near?latitude=-25.3&longitude=-57.6'),
  'GET /api/items/elsewhere': at(() => '/api/items/elsewhere?search=mesa&location=Luque'),
  'GET /api/items/related': at(() => '/api/items/related?search=mesa+ratona'),
  'GET /api/items/suggestions': at(() => '/api/items/suggestions?q=mes'),
  'GET /api/items/:id': at(({ item }) => `/api/items/${item}`),
  'GET /api/items/:id/similar': at(({ item }) => `/api/items/${item}/similar`),
  'GET /api/items/:id/wanting': at(({ item }) => `/api/items/${item}/wanting`),
  'GET /api/items/user/:userId': at(({ ids }) => `/api/items/user/${ids.owner}`),
  'POST /api/items': says(newItem()),
  'PUT /api/items/:id': {
    path: ({ item }) => `/api/items/${item}`,
    form: () => itemForm({ title: 'Silla pintada' }, 'newImages', []),
  },
  'DELETE /api/items/:id': at(({ item }) => `/api/items/${item}`),
  'POST /api/items/:id/restore': at(({ item }) => `/api/items/${item}/restore`),
  'POST /api/items/:id/still': at(({ item }) => `/api/items/${item}/still`),
  'POST /api/items/:id/feature': at(({ item }) => `/api/items/${item}/feature`),
  'POST /api/favorites/:itemId': at(({ item }) => `/api/favorites/${item}`),
  'DELETE /api/favorites/:itemId': at(({ item }) => `/api/favorites/${item}`),
  'GET /api/wishes/:id': at(({ wish }) => `/api/wishes/${wish}`),
  'GET /api/wishes/:id/finds': at(({ wish }) => `/api/wishes/${wish}/finds`),
  'POST /api/wishes': says(newWish()),
  'PUT /api/wishes/:id': says({ words: 'Mesa o escritorio' }, ({ wish }) => `/api/wishes/${wish}`),
  'POST /api/wishes/:id/renew': at(({ wish }) => `/api/wishes/${wish}/renew`),
  'POST /api/wishes/:id/close': at(({ wish }) => `/api/wishes/${wish}/close`),
  'POST /api/wishes/:id/offers': {
    path: ({ wish }) => `/api/wishes/${wish}/offers`,
    json: ({ item }) => ({ itemId: item }),
  },
  'GET /api/home': at(() => '/api/home?userLatitude=-25.3&userLongitude=-57.6'),
  'PUT /api/matches/telling': says({ tells: true }),
  'GET /api/users/:id': at(({ ids }) => `/api/users/${ids.owner}`),
  'GET /api/users/:id/activity': at(({ ids }) => `/api/users/${ids.owner}/activity`),
  'GET /api/users/:id/stats': at(({ ids }) => `/api/users/${ids.owner}/stats`),
  'GET /api/users/:id/rating-summary': at(({ ids }) => `/api/users/${ids.owner}/rating-summary`),
  'GET /api/reviews/user/:id': at(({ ids }) => `/api/reviews/user/${ids.other}`),
  'POST /api/reviews': {
    // Both parties have written theirs already.
    json: ({ ids, done }) => newReview(ids.other, done),
  },
  'POST /api/reviews/:id/helpful': says(
    { isHelpful: true },
    ({ review }) => `/api/reviews/${review}/helpful`,
  ),
  'POST /api/reviews/:id/report': says(
    { reason: 'fake', description: ANYTHING },
    ({ review }) => `/api/reviews/${review}/report`,
  ),
  'POST /api/reviews/:id/answer': says(
    { answer: 'Gracias por contarlo' },
    ({ review }) => `/api/reviews/${review}/answer`,
  ),
  'POST /api/reviews/:id/answer/report': says(
    { reason: 'fake', description: ANYTHING },
    ({ answered }) => `/api/reviews/${answered}/answer/report`,
  ),
  'POST /api/trade-proposals': {
    json: ({ ids, item }) => ({
      ...{
        toUserId: ids.owner,
        requestedItemId: item,
        offerType: 'money',
        offeredAmount: 50_000_00,
      },
      message: 'Hola',
    }),
  },
  'GET /api/trade-proposals/for-item/:id': at(
    ({ item }) => `/api/trade-proposals/for-item/${item}`,
  ),
  'GET /api/trade-proposals/:id/messages': at(
    ({ trade }) => `/api/trade-proposals/${trade}/messages`,
  ),
  'POST /api/trade-proposals/:id/messages': says(
    { content: 'Hola' },
    ({ trade }) => `/api/trade-proposals/${trade}/messages`,
  ),
  'POST /api/trade-proposals/:id/read': says(
    { number: 1 },
    ({ trade }) => `/api/trade-proposals/${trade}/read`,
  ),
  'GET /api/trade-proposals/:id/photos/:hash/:size': at((world) => world.photo),
  'POST /api/ops/second-factor/reset': says({ email: 'a@example.com' }),
  'GET /api/ops/trades/:id/messages': at(({ trade }) => `/api/ops/trades/${trade}/messages`),
  'POST /api/ops/trades/:id/messages': says(
    { after: 0, messages: [], reads: {}, isLast: true },
    ({ trade }) => `/api/ops/trades/${trade}/messages`,
  ),
  'GET /api/trades/:id/terms': at(({ trade }) => `/api/trades/${trade}/terms`),
  'GET /api/trades/:id': at(({ trade }) => `/api/trades/${trade}`),
  'POST /api/trades/:id/actions': says(
    { action: 'confirm_delivery' },
    ({ trade }) => `/api/trades/${trade}/actions`,
  ),
  'POST /api/trades/:id/problems': says(
    { kind: 'no_show', words: ANYTHING },
    ({ trade }) => `/api/trades/${trade}/problems`,
  ),
  'POST /api/trades/:id/problems/:problem/opened': at(
    ({ trade }) => `/api/trades/${trade}/problems/999999/opened`,
  ),
  'POST /api/trades/:id/problems/:problem/answer': says(
    { answer: 'contested', words: ANYTHING },
    ({ trade }) => `/api/trades/${trade}/problems/999999/answer`,
  ),
  'GET /api/trades/:id/problem-photos/:name/:size': at(
    ({ trade }) => `/api/trades/${trade}/problem-photos/none/640`,
  ),
  'POST /api/trade-payments/create-payment-intent': {
    json: ({ trade }) => ({ tradeProposalId: trade, amount: 205 }),
  },
  'PUT /api/user/payouts/:id/details': says(
    { holder: 'Ana', bank: 'Banco', account: '1', password: 'no-es-esta' },
    () => '/api/user/payouts/999999/details',
  ),
  'POST /api/admin/payouts/:id/details': at(() => '/api/admin/payouts/999999/details'),
  'POST /api/admin/payouts/:id/paid': says(
    { reference: 'TRX 1' },
    () => '/api/admin/payouts/999999/paid',
  ),
  'POST /api/trade-payments/confirm': says({ paymentIntentId: 'pi_of_nobody' }),
  'POST /api/verification/create-payment-intent': says({ packageId: 1 }),
  'POST /api/payments/sandbox/confirm': says({ clientSecret: 'x', card: '4242424242424242' }),
  'POST /api/payments/webhook': says({ type: 'payment_intent.succeeded' }),
  'POST /api/profile/update': {
    form: () => {
      const form = new FormData()
      form.set('bio', 'Cambio libros')
      return form
    },
  },
  'POST /api/blocks': { json: ({ ids }) => ({ userId: ids.stranger }) },
  'DELETE /api/blocks/:userId': at(({ ids }) => `/api/blocks/${ids.stranger}`),
  'POST /api/reports': {
    json: ({ trade, message }) => ({
      ...{ kind: 'message', target: `${trade}/${message}`, reason: 'fake' },
      description: ANYTHING,
    }),
  },
  'GET /api/notifications/mail-off': at(() => '/api/notifications/mail-off?token=a.b.c'),
  'POST /api/notifications/mail-off': at(() => '/api/notifications/mail-off?token=a.b.c'),
  'POST /api/notifications/:id/read': at(({ notice }) => `/api/notifications/${notice}/read`),
  'PUT /api/notifications/settings': says({ newMessages: true }),
  'POST /api/notifications/subscribe': says({
    endpoint: 'https://push.example/1',
    keys: { p256dh: `B${KEY}`, auth: 'A'.repeat(22) },
  }),
  'POST /api/notifications/subscribed': says({ endpoint: 'https://push.example/1' }),
  'POST /api/notifications/unsubscribe': says({ endpoint: 'https://push.example/1' }),
  'POST /api/push/subscribe': says({
    ...{ endpoint: 'https://push.example/1', p256dhKey: `B${KEY}`, authKey: 'A'.repeat(22) },
  }),
  'DELETE /api/auth/sessions/:id': at(() => '/api/auth/sessions/no-such-session'),
  'POST /api/auth/register': says({ email: 'a@example.com' }),
  'POST /api/auth/login': says({ email: 'nobody@example.com', password: 'no-es-esta' }),
  'POST /api/auth/verify-email': says({ email: 'nobody@example.com', code: '000000' }),
  'POST /api/auth/resend-verification': says({ email: 'nobody@example.com' }),
  'POST /api/auth/forgot-password': says({ email: 'nobody@example.com' }),
  'POST /api/auth/verify-reset-code': says({ email: 'nobody@example.com', code: '000000' }),
  'POST /api/auth/reset-password': says({ token: 'a.b.c', password: 'otra-clave-9' }),
  'POST /api/auth/change-password': says({ currentPassword: 'no', newPassword: 'otra-clave-9' }),
  'POST /api/auth/change-email': says({ email: 'new@example.com', password: 'no-es-esta' }),
  'POST /api/auth/confirm-email': says({ code: '000000' }),
  'POST /api/privacy/export': says({ password: 'no-es-esta' }),
  'POST /api/privacy/export/part': says({ token: 'a.b.c', part: 'profile' }),
  'POST /api/privacy/leave': says({ password: 'no-es-esta' }),
  'POST /api/user/verification/request': says({ verificationType: 'phone' }),
  'POST /api/user/verification/confirm': says({ verificationType: 'phone', code: '000000' }),
  'POST /api/user/verification/document': {
    form: () => {
      const form = new FormData()
      form.set('verificationType', 'government_id')
      form.set('document', photo())
      return form
    },
  },
  'GET /api/admin/reports/:id/photo': at(({ report }) => `/api/admin/reports/${report}/photo`),
  'GET /api/admin/reports/:id/photos/:name': at(
    ({ report, photo }) => `/api/admin/reports/${report}/photos/${photo.split('/').at(-2)}`,
  ),
  'POST /api/admin/reports/:id/decide': says(
    { decision: 'keep', seen: 1 },
    ({ report }) => `/api/admin/reports/${report}/decide`,
  ),
  // No town is known where there is no gazetteer.
  'POST /api/admin/meeting-places': says({ town: 'Luque', kind: 'square', name: 'Plaza nueva' }),
  'POST /api/admin/meeting-places/:id/hide': at(() => '/api/admin/meeting-places/1/hide'),
  'POST /api/admin/meeting-places/:id/rename': says(
    { name: 'Plaza Uruguaya' },
    () => '/api/admin/meeting-places/1/rename',
  ),
  'POST /api/admin/meeting-places/:id/show': at(() => '/api/admin/meeting-places/1/show'),
  'POST /api/admin/failures/retry': says({ what: 'mail', id: 999_999 }),
  'GET /api/admin/people': at(() => '/api/admin/people?q=Ana'),
  'GET /api/admin/people/:id': at(({ ids }) => `/api/admin/people/${ids.stranger}`),
  'POST /api/admin/people/refused/:id/decide': says(
    { decision: 'kept', words: ANYTHING },
    () => '/api/admin/people/refused/999999/decide',
  ),
  'POST /api/admin/people/:id/warn': says(
    { words: ANYTHING },
    () => '/api/admin/people/nobody/warn',
  ),
  'POST /api/admin/people/:id/limit': says(
    { words: ANYTHING, days: 7 },
    () => '/api/admin/people/nobody/limit',
  ),
  'POST /api/admin/people/:id/suspend': says(
    { words: ANYTHING },
    () => '/api/admin/people/nobody/suspend',
  ),
  'POST /api/admin/people/:id/restore': says(
    { words: ANYTHING },
    ({ ids }) => `/api/admin/people/${ids.stranger}/restore`,
  ),
  'POST /api/admin/trades/:id/end': says(
    { message: 'Los dos nos escribieron.' },
    () => '/api/admin/trades/999999/end',
  ),
  'GET /api/admin/problems/:id': at(() => '/api/admin/problems/999999'),
  'GET /api/admin/problems/:id/messages': at(() => '/api/admin/problems/999999/messages'),
  'GET /api/admin/problems/:id/photos/:name/:size': at(
    () => '/api/admin/problems/999999/photos/none/640',
  ),
  'GET /api/admin/problems/:id/chat-photos/:name/:size': at(
    () => '/api/admin/problems/999999/chat-photos/none/640',
  ),
  'POST /api/admin/groups/:id/fine': says({}, () => '/api/admin/groups/999999/fine'),
  'POST /api/admin/problems/:id/decide': says(
    { decision: 'neither', words: ANYTHING },
    () => '/api/admin/problems/999999/decide',
  ),
  'POST /api/admin/sendgrid/reset-credentials': says({
    apiKey: 'SG.x',
    fromEmail: 'a@example.com',
  }),
  'POST /api/admin/sendgrid/test-email': says({ toEmail: 'nobody' }),
  'POST /api/admin/setup': says({}),
  'POST /api/admin/factor/begin': says({ password: 'otra-clave-larga-9' }),
  'POST /api/admin/factor/confirm': says({ code: '000000' }),
  'POST /api/admin/factor/prove': says({ code: '000000' }),
  'POST /api/client-errors': says({ message: 'x', path: '/', release: '1', online: true }),
  'GET /api/admin/verifications/:userId/:kind/document': at(
    ({ ids }) => `/api/admin/verifications/${ids.owner}/government_id/document`,
  ),
  'POST /api/admin/verifications/:userId/:kind/approve': says(
    { requestedAt: '2026-01-01T00:00:00.000Z', documentNumber: '4.123.456' },
    ({ ids }) => `/api/admin/verifications/${ids.owner}/government_id/approve`,
  ),
  'POST /api/admin/verifications/:userId/:kind/reject': says(
    { requestedAt: '2026-01-01T00:00:00.000Z', reason: ANYTHING },
    ({ ids }) => `/api/admin/verifications/${ids.owner}/government_id/reject`,
  ),
  'POST /api/admin/verifications/:userId/phone/code': says(
    { requestedAt: '2026-01-01T00:00:00.000Z' },
    ({ ids }) => `/api/admin/verifications/${ids.owner}/phone/code`,
  ),
}
