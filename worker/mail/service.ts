/** Who sends our mail: what an administrator has entered wins over the settings (D39). The one place that says it. */
import { eq, type SQL, sql } from 'drizzle-orm'
import { mailService } from '../admin/tables.ts'
import type { Settings } from '../env.ts'
import type { Ctx } from '../http/context.ts'
import { withKeys } from '../http/secrets/hash.ts'
import { unseal } from '../http/secrets/seal.ts'
import { type MailMode, modeWith } from './rules.ts'

export const MAIL_KEY_PURPOSE = 'mail service key'

export type MailService = {
  mode: MailMode
  /** Null where there is none, or where it was sealed with a SECRET_KEY that is named no more. */
  key: string | null
  keyLast4: string | null
  from: string | null
  /** Signs as. */
  name: string
  baseUrl: string | undefined
}

type Asking = Pick<Ctx, 'db' | 'settings'>

/** One query. */
export async function mailServiceOf({ db, settings }: Asking): Promise<MailService> {
  const [row] = await db.select().from(mailService).where(eq(mailService.id, 1))
  const { SENDGRID_API_KEY: ours, MAIL_FROM, BRAND_NAME: name, SENDGRID_BASE_URL } = settings
  const key = row ? await opened(settings, row.keySealed) : (ours ?? null)
  return {
    mode: modeWith(settings, row !== undefined),
    key,
    keyLast4: row?.keyLast4 ?? (ours ? ours.slice(-4) : null),
    from: row?.fromEmail ?? MAIL_FROM ?? null,
    name,
    baseUrl: SENDGRID_BASE_URL,
  }
}

/** Sealed anew only when it is entered again: until then a rotation needs the key before (worker/dev/operating.md). */
const opened = (settings: Settings, sealed: string): Promise<string | null> =>
  withKeys(settings, (secret) => unseal(secret, MAIL_KEY_PURPOSE, sealed))

/** Only whether anybody sends: no key is opened. One query. */
export async function mailModeOf({ db, settings }: Asking): Promise<MailMode> {
  const [row] = await db
    .select({ id: mailService.id })
    .from(mailService)
    .where(eq(mailService.id, 1))
  return modeWith(settings, row !== undefined)
}

/** The same for the row of a mail, decided in its own statement: `service`, or else what the settings mean. */
export function byService<T>({ settings }: Asking, values: Record<MailMode, T>): T | SQL<T> {
  const otherwise = values[modeWith(settings, false)]
  if (otherwise === values.service) return otherwise
  return sql<T>`case when exists (select 1 from ${mailService} where ${mailService.id} = 1) then ${values.service} else ${otherwise} end`
}
