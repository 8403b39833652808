/**
 * People are told of what has come of their wishes (D64), as statements for the batch of what has come. Of what was found
 * there is one unread notice a person, which counts, of what was offered one a wish; devices hear of it three times a day at most.
 */
import { sql } from 'drizzle-orm'
import type { Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { lastNotice, noticeColumns } from '../../notifications/notify.ts'
import { notifications } from '../../notifications/tables.ts'
import { wishNews } from '../tables.ts'
import { PUSHES_A_DAY } from '../terms.ts'
import { dayThere, nextMail } from './rules.ts'

/** Whom to tell, of which of their wishes. */
export type Reader = { wishId: number; userId: string; country: string; words: string }

type News =
  | { type: 'wish_found'; item: string }
  /** `name`: who has it. */
  | { type: 'wish_offered'; item: string; name: string }

/** Of `told`, a person each. */
const part = (name: string) => sql.raw(`json_extract(told.value, '$.${name}')`)
const USER = part('userId')

export function newsStatements(
  db: Db,
  readers: readonly Reader[],
  { type, ...news }: News,
  now: number,
): Statement[] {
  // Whoever has looked for it twice hears of it once.
  const people = [...new Map(readers.map((one) => [one.userId, one])).values()]
  const told = people.map(({ userId, country, wishId, words }) => ({
    userId,
    day: dayThere(country, now),
    mailDue: nextMail(country, now),
    params: { ...news, wish: { id: wishId, words } },
  }))
  const from = sql`json_each(${JSON.stringify(told)}) as told`
  const merges = type === 'wish_found'
  // The one that it takes the place of, among what is not read.
  const before = merges
    ? sql`was.id = (select notice_id from wish_news where user_id = ${USER})`
    : sql`was.type = ${type} and json_extract(was.params, '$.wish.id') = ${part('params.wish.id')}`
  const more = sql`(select coalesce(json_extract(was.params, '$.more'), 0) + 1 from notifications as was
    where was.user_id = ${USER} and was.read_at is null and ${before} order by was.id desc limit 1)`
  const params = sql`json_set(${part('params')}, '$.more', coalesce(${more}, 0))`
  const isQuiet = sql`exists (select 1 from wish_news where user_id = ${USER} and day = ${part('day')}
    and pushes >= ${PUSHES_A_DAY})`
  const due = sql`(select ${now} where exists (select 1 from push_subscriptions where user_id = ${USER})
    and not ${isQuiet})`
  const row = {
    userId: USER,
    id: sql`${lastNotice(USER)} + 1`,
    type,
    tradeId: sql`null`,
    params,
    due,
  }
  // By the pointer where there is one: whoever has never looked has hundreds of unread ones.
  const replaced = merges
    ? sql`(select user_id, notice_id from ${from} cross join wish_news on user_id = ${USER})`
    : sql`(select was.user_id, was.id from ${from} cross join notifications as was indexed by notifications_unread
        on was.user_id = ${USER} and was.read_at is null and ${before} and was.id < ${lastNotice(USER)})`
  return [
    db.insert(notifications).select(db.select(noticeColumns(row, now)).from(from)),
    db
      .delete(notifications)
      .where(
        sql`(${notifications.userId}, ${notifications.id}) in ${replaced} and ${notifications.readAt} is null`,
      ),
    db
      .insert(wishNews)
      .select(
        db
          .select({
            userId: sql<string>`${USER}`.as('user_id'),
            noticeId: sql<number>`${merges ? lastNotice(USER) : sql`0`}`.as('notice_id'),
            day: sql<number>`${part('day')}`.as('day'),
            pushes: sql<number>`1`.as('pushes'),
            mailDue: sql<number>`${part('mailDue')}`.as('mail_due'),
            mailedAt: sql<number>`0`.as('mailed_at'),
          })
          .from(from)
          .where(sql`true`),
      )
      .onConflictDoUpdate({
        target: wishNews.userId,
        set: {
          ...(merges && { noticeId: sql`excluded.notice_id` }),
          pushes: sql`case when ${wishNews.day} = excluded.day then min(${wishNews.pushes} + 1, ${PUSHES_A_DAY}) else 1 end`,
          day: sql`excluded.day`,
          mailDue: sql`coalesce(${wishNews.mailDue}, excluded.mail_due)`,
        },
      }),
  ]
}
