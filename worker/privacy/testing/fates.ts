/** What becomes of every table in the export, and of every column of text in the removal. */
import type { ExportPart } from '../terms.ts'

export const PART_OF: Record<string, ExportPart | ExportPart[]> = {
  users: 'profile',
  items: 'items',
  featured_items: 'items',
  trades: 'trades',
  trade_items: 'trades',
  trade_terms: 'trades',
  trade_events: 'trades',
  reviews: ['reviewsWritten', 'reviewsReceived'],
  review_votes: 'reviewVotes',
  favorites: 'favorites',
  token_transactions: 'tokens',
  payments: 'payments',
  payment_entries: 'paymentEntries',
  payouts: 'payouts',
  deposit_claims: 'depositClaims',
  verifications: 'verifications',
  badges: 'badges',
  notifications: 'notifications',
  notification_settings: 'notificationSettings',
  push_subscriptions: 'devices',
  sessions: 'sessions',
  blocks: 'blocks',
  reports: 'reports',
  consents: 'consents',
  email_changes: 'emailChanges',
}

const COUNTED = 'counts of what is exported row by row'
const NOBODYS = 'of nobody'

export const NOT_EXPORTED: Record<string, string> = {
  pending_registrations: 'nobody is signed in before the address is proved; it becomes the profile',
  codes: 'a key, for ten minutes',
  limit_counters: 'guards the account, for a day at most',
  outbox: 'copies of what was sent to them, for 30 days',
  departures: 'who has one cannot sign in, and signing in deletes it',
  user_counters: COUNTED,
  rating_summaries: COUNTED,
  trade_unread: COUNTED,
  counters: NOBODYS,
  item_views: COUNTED,
  item_holds: 'follows from trades',
  favorites_left: 'work that waits for cron',
  places: NOBODYS,
  place_starts: NOBODYS,
  meeting_places: NOBODYS,
  payment_events: 'what the card provider sent, without a person',
  sandbox_intents: 'the books of the sandbox, without a person',
  admin_actions: 'the book of the administration',
  mail_service: 'a setting',
  request_counts: NOBODYS,
  request_flushes: NOBODYS,
  client_errors: NOBODYS,
}

const of = (table: string, columns: string) => columns.split(' ').map((name) => `${table}.${name}`)

/** Deleted, emptied or replaced, of a person who left (worker/privacy/remove-*.ts) or by its own short end. */
export const TEXT_GONE: string[] = [
  ...of(
    'users',
    `email password_hash first_name last_name phone_number date_of_birth gender country city state address occupation bio profile_image skills interests`,
  ),
  ...of(
    'pending_registrations',
    `email password_hash first_name last_name phone_number date_of_birth gender country city address occupation bio language browser_hash`,
  ),
  ...of('codes', 'purpose email code_hash'),
  ...of('sessions', 'id_hash user_id device'),
  ...of('limit_counters', 'key'),
  ...of('outbox', 'recipient subject text_body html_body'),
  ...of(
    'items',
    'client_id client_digest title title_sort location city country tags photos description search_exact search_folded search_place search_tags',
  ),
  ...of('favorites', 'user_id'),
  ...of(
    'trades',
    'requested_snapshot requested_proposed message response_message client_id client_digest cancellation_reason cancellation_response meeting_location meeting_notes agreed_location agreed_notes',
  ),
  ...of('trade_items', 'snapshot proposed'),
  ...of('trade_terms', 'terms'),
  ...of('trade_events', 'details'),
  ...of('trade_unread', 'user_id'),
  ...of('notifications', 'user_id type params push_to'),
  ...of('notification_settings', 'user_id'),
  ...of('push_subscriptions', 'endpoint user_id session_hash p256dh auth'),
  ...of('token_transactions', 'user_id kind reference'),
  ...of(
    'verifications',
    'user_id kind status subject document_key document_type reason code_hash decided_by',
  ),
  ...of('badges', 'user_id level'),
  ...of('deposit_claims', 'statement answer'),
  ...of('reviews', 'answer'),
  ...of('payouts', 'details_sealed'),
  ...of('blocks', 'blocker_id blocked_id'),
  ...of('reports', 'description evidence'),
  ...of('departures', 'former_email'),
  ...of('email_changes', 'user_id email'),
]

const because = (why: string, ...columns: string[][]): Record<string, string> =>
  Object.fromEntries(columns.flat().map((name) => [name, why]))

export const TEXT_STAYS: Record<string, string> = {
  ...because(
    'a number that names nobody any more',
    of('users', 'id'),
    of('items', 'owner_id'),
    of('trades', 'from_user_id to_user_id cancellation_requested_by'),
    of('trade_events', 'actor'),
    of('reviews', 'reviewer_id reviewed_id'),
    of('review_votes', 'user_id'),
    of('user_counters', 'user_id'),
    of('rating_summaries', 'user_id'),
    of('payments', 'user_id'),
    of('payment_entries', 'user_id'),
    of('payouts', 'user_id paid_by'),
    of('deposit_claims', 'claimant_id accused_id decided_by'),
    of('reports', 'target accused_id reporter_id decided_by'),
    of('consents', 'user_id'),
    of('departures', 'user_id'),
    of('admin_actions', 'admin_id target'),
    of('mail_service', 'updated_by'),
  ),
  ...because(
    'one of a few words that the program knows',
    of('users', 'language'),
    of('outbox', 'kind status unsubscribe_url'),
    of('items', 'condition trade_status'),
    of(
      'trades',
      'status status_before offer_type offered_by change_by meeting_by missed_by cancellation_kind counts_against',
    ),
    of('trade_events', 'type'),
    of('reviews', 'review_type'),
    of('payments', 'kind currency description status dispute'),
    of('payment_entries', 'kind'),
    of('deposit_claims', 'reason decision'),
    of('reports', 'kind reason decision'),
    of('departures', 'reached'),
    of('admin_actions', 'action'),
  ),
  ...because(
    'it is about who stays, and by "Usuario eliminado": the reviews people have earned stay theirs',
    of('reviews', 'title comment tags'),
  ),
  ...because(
    'the reason that an administrator gave for what became of money or of an account: the book of the administration',
    of('deposit_claims', 'decision_note'),
    of('admin_actions', 'details'),
  ),
  ...because('proof of what was agreed to', of('consents', 'kind version')),
  ...because(
    'the books of payments',
    of('payments', 'id intent_id'),
    of('payment_entries', 'payment_id reference'),
    of('payouts', 'payment_id reference'),
    of('payment_events', 'id type intent_id'),
  ),
  ...because(
    'of no person',
    of('counters', 'name'),
    of('places', 'name folded country'),
    of('place_starts', 'start country ids'),
    of('meeting_places', 'town country town_folded kind name name_folded source'),
    of('sandbox_intents', 'id client_secret idempotency_key status'),
    of('mail_service', 'key_sealed key_last4 from_email'),
    of('request_counts', 'route'),
    of('request_flushes', 'id'),
    of('client_errors', 'fingerprint kind source message stack path release request_id'),
  ),
}
