/** Marks of what people proved (D60): whose it was before is found by them, and nothing of it can be read. */
import { createHmac } from 'node:crypto'
import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '../../db/batch.ts'
import { DAY } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import {
  documentStem,
  type MarkKind,
  mailboxStem,
  phoneStem,
  REFUSING_KINDS,
  type RefusingKind,
} from './stems.ts'
import { identityMarks, refusedProofs } from './tables.ts'

/** `hash`: under `IDENTITY_KEY`, which no rotation of another key touches. */
export type Mark<Kind extends MarkKind = MarkKind> = { kind: Kind; hash: string }

type Keyed = Pick<Ctx, 'settings'>

function markOf<Kind extends MarkKind>({ settings }: Keyed, kind: Kind, stem: string): Mark<Kind> {
  const mac = createHmac('sha256', settings.IDENTITY_KEY).update(`${kind}:${stem}`)
  return { kind, hash: mac.digest('base64url') }
}

/** `country`: of the person. */
export const phoneMark = (ctx: Keyed, number: string, country: string) =>
  markOf(ctx, 'phone', phoneStem(number, country))
export const mailboxMark = (ctx: Keyed, address: string) =>
  markOf(ctx, 'mailbox', mailboxStem(address))
/** Null: it is no number of a document. */
export function documentMark(ctx: Keyed, number: string): Mark<'document'> | null {
  const stem = documentStem(number)
  return stem === null ? null : markOf(ctx, 'document', stem)
}

/**
 * For the batch that proves them; with whoever proved the same phone or document it is one person from then on (D57, by
 * trigger). What was proved before stays.
 */
export const marked = (
  { db, clock }: Ctx,
  userId: string,
  ...marks: [Mark, ...Mark[]]
): Statement =>
  db
    .insert(identityMarks)
    .values(marks.map(({ kind, hash }) => ({ userId, kind, hash, createdAt: clock.now() })))
    .onConflictDoNothing()

/** Of who has left: as long as what they traded counts in full for others (D57). */
export const MARK_KEPT_MS = 730 * DAY

/** Two statements, of who leaves, where `isEnding` holds. What says nothing of partners goes at once. */
export const marksEnd = (
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: string,
  isEnding: SQL,
): Statement[] => {
  const own = and(eq(identityMarks.userId, userId), isEnding)
  return [
    db.delete(identityMarks).where(and(own, notInArray(identityMarks.kind, [...REFUSING_KINDS]))),
    db
      .update(identityMarks)
      .set({ goesAt: clock.now() + MARK_KEPT_MS })
      .where(and(own, isNull(identityMarks.goesAt))),
  ]
}

/**
 * Of whom somebody else's proof is: a suspended person's, unless an administrator has said that it is this person's by
 * now. Two looks into indexes; null: of nobody.
 */
export async function suspendedOwner(
  { db }: Pick<Ctx, 'db'>,
  userId: string,
  { kind, hash }: Mark<RefusingKind>,
): Promise<string | null> {
  const [row] = await db
    .select({ userId: identityMarks.userId })
    .from(identityMarks)
    .where(
      and(
        eq(identityMarks.kind, kind),
        eq(identityMarks.hash, hash),
        isNull(identityMarks.goesAt),
        sql`${identityMarks.userId} <> ${userId}`,
        sql`exists (select 1 from users where users.id = ${identityMarks.userId} and users.suspended_at is not null)`,
        sql`not exists (select 1 from refused_proofs as known where known.user_id = ${userId}
          and known.kind = ${kind} and known.hash = ${hash} and known.decision = 'cleared')`,
      ),
    )
    .limit(1)
  return row?.userId ?? null
}

/** It waits for an administrator, again when it was kept before. */
export function refusedProof(
  { db, clock }: Ctx,
  userId: string,
  { kind, hash }: Mark<RefusingKind>,
  ofId: string,
): Statement {
  const open = { ofId, createdAt: clock.now(), decidedAt: null, decision: null, decidedBy: null }
  return db
    .insert(refusedProofs)
    .values({ userId, kind, hash, ...open })
    .onConflictDoUpdate({
      target: [refusedProofs.userId, refusedProofs.kind, refusedProofs.hash],
      set: open,
    })
}
