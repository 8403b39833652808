/** What was reported, or found by its words, as administrators read it: as it was then, and as it stands now (D60). */
import { inArray } from 'drizzle-orm'
import { fullName } from '../accounts/person/full-name.ts'
import { imageUrlOf } from '../accounts/person/person.ts'
import { users } from '../accounts/tables.ts'
import { listed } from '../db/listed.ts'
import { iso } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { isReserved, isWithheld } from '../items/rules.ts'
import { items } from '../items/tables.ts'
import { photoViews } from '../media/views.ts'
import type { ReportKind } from '../safety/terms.ts'
import { whyWithheld } from '../safety/withheld/why.ts'
import type { ReportedItem } from './contract.ts'
import { type OpenReport, openReports } from './store.ts'

/** Things with all that is open on them, in the order in which they were first reported. */
export async function reportedItems(
  ctx: Ctx,
  kind: ReportKind | 'others' | undefined,
): Promise<ReportedItem[]> {
  const things = new Map<string, ReportedItem>()
  for (const row of await openReports(ctx.db, kind)) {
    const key = `${row.report.kind} ${row.report.target}`
    const thing = things.get(key) ?? reportOf(row)
    things.set(key, thing)
    const { id, reason, description, createdAt, photos, found } = row.report
    const { reporterName } = row
    thing.reports.push({ id, reporterName, reason, description, createdAt: iso(createdAt), found })
    for (const name of photos) {
      // The same picture of several reports is shown once.
      if (!thing.photos.some((one) => one.endsWith(`/${name}`))) {
        thing.photos.push(`/api/admin/reports/${id}/photos/${name}`)
      }
    }
  }
  const list = [...things.values()]
  const now = await nowOf(ctx, list)
  return list.map((thing) => ({ ...thing, now: now.get(`${thing.kind} ${thing.target}`) ?? null }))
}

const PATHS: Partial<Record<ReportKind, string>> = {
  item: '/items/',
  wish: '/wanted/',
  person: '/user/',
}

function reportOf({ report, accusedName: name, suspendedAt }: OpenReport): ReportedItem {
  const { id, kind, target, accusedId, evidence } = report
  const path = PATHS[kind]
  return {
    ...{ id, kind, target, evidence },
    accused: { id: accusedId, name, isSuspended: suspendedAt !== null },
    path: path ? path + target : null,
    photos: [],
    now: null,
    reports: [],
  }
}

type Now = NonNullable<ReportedItem['now']>

/** How things and people stand by now; what is neither has no other state than that of then. */
async function nowOf(ctx: Ctx, list: readonly ReportedItem[]): Promise<Map<string, Now>> {
  const targets = (kind: ReportKind) =>
    list.filter((one) => one.kind === kind).map(({ target }) => target)
  const [things, people] = await Promise.all([
    thingsNow(ctx, targets('item')),
    peopleNow(ctx, targets('person')),
  ])
  return new Map([...things, ...people])
}

async function thingsNow(ctx: Ctx, targets: string[]): Promise<[string, Now][]> {
  const { id, title, description, photos, tradeStatus, deletedAt } = items
  const [rows, why] = await Promise.all([
    ctx.db
      .select({ id, title, description, photos, tradeStatus, deletedAt })
      .from(items)
      .where(inArray(id, listed(targets.map(Number)))),
    whyWithheld(ctx, 'item', targets),
  ])
  return rows.map((row) => [
    `item ${row.id}`,
    {
      title: row.title,
      text: row.description,
      photos: photoViews(ctx.settings, row.id, row.photos).map(({ urls }) => urls[640]),
      isGone: row.deletedAt !== null && !isWithheld(row),
      isHeld: isReserved(row.tradeStatus),
      withheld: why.get(String(row.id)) ?? null,
    },
  ])
}

async function peopleNow({ db }: Ctx, targets: string[]): Promise<[string, Now][]> {
  const rows = await db
    .select({
      id: users.id,
      title: fullName(users).as('title'),
      text: users.bio,
      image: users.profileImage,
      leftAt: users.leftAt,
    })
    .from(users)
    .where(inArray(users.id, listed(targets)))
  return rows.map(({ id, title, text, image, leftAt }) => {
    const url = imageUrlOf(image)
    const photos = url === null ? [] : [url]
    const isGone = leftAt !== null
    return [
      `person ${id}`,
      { title, text: text ?? '', photos, isGone, isHeld: false, withheld: null },
    ]
  })
}
