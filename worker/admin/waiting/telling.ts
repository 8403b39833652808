/**
 * Administrators hear that something waits (D60): in the app at once, and by one mail an hour. Neither says what of whom: a bell
 * on a phone that lies open, and a mailbox, are read by others.
 */
import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import { runBatch, type Statement } from '../../db/batch.ts'
import { countersOf, isDue, putCounter } from '../../db/counters.ts'
import { HOUR } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import { languageOf } from '../../http/language.ts'
import { logFailure } from '../../http/log.ts'
import { mailWhere, sendSoon } from '../../mail/outbox.ts'
import { adminWaitingMail } from '../../mail/templates/admin-waiting.ts'
import { lastNotice, noticeColumns } from '../../notifications/notify.ts'
import { notifications } from '../../notifications/tables.ts'
import { waitingNow } from './waiting.ts'

/** The newest that was told in the app, and when the last mail went. */
const TOLD = 'admin_told'
const MAILED = 'admin_mailed'
/** Addresses a mail; a batch has so many statements. */
const ADMINS_MAX = 10

/** Addresses of the settings that were proved, of people who can sign in. */
const isAdministrator = ({ settings }: Ctx) =>
  and(
    inArray(users.email, settings.ADMIN_EMAILS.slice(0, ADMINS_MAX)),
    isNotNull(users.emailVerifiedAt),
    isNull(users.suspendedAt),
    isNull(users.leftAt),
  )

/** For whoever has read the last one: however much comes in, one waits in the bell. */
function notice(ctx: Ctx): Statement {
  const userId = sql`${users.id}`
  const row = { userId, id: sql`${lastNotice(userId)} + 1`, type: 'admin_waiting' } as const
  return ctx.db.insert(notifications).select(
    ctx.db
      .select(noticeColumns({ ...row, tradeId: null, params: sql`'{}'` }, ctx.clock.now()))
      .from(users)
      .where(
        and(
          isAdministrator(ctx),
          sql`not exists (select 1 from notifications as unread where unread.user_id = ${users.id}
            and unread.type = 'admin_waiting' and unread.read_at is null)`,
        ),
      ),
  )
}

/** After the answer to whoever made it wait. What fails here cron does. */
export function tellAdministrators(ctx: Ctx): void {
  if (ctx.settings.ADMIN_EMAILS.length === 0) return
  ctx.later(async (after) => {
    try {
      await runBatch(after.db, [notice(after), putCounter(after.db, TOLD, after.clock.now())])
    } catch (error) {
      logFailure('telling administrators', error)
    }
  })
}

/** Cron: what became due by time, or was not told, and the mail of the hour. Answers how many mails were written. */
export async function remindAdministrators(ctx: Ctx): Promise<number> {
  if (ctx.settings.ADMIN_EMAILS.length === 0) return 0
  const { db, clock } = ctx
  const now = clock.now()
  const [{ waiting, newest }, kept] = await Promise.all([
    waitingNow(ctx),
    countersOf(db, [TOLD, MAILED]),
  ])
  if (newest > (kept.get(TOLD) ?? 0)) {
    await runBatch(db, [notice(ctx), putCounter(db, TOLD, newest)])
  }
  const mailed = kept.get(MAILED)
  if (newest <= (mailed ?? 0) || !isDue(mailed, now, HOUR)) return 0
  const admins = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      language: users.language,
    })
    .from(users)
    .where(isAdministrator(ctx))
  // Of two runs at once the second finds that the first has mailed.
  const isFirst = sql`not exists (select 1 from counters where name = ${MAILED} and value is not ${mailed ?? null})`
  await runBatch(db, [
    ...admins.map(({ id, language, ...person }) =>
      mailWhere(
        ctx,
        adminWaitingMail(ctx, { ...person, language: languageOf(language) }, waiting),
        sql`${users.id} = ${id} and ${isFirst}`,
      ),
    ),
    putCounter(db, MAILED, now),
  ])
  sendSoon(ctx)
  return admins.length
}
