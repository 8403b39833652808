/** What administrators do to a person (D60): each with words that they read, and a row in the log, in one batch. */
import { eq, type SQL, sql } from 'drizzle-orm'
import { type Person, personById } from '../../accounts/person/store.ts'
import { users } from '../../accounts/tables.ts'
import { lostConstraint, runBatch, type Statement } from '../../db/batch.ts'
import { DAY, iso, MINUTE } from '../../http/clock.ts'
import type { Ctx, Viewer } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { proseOf } from '../../http/language.ts'
import { mailStatement, sendSoon } from '../../mail/outbox.ts'
import { type AccountNews, accountMail } from '../../mail/templates/account-mail.ts'
import type { NotificationParams } from '../../notifications/contract.ts'
import { notify } from '../../notifications/notify.ts'
import { momentThere, PARAGUAY_OFFSET } from '../../zones/rules.ts'
import { audit } from '../access/audit.ts'
import { afterSuspending, restoring, suspending } from '../suspend.ts'
import type { Words } from './contract.ts'

/** Pressed twice it is done once. */
const TWICE_MS = MINUTE

const LOCALE = { es: 'es-PY', en: 'en-US' } as const

/** Whoever has an account. Throws 404, 409 `person_left`. */
async function requirePerson(ctx: Ctx, id: string): Promise<Person> {
  const person = await personById(ctx.db, id)
  if (!person) throw new Refusal('not_found', 404)
  if (!person.email.includes('@')) throw new Refusal('person_left', 409)
  return person
}

type Done = { action: string; still: SQL; details: Record<string, unknown> }

/** Throws 409 `person_done` where `still` does not hold any more: of two who press at once one wins. */
async function write(ctx: Ctx, admin: Viewer, id: string, done: Done, statements: Statement[]) {
  const { action, still, details } = done
  const by = sql`(select ${admin.id} from users where users.id = ${id} and ${still})`
  try {
    await runBatch(ctx.db, [audit(ctx, by, action, `person:${id}`, details), ...statements])
  } catch (error) {
    if (lostConstraint(error) !== 'admin_actions.admin_id') throw error
    throw new Refusal('person_done', 409)
  }
  sendSoon(ctx)
}

const notJust = (ctx: Ctx, id: string, action: string) =>
  sql`not exists (select 1 from admin_actions where target = ${`person:${id}`} and action = ${action}
    and created_at > ${ctx.clock.now() - TWICE_MS})`

const told = (ctx: Ctx, person: Person, news: AccountNews, params: NotificationParams) => [
  ...(news.kind === 'account_suspended'
    ? []
    : [
        notify(
          ctx.db,
          { userId: person.id, type: news.kind, tradeId: null, params },
          ctx.clock.now(),
        ),
      ]),
  mailStatement(ctx, accountMail(ctx, person, news)),
]

/** Throws 404; 409 `person_left`, `person_done`. */
export async function warn(ctx: Ctx, admin: Viewer, id: string, { words }: Words): Promise<void> {
  const person = await requirePerson(ctx, id)
  const action = 'person_warned'
  const done = { action, still: notJust(ctx, id, action), details: { words } }
  const news = { kind: 'account_warned', words } as const
  await write(ctx, admin, id, done, told(ctx, person, news, { reason: words }))
}

/** A later limit replaces an earlier one. Throws as `warn` does; 422 `suspend_admin`. */
export async function limit(
  ctx: Ctx,
  admin: Viewer,
  id: string,
  { words, days }: Words & { days: number },
): Promise<void> {
  const person = await requirePerson(ctx, id)
  if (ctx.settings.ADMIN_EMAILS.includes(person.email)) throw new Refusal('suspend_admin', 422)
  const limitedUntil = ctx.clock.now() + days * DAY
  const at = iso(limitedUntil)
  const action = 'person_limited'
  const done = { action, still: notJust(ctx, id, action), details: { words, days } }
  const until = momentThere(at, PARAGUAY_OFFSET, LOCALE[proseOf(person.language)])
  const news = { kind: 'account_limited', words, until } as const
  await write(ctx, admin, id, done, [
    ctx.db.update(users).set({ limitedUntil }).where(eq(users.id, id)),
    ...told(ctx, person, news, { reason: words, at, offset: PARAGUAY_OFFSET }),
  ])
}

/** Throws as `limit` does. */
export async function suspend(
  ctx: Ctx,
  admin: Viewer,
  id: string,
  { words }: Words,
): Promise<void> {
  await requirePerson(ctx, id)
  const statements = await suspending(ctx, id, words)
  const still = sql`users.suspended_at is null`
  const done = { action: 'person_suspended', still, details: { words } }
  await write(ctx, admin, id, done, statements)
  await afterSuspending(ctx, id)
}

/** Takes back a suspension and a limit. Throws 404; 409 `person_left`, and `person_done` where there is neither. */
export async function restore(
  ctx: Ctx,
  admin: Viewer,
  id: string,
  { words }: Words,
): Promise<void> {
  const person = await requirePerson(ctx, id)
  const still = sql`(users.suspended_at is not null or users.limited_until > ${ctx.clock.now()})`
  const done = { action: 'person_restored', still, details: { words } }
  const news = { kind: 'account_restored', words } as const
  await write(ctx, admin, id, done, [
    ...restoring(ctx, id),
    ctx.db.update(users).set({ limitedUntil: null }).where(eq(users.id, id)),
    ...told(ctx, person, news, { reason: words }),
  ])
}
