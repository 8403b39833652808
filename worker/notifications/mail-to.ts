/** The mails of trades, as statements for the batch of what they tell: written when the person wants them (D40). */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Statement } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { languageOf } from '../http/language.ts'
import { mailWhere } from '../mail/outbox.ts'
import { tradeMail } from '../mail/templates/trade-mails.ts'
import { areBlocked } from '../safety/blocks/between.ts'
import type { NotificationParams } from './contract.ts'
import { mailOffUrl } from './mail-off.ts'
import { isOthersAct, pathOf, switchOfMail } from './rules.ts'
import { notificationSettings } from './tables.ts'
import type { MailKind } from './terms.ts'
import { wordsOf } from './words.ts'

export type Addressee = { id: string; email: string; firstName: string; language: string }
type News = {
  /** Of the other side, and of the requested item. */
  name: string
  item: string
  /** What the batch itself makes is known by its sub-select only. */
  tradeId: number | SQL
  /** As the notice of the same says it. */
  params?: NotificationParams
  /** Besides the person's switch. */
  unless?: SQL
}

/** A list, because a statement alone would be run by whoever awaits it. */
export async function mailTo(
  ctx: Ctx,
  kind: MailKind,
  { id, email, firstName, language }: Addressee,
  { name, item, tradeId, params = {}, unless }: News,
): Promise<Statement[]> {
  // Random: nobody can have typed it.
  const mark = ctx.random.token(12)
  const [known, fill] =
    typeof tradeId === 'number' ? [tradeId, undefined] : [null, { mark, value: tradeId }]
  const link = known === null ? `/trades/${mark}` : pathOf(kind, known)
  const mail = tradeMail(
    kind === 'new_message' ? 'unread_messages' : kind,
    ctx,
    { email, firstName, language: languageOf(language) },
    {
      ...{
        name,
        item,
        link: `${ctx.baseUrl}${link}`,
        unsubscribe: await mailOffUrl(ctx, id, kind),
      },
      said: wordsOf(kind, { name, item, ...params }, languageOf(language)),
    },
  )
  // Who has left, or is leaving, is told nothing (D47).
  const wanted = and(
    eq(users.id, id),
    isNull(users.leftAt),
    isOn(kind, id),
    unless ? sql`not ${unless}` : undefined,
    isOthersAct(kind) ? sql`not exists ${blockedIn(tradeId)}` : undefined,
  )
  return [mailWhere(ctx, mail, wanted ?? sql`false`, fill)]
}

/** The trade, when one of its sides has blocked the other. */
const blockedIn = (tradeId: number | SQL) => sql`(select 1 from trades where trades.id = ${tradeId}
  and ${areBlocked(sql`trades.from_user_id`, sql`trades.to_user_id`)})`

/** No row of settings: everything is on. */
const isOn = (kind: MailKind, userId: string) =>
  sql`coalesce((select ${notificationSettings[switchOfMail(kind)]} from ${notificationSettings}
    where ${notificationSettings.userId} = ${userId}), 1) = 1`
