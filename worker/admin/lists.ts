/** What failed, what was done and who is shut out, as administrators read it. */
import { iso } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import type { AdminAction, Failures, Suspended } from './contract.ts'
import { maskedAddress } from './rules.ts'
import { deadMails, failedPushes, latestActions, suspendedPeople } from './store.ts'

/** Of a column that may be null, in rows where it is not. */
const timeOf = (at: number | null) => iso(at ?? 0)

export async function failures({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<Failures> {
  const [mails, pushes] = await Promise.all([deadMails(db), failedPushes(db, clock.now())])
  return {
    mails: mails.map(({ recipient, createdAt, ...mail }) => ({
      ...mail,
      recipient: maskedAddress(recipient),
      createdAt: iso(createdAt),
    })),
    pushes: pushes.map(({ failedAt, ...push }) => ({ ...push, failedAt: timeOf(failedAt) })),
  }
}

export async function actions({ db }: Pick<Ctx, 'db'>): Promise<AdminAction[]> {
  const rows = await latestActions(db)
  return rows.map(({ row, adminName }) => {
    const { id, action, target, details, createdAt } = row
    return { id, adminName, action, target, details, createdAt: iso(createdAt) }
  })
}

export async function suspended({ db }: Pick<Ctx, 'db'>): Promise<Suspended[]> {
  const rows = await suspendedPeople(db)
  return rows.map(({ id, name, suspendedAt }) => ({ id, name, suspendedAt: timeOf(suspendedAt) }))
}
