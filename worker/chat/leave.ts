/** A session that was ended hears nothing more: its sockets are closed, those of the person's other sessions stay (D18). */
import type { Ctx } from '../http/context.ts'
import { tradeIds } from '../proposals/store.ts'
import { roomOf } from '../trades/room/room-client.ts'
import type { Ended } from '../trades/room/room-sockets.ts'

/** A call may reach so many others on the smallest plan; a chat that is older than so many is hardly open. */
const ROOMS_MAX = 40

/** After the answer. */
export function closeSockets(ctx: Ctx, userId: string, ended: Ended): void {
  ctx.later((after) => closeAll(after, userId, ended))
}

async function closeAll(ctx: Ctx, userId: string, ended: Ended): Promise<void> {
  const span = { behind: null, without: [], limit: ROOMS_MAX }
  const ids = await tradeIds(ctx.db, userId, undefined, span)
  await Promise.all(ids.map((id) => roomOf(ctx, id).leave(userId, ended)))
}
