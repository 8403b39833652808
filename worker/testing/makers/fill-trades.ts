/**
 * Trades by the thousand among what fill.ts made, set by set: what is reserved is promised in an accepted
 * trade, what was traded went in a completed one, and of the rest there are proposals in every state. The
 * same numbers make the same trades. The caller brings the engine.
 */
import { DAY, HOUR } from '../../http/clock.ts'
import type { Run } from './fill.ts'

type Given = {
  seed: number
  people: number
  items: number
  /** Proposals beside those that became promises. Fewer come of it: nobody asks for what is their own. */
  proposals: number
  /** So many more are made by one person. */
  mine: { id: string; count: number }
  now: number
}

/** Knuth's multiplier: spreads numbers in a row evenly over any range. */
const SPREAD = 2_654_435_761
/** Rows a statement: the database ends what takes too long. */
const CHUNK = 20_000

/** Adds the trades with their events, holds, counts and notifications. */
export async function fillTrades(run: Run, given: Given): Promise<void> {
  const { seed, people, items, proposals, mine } = given
  const anyone = `'filled-${seed}-' || (n * ${SPREAD} / 7 % ${people})`
  await inSteps(items, (from, to) =>
    run(
      asked(
        given,
        anyone,
        'not',
        `(select id as n, id as item from items where id > ${from} and id <= ${to})`,
      ),
      [],
    ),
  )
  await run(
    "insert into counters (name, value) select 'filled_promises', coalesce(max(id), 0) from trades",
    [],
  )
  await inSteps(proposals, (from, to) =>
    run(asked(given, anyone, '', numbered(from, to, items)), []),
  )
  await inSteps(mine.count, (from, to) =>
    run(asked(given, `'${mine.id}'`, '', numbered(from, to, items)), []),
  )
  await inSteps(items + proposals + mine.count, async (from, to) => {
    for (const sql of becoming(`id > ${from} and id <= ${to}`)) await run(sql, [])
  })
  await run("delete from counters where name = 'filled_promises'", [])
  await inSteps(people, (from, to) => run(counted(from, to), []))
}

async function inSteps(all: number, step: (from: number, to: number) => Promise<unknown>) {
  for (let from = 0; from < all; from += CHUNK) await step(from, Math.min(all, from + CHUNK))
}

/** `n` > from, `n` <= to, each with an item that is on offer or not. */
const numbered = (from: number, to: number, items: number) => `(
  with recursive numbers (n) as (select ${from} + 1 union all select n + 1 from numbers where n < ${to})
  select n, 1 + n * ${SPREAD} % ${items} as item from numbers)`

/** `wanted`: rows of `n` and `item`. Those that wait are younger than three days, the others up to eighty. */
function asked({ now }: Given, who: string, not: 'not' | '', wanted: string): string {
  const at = `iif(n % 10 < 3, ${now} - (1 + n % 70) * ${HOUR}, ${now} - (4 + n % 76) * ${DAY})`
  return `insert into trades (from_user_id, to_user_id, requested_item_id, status, seq, offer_type,
      offered_amount, message, created_at, updated_at, expires_at, active_at)
    select who, owner_id, item, 'pending', 1, 'money', (1 + n % 40) * 1000000, 'Hola, ¿todavía está?',
      at, at, at + ${3 * DAY}, at
    from (select n, item, ${who} as who, ${at} as at from ${wanted}) cross join items on id = item
    where owner_id <> who and deleted_at is null and ${not} trade_status = 'available' on conflict do nothing`
}

const PROMISE = "id <= (select value from counters where name = 'filled_promises')"
const ITEM_IS = (status: string) =>
  `(select trade_status from items where id = requested_item_id) = '${status}'`
const LATER = `created_at + ${HOUR}`

const COUNTERED = (some: string) =>
  `trades.id in (select id from trades where ${some} and status = 'pending' and id % 2 = 0)`
const MEETING = `created_at + ${2 * DAY}`

