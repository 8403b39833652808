/** A mail for each line of _Mis pagos_, in the batch that moves the money (D56, D41). Nobody can switch it off. */
import type { Statement } from '../../db/batch.ts'
import type { Ctx } from '../../http/context.ts'
import { languageOf } from '../../http/language.ts'
import { mailStatement } from '../../mail/outbox.ts'
import { receiptMail } from '../../mail/templates/receipt.ts'
import { PACKAGES } from '../../verification/terms.ts'
import { packageWords } from '../../verification/words.ts'
import { entryOf } from '../rules.ts'
import type { payments } from '../tables.ts'
import type { EntryKind, PaymentStatus } from '../terms.ts'
import { receivedBy } from './store.ts'

type Payment = typeof payments.$inferSelect

/** Of a payment that moves; nothing where its list gets no line. */
export async function receipts(ctx: Ctx, payment: Payment, to: PaymentStatus) {
  const kind = entryOf(payment.kind, to)
  return kind === null ? [] : receipt(ctx, { ...payment, kind, reference: payment.id })
}

type Line = Pick<Payment, 'userId' | 'tradeId' | 'packageId' | 'amount'> & {
  kind: EntryKind
  reference: string
}

export async function receipt(ctx: Ctx, line: Line): Promise<Statement[]> {
  const { kind, amount, reference, packageId } = line
  const person = await receivedBy(ctx.db, line.userId, line.tradeId)
  // Who has left has no address any more.
  if (!person?.email.includes('@')) return []
  const language = languageOf(person.language)
  const pack = PACKAGES.find(({ id }) => id === packageId)
  const about = pack ? packageWords(pack.badgeLevel, language).name : person.item
  const mail = receiptMail(
    ctx,
    { ...person, language },
    { kind, amount, about, reference, at: ctx.clock.now() },
  )
  return [mailStatement(ctx, mail)]
}
