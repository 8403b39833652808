/** Writing and reading in a trade's chat: the rule first, then the room (D32). */
import { requireMayLink } from '../accounts/person/beginner.ts'
import { hasLeft } from '../accounts/person/person.ts'
import { requireNoCode } from '../handover/codes.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { spend, tooMany } from '../http/guards/limits.ts'
import type { IncomingPhoto } from '../media/store-photos.ts'
import { chatFor } from '../trades/room/chat-for.ts'
import { roomOf } from '../trades/room/room-client.ts'
import type { Posted } from '../trades/room/room-words.ts'
import { partysTrade } from '../trades/rows/party.ts'
import { hasCountered, type TradeRow } from '../trades/rows/store.ts'
import { isPending, mayWrite } from '../trades/rules.ts'
import type { Chat, ChatMessage, MessagesQuery, NewMessage } from './contract.ts'
import { chatPhotoUrl, checkChatPhoto, storeChatPhoto } from './photos.ts'

/** Of what is asked for. Throws 404 for whoever is no party. */
export async function chatIn(
  ctx: Ctx,
  viewer: Viewer,
  tradeId: number,
  asked: MessagesQuery,
): Promise<Chat> {
  return chatFor(ctx, viewer, await partysTrade(ctx, viewer, tradeId), asked)
}

/**
 * Throws 404; 409 `chat_closed`, `chat_unanswered` (D48), `client_id_reused`; 422 `chat_empty`, `handover_said`,
 * `beginner_link` (D59); 429. A retry of one `clientId` with the same
 * content answers the first.
 */
export async function post(
  ctx: Ctx,
  viewer: Viewer,
  tradeId: number,
  { content, clientId = crypto.randomUUID() }: NewMessage,
  photo: IncomingPhoto | null,
): Promise<{ message: ChatMessage; created: boolean }> {
  const { trade, isBlocked, proposer, owner } = await partysTrade(ctx, viewer, tradeId)
  // Apart, as if it were closed: nothing tells that somebody was blocked.
  if (isBlocked || !mayWrite(trade, ctx.clock.now())) throw new Refusal('chat_closed', 409)
  // Nobody is there to read it (D47).
  if (hasLeft(viewer.id === trade.fromUserId ? owner : proposer)) {
    throw new Refusal('chat_left', 409)
  }
  if (content === '' && photo === null) throw new Refusal('chat_empty', 422)
  // Whoever asks for it by message was not there (D52).
  await requireNoCode(ctx.settings, trade, viewer.id, content)
  await requireMayLink(ctx, viewer.id, { content })
  const checked = photo && (await checkChatPhoto(photo))
  const imageUrl = checked && chatPhotoUrl(tradeId, checked.hash)
  const room = roomOf(ctx, tradeId)
  const said = {
    ...{ tradeId, senderId: viewer.id, clientId, content, imageUrl },
    recipientId: viewer.id === trade.fromUserId ? trade.toUserId : trade.fromUserId,
    factor: ctx.settings.RATE_LIMIT_FACTOR,
    begun: (await isLimited(ctx, trade, viewer)) ? begunWith(trade) : null,
  }
  if (checked) {
    // Nothing is stored for what was said before, or may not be said.
    const judged = await room.judge(said)
    if (judged) return settled(judged)
    await spend(ctx, 'photosUploaded', viewer.id)
    await storeChatPhoto(ctx, tradeId, checked)
  }
  return settled(await room.post(said))
}

/** Whoever began, until the other side answers: by a word, which the room knows, or by terms of its own (D48, D49). */
async function isLimited(ctx: Ctx, trade: TradeRow['trade'], viewer: Viewer): Promise<boolean> {
  if (!isPending(trade.status) || viewer.id !== trade.fromUserId) return false
  if (trade.versions === 1) return true
  // Whose offer it is now needs no looking up.
  return trade.offeredBy !== 'owner' && !(await hasCountered(ctx.db, trade.id, trade.toUserId))
}

/** The proposal's own message is the first line of the chat (D48). */
const begunWith = ({ message, createdAt }: { message: string; createdAt: number }) =>
  message === '' ? [] : [createdAt]

function settled(posted: Posted) {
  if ('waitMs' in posted) throw tooMany(posted.waitMs)
  if ('unanswered' in posted) throw new Refusal('chat_unanswered', 409)
  if ('reused' in posted) throw new Refusal('client_id_reused', 409)
  return posted
}
