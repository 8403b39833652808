/** What may be reported: what exists and the reporter can see, copied as it is now (the accused may change it). */

import { eq } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import { chatPhoto } from '../chat/photos.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { idOf } from '../http/validate.ts'
import { openItem } from '../items/actions.ts'
import { roomOf } from '../trades/room/room-client.ts'
import { partysTrade } from '../trades/rows/party.ts'
import { visibleWish } from '../wishes/actions.ts'
import type { NewReport } from './contract.ts'
import { COPIED_SIZE, type Original, picturesOfItem } from './evidence/copies.ts'
import type { Reported } from './report.ts'

type Find = (ctx: Ctx, viewer: Viewer, target: string) => Promise<Omit<Reported, 'kind'>>

const FIND: Record<NewReport['kind'], Find> = {
  item: anItem,
  wish: aWish,
  person: aPerson,
  message: aMessage,
}

/** Throws 404 for what is not there, or not to be seen by this person. */
export async function reported(
  ctx: Ctx,
  viewer: Viewer,
  { kind, target }: Pick<NewReport, 'kind' | 'target'>,
): Promise<Reported> {
  return { kind, ...(await FIND[kind](ctx, viewer, target)) }
}

async function anItem(ctx: Ctx, viewer: Viewer, target: string) {
  const { id, ownerId, title, description, photos } = await openItem(ctx, idOf(target), viewer)
  const evidence = { title, text: description }
  const pictures = picturesOfItem(ctx, id, photos)
  return { target: String(id), accusedId: ownerId, evidence, pictures }
}

async function aWish(ctx: Ctx, viewer: Viewer, target: string) {
  const { id, ownerId, words: title, note: text } = await visibleWish(ctx, viewer, idOf(target))
  return { target: String(id), accusedId: ownerId, evidence: { title, text } }
}

async function aPerson(ctx: Ctx, _viewer: Viewer, target: string) {
  const { firstName, lastName, bio, leftAt, profileImage } = users
  const [person] = await ctx.db
    .select({ firstName, lastName, bio, leftAt, profileImage })
    .from(users)
    .where(eq(users.id, target))
  if (!person || person.leftAt !== null) throw new Refusal('not_found', 404)
  const title = `${person.firstName} ${person.lastName}`
  const evidence = { title, text: person.bio ?? '' }
  return { target, accusedId: target, evidence, pictures: pictureOf(ctx, person.profileImage) }
}

/** Their own, in the size that shows what it is; `image` is that of lists: the key but for its size. */
function pictureOf({ env }: Ctx, image: string | null): Original[] {
  const [folder, userId, hash] = image?.split('/') ?? []
  if (!image || !folder || !userId || !hash) return []
  const large = [folder, userId, hash, COPIED_SIZE].join('/')
  return [{ name: hash, read: async () => (await env.PHOTOS.get(large)) ?? env.PHOTOS.get(image) }]
}

/** By a party of its trade only; the room has it. */
async function aMessage(ctx: Ctx, viewer: Viewer, target: string) {
  const [tradeId, number] = target.split('/').map(idOf)
  if (!tradeId || !number) throw new Refusal('not_found', 404)
  await partysTrade(ctx, viewer, tradeId)
  const { messages } = await roomOf(ctx, tradeId).messages({ after: number - 1 })
  const [message] = messages
  if (message?.id !== number) throw new Refusal('not_found', 404)
  const { senderId: accusedId, content: text, imageUrl } = message
  const evidence = { text, ...(imageUrl !== null && { photo: imageUrl }) }
  const hash = imageUrl?.split('/').at(-1)
  const pictures: Original[] = hash
    ? [{ name: hash, read: () => chatPhoto(ctx, tradeId, hash, String(COPIED_SIZE)) }]
    : []
  return { target: `${tradeId}/${number}`, accusedId, evidence, pictures }
}
