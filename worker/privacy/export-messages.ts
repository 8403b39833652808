/**
 * Part of the export: what was said in my trades, a few rooms a page. Mine in full; the other side's as text only,
 * by "other": without their answers my own are half a conversation, but their photos and who they are is theirs.
 */
import type { ChatMessage } from '../chat/contract.ts'
import { MESSAGES_MAX } from '../chat/terms.ts'
import type { Ctx } from '../http/context.ts'
import { roomOf } from '../trades/room/room-client.ts'
import type { Reader } from './export.ts'
import { tradesAfter } from './trade-ids.ts'

/** Answers of rooms a page. */
const ROOMS_AT_ONCE = 10
const TRADES_AT_ONCE = 50

/** "trade:number": what comes behind that message of that trade, then the trades behind it. */
const CURSOR = /^(\d{1,15}):(\d{1,15})$/

export const messages: Reader = async (ctx, userId, cursor) => {
  const found = CURSOR.exec(cursor ?? '')
  let trade = Number(found?.[1] ?? 0)
  let number = Number(found?.[2] ?? 0)
  const ids = await tradesAfter(ctx.db, userId, Math.max(0, trade - 1), TRADES_AT_ONCE)
  const rows: Record<string, unknown>[] = []
  let asked = 0
  for (const id of ids) {
    if (id > trade) number = 0
    trade = id
    while (true) {
      if (asked === ROOMS_AT_ONCE) return { rows, next: `${id}:${number}` }
      asked += 1
      const { messages: said } = await roomOf(ctx, id).messages({ after: number })
      rows.push(...said.map((message) => viewOf(ctx, id, userId, message)))
      number = said.at(-1)?.id ?? number
      if (said.length < MESSAGES_MAX) break
    }
  }
  return { rows, next: ids.length === TRADES_AT_ONCE ? `${trade + 1}:0` : null }
}

function viewOf(ctx: Ctx, tradeId: number, userId: string, message: ChatMessage) {
  const isMine = message.senderId === userId
  return {
    tradeId,
    number: message.id,
    by: isMine ? 'me' : 'other',
    text: message.content,
    at: message.createdAt,
    ...(isMine && message.imageUrl && { picture: `${ctx.baseUrl}${message.imageUrl}/1600` }),
  }
}
