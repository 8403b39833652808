/** Words of tokens, and of what they are spent on. */
import type { tokens as es } from '../es/tokens.ts'

export const tokens: Record<keyof typeof es, string> = {
  feature_title: 'Feature item',
  feature_text:
    'It is shown above the list, marked “Featured”, for {days} days. The list below does not change.',
  cost: 'It costs',
  balance: 'You have',
  left: 'You keep',
  amount: '{count, plural, one {# token} other {# tokens}}',
  missing: '{count, plural, one {You need # more token.} other {You need # more tokens.}}',
  how: 'You earn {trade} with each trade in which a code was entered and the other person has a proven phone or identity (once a person every 30 days), and {review} with each verified review that you write.',
  feature: 'Feature for {cost} tokens',
  featuring: 'Featuring…',
  not_now: 'Not now',
  understood: 'Got it',
  featured: 'Item featured',
  featured_text: 'It is shown above the list until {date}.',
  feature_failed: 'The item could not be featured. Try again.',

  // Why tokens came or went; the server says it too
  tokens_welcome: 'Welcome',
  tokens_email_verified: 'Email verified',
  tokens_trade_completed: 'Trade completed',
  tokens_review_written: 'Review written',
  tokens_item_featured: 'Item featured for 7 days',

  // All movements
  history_title: 'Token movements',
  history_text: 'All that you earned and spent, the newest first.',
  balance_after: 'Balance: {balance}',
  back_to_profile: 'My profile',
  history_more: 'See earlier ones',
  history_loading: 'Loading movements…',
  history_none: 'No movements yet',
  history_none_text:
    'They appear here when you complete a trade, write a review or feature an item.',
  to_publish: 'Publish item',
  history_failed: 'We could not load your movements',
  history_failed_text: 'Your tokens are safe. Try again.',
  history_offline: 'You will see your movements when the connection is back.',
}
