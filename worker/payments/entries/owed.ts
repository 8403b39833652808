/** What whoever was let down is told when the deposit was taken: that it is theirs, and what to do for it (D56). */
import type { Statement } from '../../db/batch.ts'
import type { Ctx } from '../../http/context.ts'
import { languageOf } from '../../http/language.ts'
import { mailStatement } from '../../mail/outbox.ts'
import { payoutOwedMail } from '../../mail/templates/payout-mail.ts'
import { notify } from '../../notifications/notify.ts'
import { payableAt } from '../rules.ts'
import { receivedBy } from './store.ts'

type Owed = {
  userId: string
  tradeId: number
  /** US cents. */
  amount: number
  /** Whose deposit it was. */
  name: string
  item: string
}

export async function owedNews(ctx: Ctx, owed: Owed): Promise<Statement[]> {
  const { userId, tradeId, amount, name, item } = owed
  const now = ctx.clock.now()
  const notice = { userId, type: 'payout_owed', tradeId, params: { name, item } } as const
  const person = await receivedBy(ctx.db, userId, tradeId)
  const told = [notify(ctx.db, notice, now)]
  // Who has left has no address any more.
  if (!person?.email.includes('@')) return told
  const to = { ...person, language: languageOf(person.language) }
  const mail = payoutOwedMail(ctx, to, {
    ...{ amount, about: person.item, isProved: person.isProved },
    payableAt: payableAt(now, person.lastPaidAt),
  })
  return [...told, mailStatement(ctx, mail)]
}
