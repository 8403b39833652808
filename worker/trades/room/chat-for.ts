/** What a party may know of the chat. */
import type { Chat } from '../../chat/contract.ts'
import type { Ctx, Viewer } from '../../http/context.ts'
import type { TradeRow } from '../rows/store.ts'
import { roomOf } from './room-client.ts'

/** By message numbers; without any the newest. */
type Span = { after?: number | undefined; before?: number | undefined }

/** Of two who are apart neither learns what the other has read. Throws `Down`. */
export async function chatFor(
  ctx: Ctx,
  { id: viewerId }: Viewer,
  { trade, isBlocked }: Pick<TradeRow, 'trade' | 'isBlocked'>,
  span: Span = {},
): Promise<Chat> {
  const { messages, reads } = await roomOf(ctx, trade.id).messages(span)
  const own = reads[viewerId]
  const ownMark = own === undefined ? {} : { [viewerId]: own }
  return { messages, reads: isBlocked ? ownMark : reads }
}
