/** Whether the database still says what it must, whatever was asked of the app. Each query answers what is wrong. */
import { env } from 'cloudflare:test'

const BROKEN: Record<string, string> = {
  'rows that refer to nothing': 'pragma foreign_key_check',
  'an engine that finds itself damaged':
    "select * from pragma_quick_check where quick_check <> 'ok'",
  'token ledgers that do not add up': `select user_id, seq from (
      select user_id, seq, balance_after,
        sum(amount) over (partition by user_id order by seq) as added
      from token_transactions) where added <> balance_after`,
  'balances that are not their ledger’s': `select id from users where token_balance <> coalesce((
      select balance_after from token_transactions where user_id = users.id order by seq desc limit 1), 0)`,
  'counted things that are not there': `select user_id from user_counters where published_items <> (
      select count(*) from items where owner_id = user_id and deleted_at is null)`,
  'counted favourites that are not there': `select user_id from user_counters where favorite_items <> (
      select count(*) from favorites where favorites.user_id = user_counters.user_id)`,
  'things that are promised by a trade that is over': `select item_id from item_holds
      join trades on trades.id = trade_id where status in ('rejected', 'cancelled', 'expired', 'pending')`,
  'trades without a beginning': `select id from trades where not exists (
      select 1 from trade_events where trade_id = trades.id and seq = 1)`,
}

/** What is broken, with the first rows that show it. */
export async function brokenItems(): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const [what, query] of Object.entries(BROKEN)) {
    const { results } = await env.DB.prepare(query).all()
    if (results.length > 0) found[what] = results.slice(0, 3)
  }
  return found
}
