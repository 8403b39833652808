/** What has come of wishes, by mail (D64): one a day and person, at six by the clock where they live. */
import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import { MAX_BATCH_STATEMENTS, runBatch, type Statement } from '../../db/batch.ts'
import { inRounds } from '../../db/rounds.ts'
import type { Ctx } from '../../http/context.ts'
import { languageOf } from '../../http/language.ts'
import { items } from '../../items/tables.ts'
import { field } from '../../items/view.ts'
import { mailWhere } from '../../mail/outbox.ts'
import { wishMail } from '../../mail/templates/wish-mail.ts'
import { mailOffUrl } from '../../notifications/mail-off.ts'
import { notificationSettings } from '../../notifications/tables.ts'
import { wishes, wishFinds, wishNews } from '../tables.ts'
import { MAIL_THINGS } from '../terms.ts'

/** Two statements each. */
const AT_ONCE = Math.floor(MAX_BATCH_STATEMENTS / 2)

/** Answers how many people's day was over, also of those who wanted no mail. */
export const mailWishes = (ctx: Ctx): Promise<number> =>
  inRounds(AT_ONCE, async () => {
    const due = await duePeople(ctx)
    const statements = await Promise.all(due.map((person) => mailOf(ctx, person)))
    await runBatch(ctx.db, statements.flat())
    return due.length
  })

type Due = Awaited<ReturnType<typeof duePeople>>[number]

const duePeople = (ctx: Ctx) =>
  ctx.db
    .select({
      ...{ id: users.id, email: users.email, firstName: users.firstName, language: users.language },
      mailDue: sql<number>`${wishNews.mailDue}`,
      mailedAt: wishNews.mailedAt,
    })
    .from(wishNews)
    .innerJoin(users, eq(users.id, wishNews.userId))
    // Literal, as the condition of wish_news_mail.
    .where(and(sql`${wishNews.mailDue} is not null`, lte(wishNews.mailDue, ctx.clock.now())))
    .orderBy(asc(wishNews.mailDue))
    .limit(AT_ONCE)

/** Nothing is mailed of what they have looked at meanwhile, nor of what is gone; it is mailed once, whichever run is first. */
async function mailOf(ctx: Ctx, person: Due): Promise<Statement[]> {
  const { id, email, firstName, mailDue } = person
  const mine = and(eq(wishNews.userId, id), eq(wishNews.mailDue, mailDue))
  const isStillDue = sql`exists (select 1 from ${wishNews} where ${mine})`
  const done = ctx.db.update(wishNews).set({ mailDue: null, mailedAt: ctx.clock.now() }).where(mine)
  const things = await newThings(ctx, person)
  if (things.length === 0) return [done]
  const language = languageOf(person.language)
  const mail = wishMail(
    ctx,
    { email, firstName, language },
    {
      things: things.slice(0, MAIL_THINGS).map(({ itemId, title, words }) => ({
        ...{ title, words },
        link: `${ctx.baseUrl}/items/${itemId}`,
      })),
      more: things.length > MAIL_THINGS,
      link: `${ctx.baseUrl}/my-wishes`,
      unsubscribe: await mailOffUrl(ctx, id, 'wish_found'),
    },
  )
  const isWanted = sql`coalesce((select ${notificationSettings.wishes} from ${notificationSettings}
    where ${notificationSettings.userId} = ${id}), 1) = 1`
  const isHere = and(eq(users.id, id), isNull(users.leftAt), isNull(users.suspendedAt))
  return [mailWhere(ctx, mail, sql`${isHere} and ${isWanted} and ${isStillDue}`), done]
}

/** Of wishes that have news, the newest first; one more than a mail names. */
function newThings(ctx: Ctx, { id, mailedAt }: Due) {
  return ctx.db
    .select({
      itemId: field(wishFinds.itemId),
      title: field(items.title),
      words: field(wishes.words),
    })
    .from(sql`wishes indexed by wishes_owner cross join wish_finds on wish_id = wishes.id`)
    .innerJoin(items, eq(items.id, wishFinds.itemId))
    .where(
      sql`${wishes.ownerId} = ${id} and ${wishes.news} > 0 and ${wishFinds.createdAt} > ${mailedAt}
        and ${items.deletedAt} is null and ${items.tradeStatus} = 'available'`,
    )
    .orderBy(desc(wishFinds.itemId))
    .limit(MAIL_THINGS + 1)
}
