/** What a person's partners, no-shows and refusals add up to is what counting them from scratch says, over random histories (D57). */
import { env } from 'cloudflare:test'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { identityMarks } from '../../accounts/marks/tables.ts'
import { users } from '../../accounts/tables.ts'
import { DAY } from '../../http/clock.ts'
import { testContext } from '../../testing/app.ts'
import { seeded } from '../../testing/makers/item-rows.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { completedRow } from '../../testing/makers/review-maker.ts'
import { verifications } from '../../verification/tables.ts'
import { COUNTS_MS, passTime } from './time.ts'

const { ctx } = testContext()
const { db } = ctx
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

type Side = { of: string; with: string; isProved: boolean; isFull: boolean; at: number }
type Trade = { id: number; sides: Side[] }
type Problem = {
  id: number
  trade: number
  accused: string
  isUpheld: boolean
  countedAt: number | null
}

/** Of the history alone. */
class Model {
  now = ctx.clock.now()
  readonly trades: Trade[] = []
  readonly problems: Problem[] = []
  readonly refusals: { by: string; at: number }[] = []
  readonly marks: { by: string; mark: string }[] = []
  readonly proved = new Set<string>()

  /** Accounts that proved the same, directly or through another. */
  sameAs(person: string): string[] {
    const found = new Set([person])
    for (let before = 0; before < found.size; ) {
      before = found.size
      const known = this.marks.filter(({ by }) => found.has(by)).map(({ mark }) => mark)
      for (const { by, mark } of this.marks) if (known.includes(mark)) found.add(by)
    }
    return [...found].toSorted()
  }

  expected(person: string) {
    const sides = this.trades.flatMap(({ id, sides }) =>
      sides
        .filter((side) => side.of === person && !this.sameAs(person).includes(side.with))
        .filter(
          () =>
            !this.problems.some(
              (one) => one.trade === id && one.accused === person && one.isUpheld,
            ),
        ),
    )
    const partners = Object.values(Object.groupBy(sides, (side) => this.sameAs(side.with).join()))
    const worth = ({ isFull, at }: Side) =>
      (isFull ? 1000 : 250) / (at > this.now - 730 * DAY ? 1 : 2)
    const worths = partners.map((own = []) => ({
      points: Math.max(...own.map(worth)),
      isProved: own.some((side) => side.isProved),
    }))
    const sum = (isProved: boolean) =>
      worths.filter((one) => one.isProved === isProved).reduce((all, { points }) => all + points, 0)
    const isRecent = (at: number) => at > this.now - COUNTS_MS
    return {
      provedWeight: sum(true),
      unprovedWeight: sum(false),
      provedPartners: worths.filter(({ isProved }) => isProved).length,
      unprovedPartners: worths.filter(({ isProved }) => !isProved).length,
      recentNoShows: this.problems.filter(
        ({ accused, countedAt }) => accused === person && countedAt !== null && isRecent(countedAt),
      ).length,
      lateRefusals: this.refusals.filter(({ by, at }) => by === person && isRecent(at)).length,
    }
  }
}

async function agrees(model: Model, people: readonly string[]): Promise<void> {
  const later = { db, clock: { now: () => model.now } }
  while ((await passTime(later)) > 0);
  for (const id of people) {
    const [row] = await db.select().from(users).where(eq(users.id, id))
    expect(row).toMatchObject(model.expected(id))
  }
}

test.each([3, 8, 21])(
  '200 random steps (%i): completed, proved, merged, decided, voided, called off, grown old',
  async (seed) => {
    const random = seeded(seed)
    const below = (n: number) => Math.floor(random() * n)
    const people = (await Promise.all(Array.from({ length: 7 }, () => makeAccount()))).map(
      ({ id }) => id,
    )
    const someone = () => people[below(people.length)] ?? ''
    const model = new Model()
    const complete = async () => {
      const [from, to] = [someone(), someone()]
      if (from === to) return
      const { now } = model
      const hasMet = random() < 0.6
      const id = await completedRow({ from, to, at: now, hasMet })
      const sideOf = (of: string, other: string): Side => {
        const isProved = model.proved.has(other)
        return { of, with: other, isProved, isFull: isProved && hasMet, at: now }
      }
      model.trades.push({ id, sides: [sideOf(from, to), sideOf(to, from)] })
    }
    const prove = async () => {
      const [by, mark] = [someone(), `m${below(5)}`]
      const proof = {
        userId: by,
        kind: 'phone',
        status: 'approved',
        requestedAt: model.now,
      } as const
      await db.insert(verifications).values(proof).onConflictDoNothing()
      await db
        .insert(identityMarks)
        .values({ userId: by, kind: 'phone', hash: `${mark}-${seed}`, createdAt: model.now })
        .onConflictDoNothing()
      model.proved.add(by)
      model.marks.push({ by, mark })
    }
    const loseProof = async () => {
      const by = someone()
      const phone = and(eq(verifications.userId, by), eq(verifications.kind, 'phone'))
      await db.delete(verifications).where(phone)
      model.proved.delete(by)
    }
    const decide = async () => {
      const trade = model.trades[below(model.trades.length)]
      const [reporter, accused] = trade?.sides.map(({ of }) => of) ?? []
      if (!trade || !reporter || !accused) return
      if (model.problems.some((one) => one.trade === trade.id)) return
      const isUpheld = random() < 0.6
      const made = await run(
        `insert into problems (trade_id, reporter_id, accused_id, kind, words, created_at)
         values (?, ?, ?, 'no_show', '', ?) returning id`,
        ...[trade.id, reporter, accused, model.now],
      )
      const [{ id } = { id: 0 }] = made.results as { id: number }[]
      await run(
        'update problems set closed_at = ?1, outcome = ?2, counts = ?3, counted_at = ?1 where id = ?4',
        ...[model.now, isUpheld ? 'reporter' : 'accused', Number(isUpheld), id],
      )
      const countedAt = isUpheld ? model.now : null
      model.problems.push({ id, trade: trade.id, accused, isUpheld, countedAt })
    }
    const voidOne = async () => {
      const problem = model.problems[below(model.problems.length)]
      if (!problem) return
      const sql = 'update problems set voided_at = ?, counts = 0 where id = ?'
      await run(sql, model.now, problem.id)
      Object.assign(problem, { isUpheld: false, countedAt: null })
    }
    const callOff = async () => {
      const trade = model.trades[below(model.trades.length)]
      const by = trade?.sides[0]?.of
      if (!trade || !by) return
      const isLate = random() < 0.7
      await run(
        `insert into trade_events (trade_id, seq, type, actor, created_at, details) values
         (?1, (select ifnull(max(seq), 0) + 1 from trade_events where trade_id = ?1), 'cannot_come', ?2, ?3, ?4)`,
        ...[trade.id, by, model.now, JSON.stringify({ isLate })],
      )
      if (isLate) model.refusals.push({ by, at: model.now })
    }
    const wait = async () => {
      model.now += below(120) * DAY
    }
    const steps = [complete, complete, complete, prove, loseProof, decide, voidOne, callOff, wait]
    for (let n = 1; n <= 200; n += 1) {
      model.now += 1000
      await steps[below(steps.length)]?.()
      if (n % 20 === 0) await agrees(model, people)
    }
    expect(model.trades.length).toBeGreaterThan(30)
    expect(Math.max(...people.map((id) => model.sameAs(id).length))).toBeGreaterThan(1)
    model.now += 800 * DAY
    await agrees(model, people)
  },
)
