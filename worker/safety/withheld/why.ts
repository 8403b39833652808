/** Why posts of one person are there and not shown (D60): for themselves. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { listed } from '../../db/listed.ts'
import { iso } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import type { Withheld } from '../contract.ts'
import { reports, withheld } from '../tables.ts'
import type { ReportKind } from '../terms.ts'

/** By target. Words come before reports: they are what its owner can mend. */
export async function whyWithheld(
  { db }: Pick<Ctx, 'db'>,
  kind: ReportKind,
  targets: readonly string[],
): Promise<Map<string, Withheld>> {
  if (targets.length === 0) return new Map()
  const { target, found } = reports
  const [rows, finds] = await Promise.all([
    db
      .select()
      .from(withheld)
      .where(
        and(
          eq(withheld.kind, kind),
          inArray(withheld.target, listed(targets)),
          isNull(withheld.endedAt),
        ),
      ),
    db
      .select({ target, found })
      .from(reports)
      .where(
        and(inArray(target, listed(targets)), eq(reports.kind, kind), isNull(reports.reporterId)),
      )
      .orderBy(asc(reports.id)),
  ])
  const newest = new Map(finds.map((one) => [one.target, one.found]))
  const why = new Map<string, Withheld>()
  for (const row of rows) {
    const isWords = row.why === 'words'
    if (!isWords && why.has(row.target)) continue
    const until = row.until === null ? null : iso(row.until)
    why.set(row.target, {
      why: row.why,
      until,
      words: isWords ? (newest.get(row.target) ?? []) : [],
    })
  }
  return why
}
