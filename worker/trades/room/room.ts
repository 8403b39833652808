/** The Durable Object of one trade: its sockets and messages. What may be said by whom is decided before it is asked (D32). */
import { DurableObject } from 'cloudflare:workers'
import { CLOSE } from '../../chat/terms.ts'
import type { Bindings } from '../../env.ts'
import { clock, realTime } from '../../http/clock.ts'
import { logFailure } from '../../http/log.ts'
import type { RoomPage, RoomRestore } from '../../ops/contract.ts'
import { frameOf } from './room-frames.ts'
import { judged, postInto } from './room-post.ts'
import { restorePage, roomPage } from './room-restore.ts'
import {
  closeEnded,
  type Ended,
  partyIn,
  partyOf,
  say,
  sayTyping,
  welcome,
} from './room-sockets.ts'
import {
  announcements,
  createTables,
  forget,
  list,
  markRead,
  readMarks,
  standing,
  told,
} from './room-store.ts'
import { messageOf, type Posted, type ToPost } from './room-words.ts'
import { tellDatabase } from './unread.ts'

/** Until the database is told again what it could not be told, ms. */
const AGAIN_MS = 5_000

export class TradeRoom extends DurableObject<Bindings> {
  readonly #sql = this.ctx.storage.sql
  readonly #typedAt = new Map<string, number>()

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    createTables(this.#sql)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  /** The upgrade of a party's socket; the caller has been checked by worker/chat/live.ts. */
  override fetch(request: Request): Response {
    const party = partyIn(request.headers)
    if (!party) return new Response(null, { status: 404 })
    const webSocket = welcome(this.ctx, party, standing(this.#sql))
    return new Response(null, { status: 101, webSocket })
  }

  /** Nothing is said twice. */
  async post(given: ToPost): Promise<Posted> {
    const posted = postInto(this.ctx.storage, given, clock.now())
    if (!('created' in posted && posted.created)) return posted
    await this.#remember(given.tradeId)
    say(this.ctx, { type: 'message', message: posted.message })
    return posted
  }

  /** What `post` would answer without storing anything; null: it would be stored. */
  judge(given: ToPost): Posted | null {
    return judged(this.#sql, given, clock.now())
  }

  messages(span: { after?: number | undefined; before?: number | undefined }) {
    return { messages: list(this.#sql, span).map(messageOf), reads: readMarks(this.#sql) }
  }

  /** For a backup: what was said behind a number, oldest first. */
  page(after: number): RoomPage {
    return roomPage(this.#sql, after)
  }

  /** One page of a backup. False when the room is not empty, or the page no sequel. */
  restore(tradeId: number, given: RoomRestore): boolean {
    return restorePage(this.ctx.storage, tradeId, given)
  }

  /** `isBlocked`: one of the two has blocked the other; neither hears what the other reads. */
  async read(tradeId: number, userId: string, number: number, isBlocked: boolean): Promise<void> {
    if (!markRead(this.#sql, userId, number, clock.now())) return
    await this.#remember(tradeId)
    if (!isBlocked) say(this.ctx, { type: 'read', userId, number })
  }

  /** The trade was changed by an action. */
  tradeChanged(): void {
    say(this.ctx, { type: 'trade' })
  }

  /** This person has left (D47). Answers the addresses of the photos that stay. */
  forget(userId: string): string[] {
    return forget(this.#sql, userId)
  }

  leave(userId: string, ended: Ended): void {
    closeEnded(this.ctx, userId, ended)
  }

  /** What may pass between the two has changed: their sockets come back as what they are now. */
  reopen(): void {
    for (const socket of this.ctx.getWebSockets()) socket.close(CLOSE.comeBack)
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    const frame = frameOf(socket, data)
    if (frame?.type === 'typing') return sayTyping(this.ctx, this.#typedAt, socket)
    if (frame?.type !== 'read') return
    const tradeId = await this.ctx.storage.get<number>('trade')
    if (!tradeId) return
    const { userId, isBlocked } = partyOf(socket)
    await this.read(tradeId, userId, frame.number, isBlocked)
  }

  /** Tells the database what it does not know yet; until it has heard, again and again. */
  override async alarm(): Promise<void> {
    const tradeId = await this.ctx.storage.get<number>('trade')
    if (tradeId === undefined) return
    try {
      for (const one of announcements(this.#sql)) {
        await tellDatabase(this.env, tradeId, one, (push) => this.#later(push))
        told(this.#sql, one)
      }
    } catch (error) {
      logFailure('room', error)
      await this.ctx.storage.setAlarm(realTime.now() + AGAIN_MS)
    }
  }

  #later(work: Promise<unknown>): void {
    this.ctx.waitUntil(work.catch((error: unknown) => logFailure('room', error)))
  }

  async #remember(tradeId: number): Promise<void> {
    await this.ctx.storage.put('trade', tradeId)
    await this.ctx.storage.setAlarm(realTime.now())
  }
}
