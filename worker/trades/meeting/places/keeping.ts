/** How administrators keep the list: every change in one batch with the row that tells who made it. */
import { eq, type SQL, sql } from 'drizzle-orm'
import { audit } from '../../../admin/access/audit.ts'
import { lostConstraint, runBatch, type Statement } from '../../../db/batch.ts'
import { foldText } from '../../../db/fold.ts'
import type { Ctx, Viewer } from '../../../http/context.ts'
import { Refusal } from '../../../http/errors.ts'
import { townOf } from '../../../places/store.ts'
import type { NewMeetingPlace } from './contract.ts'
import { countIn, placeById } from './store.ts'
import { meetingPlaces } from './tables.ts'
import { BY_ADMINISTRATOR, PLACES_OF_TOWN_MAX } from './terms.ts'

const wrong = (path: string, code: 'meeting_place_known' | 'meeting_town_unknown') =>
  new Refusal('invalid', 422, { issues: [{ path, code }] })

/** Throws 422 for a town that the gazetteer does not know and a name that the town has; 409 when its list is full. */
export async function addPlace(ctx: Ctx, admin: Viewer, given: NewMeetingPlace): Promise<void> {
  const { db, clock } = ctx
  const found = await townOf(db, given.town)
  if (!found) throw wrong('town', 'meeting_town_unknown')
  const { name: town, country } = found.place
  if ((await countIn(db, { town, country })) >= PLACES_OF_TOWN_MAX)
    throw new Refusal('meeting_places_many', 409)
  const { kind, name } = given
  const now = clock.now()
  const row = {
    ...{ town, country, townFolded: foldText(town), kind, name, nameFolded: foldText(name) },
    ...{ source: BY_ADMINISTRATOR, createdAt: now, updatedAt: now },
  }
  await keep(ctx, [
    db.insert(meetingPlaces).values(row),
    audit(ctx, admin.id, 'meeting_place_added', `meeting_place:${town}`, { kind, name }),
  ])
}

/** What was agreed on keeps the words that it was agreed on with. Throws 404; 422 for a name that the town has. */
export async function renamePlace(
  ctx: Ctx,
  admin: Viewer,
  id: number,
  name: string,
): Promise<void> {
  const place = await placeById(ctx.db, id)
  if (!place) throw new Refusal('not_found', 404)
  await keep(ctx, [
    // It is not what was read any more.
    change(ctx, id, { name, nameFolded: foldText(name), source: BY_ADMINISTRATOR }),
    audit(ctx, admin.id, 'meeting_place_renamed', `meeting_place:${id}`, {
      from: place.name,
      to: name,
    }),
  ])
}

/** Not offered any more, or again. Throws 404; 409 when somebody else has done it. */
export async function hidePlace(
  ctx: Ctx,
  admin: Viewer,
  id: number,
  isHidden: boolean,
): Promise<void> {
  const place = await placeById(ctx.db, id)
  if (!place) throw new Refusal('not_found', 404)
  const before = isHidden ? sql`hidden_at is null` : sql`hidden_at is not null`
  const stillSo: SQL = sql`(select ${admin.id} from meeting_places where id = ${id} and ${before})`
  const action = isHidden ? 'meeting_place_hidden' : 'meeting_place_shown'
  await keep(ctx, [
    audit(ctx, stillSo, action, `meeting_place:${id}`, { name: place.name }),
    change(ctx, id, { hiddenAt: isHidden ? ctx.clock.now() : null }),
  ])
}

const change = ({ db, clock }: Ctx, id: number, set: Partial<typeof meetingPlaces.$inferInsert>) =>
  db
    .update(meetingPlaces)
    .set({ ...set, updatedAt: clock.now() })
    .where(eq(meetingPlaces.id, id))

async function keep(ctx: Ctx, statements: Statement[]): Promise<void> {
  try {
    await runBatch(ctx.db, statements)
  } catch (error) {
    const lost = lostConstraint(error)
    if (lost === 'meeting_places.country') throw wrong('name', 'meeting_place_known')
    if (lost === 'admin_actions.admin_id') throw new Refusal('meeting_place_changed', 409)
    throw error
  }
}
