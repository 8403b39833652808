/** What failed, what was done and who is shut out, as administrators read it. */
import { iso } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { cursorBehind, readCursor } from '../http/cursor.ts'
import { cut, type Page } from '../http/page.ts'
import type { AdminAction, Failures, Suspended } from './contract.ts'
import { maskedAddress } from './rules.ts'
import { actionsBefore, deadMails, failedPushes, suspendedPeople } from './store.ts'
import { ACTIONS_PAGE } from './terms.ts'

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

const LOG = 'admin_actions'

export async function actions(
  { db }: Pick<Ctx, 'db'>,
  cursor: string | undefined,
): Promise<Page<AdminAction>> {
  const before = readCursor(cursor, LOG)?.id ?? Number.MAX_SAFE_INTEGER
  const { shown, end } = cut(await actionsBefore(db, before, ACTIONS_PAGE + 1), ACTIONS_PAGE)
  const rows = shown.map(({ row, adminName }) => {
    const { id, action, target, details, createdAt } = row
    return { id, adminName, action, target, details, createdAt: iso(createdAt) }
  })
  return { rows, next: cursorBehind(LOG, end?.row.id), total: null }
}

export async function suspended({ db }: Pick<Ctx, 'db'>): Promise<Suspended[]> {
  const rows = await suspendedPeople(db)
  return rows.map(({ id, name, suspendedAt }) => ({ id, name, suspendedAt: timeOf(suspendedAt) }))
}
