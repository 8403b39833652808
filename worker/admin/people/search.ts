/** Finding a person by what is known of them (D60): bounded, by indexes, and each search leaves a row. */
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { mailboxMark, phoneMark } from '../../accounts/marks/marks.ts'
import { users } from '../../accounts/tables.ts'
import { foldText, wordsOf } from '../../db/fold.ts'
import { iso } from '../../http/clock.ts'
import type { Ctx, Viewer } from '../../http/context.ts'
import { spend } from '../../http/guards/limits.ts'
import { cleanEmail } from '../../text/terms.ts'
import { audit } from '../access/audit.ts'
import type { FoundPeople } from './contract.ts'
import { HAS_LEFT, nameOf, standingColumns, standingOf } from './standing.ts'
import { FOUND_MAX, PHONE_DIGITS, type SearchedBy } from './terms.ts'

/** Names that begin so, of each word; of more than these nobody is chosen by it. */
const NAMED_MAX = 100
const WORDS_MAX = 4
/** Letters that stand for themselves in an id, as long as ids are (worker/http/random.ts). */
const ID = /^[\w-]{20,64}$/
const PROFILE = /\/user\/([\w-]+)/
const NUMBER = /^\+?[\d\s().-]+$/

/** What a query looks like says what it is: an address, the address of a profile, a number; else a name. */
export function searchedBy(q: string): SearchedBy {
  if (PROFILE.test(q)) return 'code'
  if (q.includes('@')) return 'address'
  if (NUMBER.test(q) && q.replace(/\D/g, '').length >= PHONE_DIGITS) return 'phone'
  return ID.test(q) ? 'code' : 'name'
}

/** Throws 429. What was looked for is not kept, only by what, and whom it found. */
export async function findPeople(ctx: Ctx, admin: Viewer, q: string): Promise<FoundPeople> {
  await spend(ctx, 'searches', `admin:${admin.id}`)
  const by = searchedBy(q)
  const rows = await ctx.db
    .select({ ...standingColumns, city: users.city, createdAt: users.createdAt })
    .from(users)
    .where(CONDITIONS[by](ctx, q))
    .limit(FOUND_MAX + 1)
  const shown = rows.slice(0, FOUND_MAX)
  const found = shown.map(({ id }) => id)
  await audit(ctx, admin.id, 'people_searched', `people:${by}`, { found })
  const now = ctx.clock.now()
  return {
    by,
    people: shown.map((row) => ({
      ...{ id: row.id, name: nameOf(row), ...standingOf(row, now) },
      ...{ city: row.city, createdAt: iso(row.createdAt) },
    })),
    isMore: rows.length > FOUND_MAX,
  }
}

const CONDITIONS: Record<SearchedBy, (ctx: Ctx, q: string) => SQL | undefined> = {
  name: (_ctx, q) => byName(q),
  address: byAddress,
  phone: byPhone,
  code: (_ctx, q) => eq(users.id, PROFILE.exec(q)?.[1] ?? q),
}

/** Names without the marks of their letters (migrations/0035_people.sql). */
const PLAIN = [sql.raw('first_plain'), sql.raw('last_plain')] as const
/** Each word of a whole name behind a space. */
const WHOLE = sql`' ' || users.first_plain || ' ' || users.last_plain`

/** The highest letter there is: everything that begins with an address lies below it. */
const LAST = '\u{10ffff}'

/** What begins a first or a last name is found by its index; each other word begins one of theirs. Whoever was removed has no name. */
function byName(q: string) {
  const words = wordsOf(foldText(q)).slice(0, WORDS_MAX)
  if (words.length === 0) return sql`false`
  const begins = words.flatMap((word) =>
    PLAIN.map(
      (name) => sql`select * from (select id from users where ${name} >= ${word}
        and ${name} < ${word + LAST} limit ${NAMED_MAX})`,
    ),
  )
  const all = words.map((word) => sql`instr(${WHOLE}, ${` ${word}`}) > 0`)
  const found = begins.map((one) => sql`${users.id} in (${one})`)
  return and(or(...found), ...all, sql`not ${HAS_LEFT}`)
}

/** What begins so, and who has the same mailbox. */
function byAddress(ctx: Ctx, q: string) {
  const address = cleanEmail(q)
  const begins = sql`select * from (select id from users where email >= ${address}
    and email < ${address + LAST} limit ${FOUND_MAX + 1})`
  return sql`${users.id} in (${begins} union ${marked(mailboxMark(ctx, address))})`
}

const marked = ({ kind, hash }: { kind: string; hash: string }) =>
  sql`select * from (select user_id from identity_marks where kind = ${kind} and hash = ${hash} and goes_at is null limit ${FOUND_MAX + 1})`

/** As in the index users_phone. */
const LAST_DIGITS = sql.raw(
  [' ', '-', '.', '(', ')', '+'].reduce(
    (text, sign) => `replace(${text}, '${sign}', '')`,
    'phone_number',
  ),
)

/** However it is written; and who has proved it once. */
function byPhone(ctx: Ctx, q: string) {
  const digits = q.replace(/\D/g, '').slice(-PHONE_DIGITS)
  const same = sql`select * from (select id from users where phone_number <> ''
    and substr(${LAST_DIGITS}, -8) = ${digits} limit ${FOUND_MAX + 1})`
  return sql`${users.id} in (${same} union ${marked(phoneMark(ctx, q, 'Paraguay'))})`
}