/** What becomes of some trades, and what is told of them. */
function becoming(some: string): string[] {
  const end = (status: string, more: string, where: string) =>
    `update trades set status = '${status}', updated_at = ${LATER}, ${more} where ${some} and status = 'pending' and ${where}`
  const event = (seq: number, type: string, actor: string, states: string, more = 'true') =>
    `insert into trade_events (trade_id, seq, type, actor, created_at)
      select id, ${seq}, '${type}', ${actor}, created_at + ${seq - 1} * ${HOUR} from trades
      where ${some} and ${more}${states && ` and status in (${states})`}`
  return [
    end('accepted', `seq = 2, accepted_at = ${LATER}`, `${PROMISE} and ${ITEM_IS('reserved')}`),
    end(
      'completed',
      `seq = 4, accepted_at = ${LATER}, completed_at = created_at + ${3 * HOUR}`,
      PROMISE,
    ),
    end('rejected', 'seq = 2', 'id % 10 in (3, 4, 5)'),
    end('expired', 'seq = 2', 'id % 10 in (6, 7, 8)'),
    end('cancelled', `seq = 2, cancelled_at = ${LATER}`, 'id % 10 = 9'),
    // Every other owner of those that wait has asked for a little more (D49).
    `insert into trade_terms (trade_id, version, seq, terms) select trades.id, 1, 1, json_object('offered', json('[]'),
        'requested', json_array(json_object('id', items.id, 'revision', revision, 'title', title,
          'estimatedValue', estimated_value, 'condition', condition, 'photo', photos -> '$[0]')),
        'offeredAmount', offered_amount, 'requestedAmount', null)
      from trades cross join items on items.id = requested_item_id where ${COUNTERED(some)}`,
    `update trades set seq = 2, version = 2, versions = 2, version_event = 2, offered_by = 'owner',
        offered_amount = offered_amount + 1000000, updated_at = ${LATER}, active_at = ${LATER},
        expires_at = ${LATER} + ${3 * DAY} where ${COUNTERED(some)}`,
    // Two of three that were accepted meet: one half has agreed, in the other it is asked for (D51).
    `update trades set status = 'in_progress', seq = 3 + (id % 3), meeting_location = 'Plaza', meeting_event = 3,
        meeting_at = ${MEETING}, meeting_offset = -180, meeting_by = iif(id % 3 = 0, 'owner', null),
        agreed_location = iif(id % 3 = 1, 'Plaza', null), agreed_at = iif(id % 3 = 1, ${MEETING}, null),
        agreed_offset = iif(id % 3 = 1, -180, null)
      where ${some} and status = 'accepted' and id % 3 < 2`,
    event(1, 'created', 'from_user_id', ''),
    event(2, 'counter', 'to_user_id', "'pending'", 'seq = 2'),
    event(2, 'accept', 'to_user_id', "'accepted', 'in_progress', 'completed'"),
    event(3, 'set_meeting_details', 'to_user_id', "'in_progress'"),
    event(4, 'confirm_meeting', 'from_user_id', "'in_progress'", 'seq = 4'),
    event(2, 'reject', 'to_user_id', "'rejected'"),
    event(2, 'expired', "'system'", "'expired'"),
    event(2, 'withdraw', 'from_user_id', "'cancelled'"),
    event(3, 'confirm_delivery', 'from_user_id', "'completed'"),
    event(4, 'confirm_delivery', 'to_user_id', "'completed'"),
    `insert into item_holds (item_id, trade_id) select requested_item_id, id from trades
      where ${some} and status in ('accepted', 'in_progress', 'completed')`,
    `insert into notifications (user_id, id, type, trade_id, created_at, read_at)
      select to_user_id, (select coalesce(max(n.id), 0) from notifications as n where n.user_id = to_user_id)
        + row_number() over (partition by to_user_id order by id), 'trade_proposal', id, created_at,
        iif(status = 'pending', null, ${LATER}) from trades where ${some}`,
  ]
}

const counted = (from: number, to: number) => `update users set
    successful_trades = (select count(*) from trades indexed by trades_done_from where from_user_id = users.id and status = 'completed')
      + (select count(*) from trades indexed by trades_done_to where to_user_id = users.id and status = 'completed')
  where id in (select id from users where rowid > ${from} and rowid <= ${to})`
