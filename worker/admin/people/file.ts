/** Everything of one person that an administrator decides by; each look leaves a row (D60). */
import { iso } from '../../http/clock.ts'
import type { Ctx, Viewer } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { isOpen } from '../../trades/rules.ts'
import { audit } from '../access/audit.ts'
import type { PersonFile, RefusedProof } from './contract.ts'
import { nameOf, standingOf } from './standing.ts'
import {
  deedRows,
  openRefused,
  personRow,
  problemRows,
  proofRows,
  type RefusedRow,
  refusedOf,
  relatedRows,
  reportRows,
  suspendedForRows,
  tradeRows,
} from './store.ts'
import { LISTED_MAX } from './terms.ts'

type Side = 'by' | 'about'
type Of<Row> = Row & { id: number; createdAt: number }

const newest = <T extends { id: number }>(rows: T[]): T[] =>
  rows.toSorted((a, b) => b.id - a.id).slice(0, LISTED_MAX)

type Other = { otherId: string; otherName: string }
const otherOf = ({ otherId: id, otherName }: Other) => ({ id, name: otherName.trim() })

const sided = <Row>(by: Of<Row>[], about: Of<Row>[]) =>
  newest([
    ...by.map((row) => ({ ...row, side: 'by' as Side })),
    ...about.map((row) => ({ ...row, side: 'about' as Side })),
  ])

/** Throws 404. Of others no more than their name, and how they stand. */
export async function personFile(ctx: Ctx, admin: Viewer, id: string): Promise<PersonFile> {
  const { db, clock } = ctx
  const row = await personRow(db, id)
  if (!row) throw new Refusal('not_found', 404)
  const [
    proofs,
    from,
    to,
    problems,
    problemsAbout,
    reports,
    reportsAbout,
    related,
    refused,
    deeds,
    suspendedFor,
  ] = await Promise.all([
    proofRows(db, id),
    tradeRows(db, id, 'from'),
    tradeRows(db, id, 'to'),
    problemRows(db, id, 'by'),
    problemRows(db, id, 'about'),
    reportRows(db, id, 'by'),
    reportRows(db, id, 'about'),
    relatedRows(db, id),
    refusedOf(db, id),
    deedRows(db, id),
    suspendedForRows(db, id),
  ])
  await audit(ctx, admin.id, 'person_seen', `person:${id}`)
  const now = clock.now()
  const { email, phoneNumber, city, country, completedTrades, cancelledTrades, noShows } = row
  return {
    ...{ id, name: nameOf(row), ...standingOf(row, now), city, country },
    email: row.hasLeft ? '' : email,
    phoneNumber,
    ...{ completedTrades, cancelledTrades, noShows, createdAt: iso(row.createdAt) },
    proofs: proofs.map(({ kind, status, requestedAt, decidedAt }) => ({
      ...{ kind, status, at: iso(decidedAt ?? requestedAt) },
    })),
    trades: newest([
      ...from.map((trade) => ({ ...trade, own: 'proposer' })),
      ...to.map((trade) => ({ ...trade, own: 'owner' })),
    ]).map((trade) => ({
      ...{ id: trade.id, status: trade.status, item: trade.item, other: otherOf(trade) },
      createdAt: iso(trade.createdAt),
      counts:
        trade.countsAgainst === null
          ? null
          : trade.countsAgainst === trade.own
            ? ('theirs' as const)
            : ('others' as const),
      isOpen: isOpen(trade.status),
    })),
    problems: sided(problems, problemsAbout).map((one) => ({
      ...{ id: one.id, tradeId: one.tradeId, kind: one.kind, side: one.side, other: otherOf(one) },
      ...{ outcome: one.outcome, counts: one.counts, createdAt: iso(one.createdAt) },
    })),
    reports: sided(reports, reportsAbout).map((one) => ({
      ...{ id: one.id, kind: one.kind, reason: one.reason, description: one.description },
      ...{ side: one.side, decision: one.decision, found: one.found },
      other: one.otherId === null ? null : otherOf({ ...one, otherId: one.otherId }),
      createdAt: iso(one.createdAt),
    })),
    related: relatedTo(related, now),
    refused: refused.map(refusedProofOf),
    log: newest([...deeds, ...suspendedFor]).map(({ details, createdAt, ...deed }) => ({
      ...{ ...deed, createdAt: iso(createdAt) },
      words: typeof details.words === 'string' ? details.words : null,
    })),
  }
}

/** Each account once, with all that is the same of it. */
function relatedTo(rows: Awaited<ReturnType<typeof relatedRows>>, now: number) {
  const accounts = new Map<string, PersonFile['related'][number]>()
  for (const row of rows) {
    const known = accounts.get(row.id)
    if (known) {
      if (!known.by.includes(row.kind)) known.by.push(row.kind)
    } else {
      const named = { id: row.id, name: nameOf(row) }
      accounts.set(row.id, { ...named, ...standingOf(row, now), by: [row.kind] })
    }
  }
  return [...accounts.values()]
}

export async function refusedProofs({ db }: Pick<Ctx, 'db'>): Promise<RefusedProof[]> {
  return (await openRefused(db)).map(refusedProofOf)
}

const refusedProofOf = ({ row, personName, otherName }: RefusedRow): RefusedProof => ({
  ...{ id: row.id, kind: row.kind, createdAt: iso(row.createdAt), decision: row.decision },
  person: { id: row.userId, name: personName.trim() },
  of: { id: row.ofId, name: otherName.trim() },
})
