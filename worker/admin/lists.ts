/** What failed, what was done and who is shut out, as administrators read it. */
import type { Ctx } from '../http/context.ts'
import type { AdminAction, Failures, Suspended } from './contract.ts'
import { maskedAddress } from './rules.ts'
import { deadMails, failedPushes, latestActions, suspendedPeople } from './store.ts'

const iso = (at: number | null) => new Date(at ?? 0).toISOString()

export async function failures({ db }: Pick<Ctx, 'db'>): Promise<Failures> {
  const [mails, pushes] = await Promise.all([deadMails(db), failedPushes(db)])
  return {
    mails: mails.map(({ recipient, createdAt, ...mail }) => ({
      ...mail,
      recipient: maskedAddress(recipient),
      createdAt: iso(createdAt),
    })),
    pushes: pushes.map(({ failedAt, ...push }) => ({ ...push, failedAt: iso(failedAt) })),
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
  return rows.map(({ id, name, suspendedAt }) => ({ id, name, suspendedAt: iso(suspendedAt) }))
}
