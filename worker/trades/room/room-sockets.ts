/** The sockets of a room: whose each is, what they are told, and why they are closed. */

import type { RoomFrame } from '../../chat/contract.ts'
import { CLOSE, SOCKETS_MAX } from '../../chat/terms.ts'
import { clock, SECOND } from '../../http/clock.ts'
import type { standing } from './room-store.ts'

/** That somebody types is passed on so often, ms; browsers say it every three seconds (web/chat/panel/use-live-chat.ts). */
const TYPING_EVERY_MS = SECOND

/**
 * Sessions of one person that are over: these alone, or all but one. `isBack`: the same person has a new one in the
 * same browser, whose other tabs open their sockets with it.
 */
export type Ended = { only: string[]; isBack?: boolean } | { but: string | null }

const isEnded = (ended: Ended, session: string | null): boolean =>
  'only' in ended ? session !== null && ended.only.includes(session) : session !== ended.but

type Party = { userId: string; session: string | null; isBlocked: boolean; openedAt: number }

/** Who asked for the upgrade, as worker/chat/live.ts has found them; null when it did not. */
export function partyIn(headers: Headers): Party | null {
  const userId = headers.get('x-user')
  if (!userId) return null
  const isBlocked = headers.get('x-blocked') === '1'
  return { userId, session: headers.get('x-session'), isBlocked, openedAt: clock.now() }
}

export const partyOf = (socket: WebSocket) => socket.deserializeAttachment() as Party

/**
 * The browser's end of a new socket. It hears first how items stand; where the two are apart, not how far the other
 * has read.
 */
export function welcome(
  room: DurableObjectState,
  party: Party,
  { number, reads }: ReturnType<typeof standing>,
): WebSocket {
  makeRoomFor(room, party)
  const { 0: client, 1: socket } = new WebSocketPair()
  room.acceptWebSocket(socket, [party.userId])
  socket.serializeAttachment(party)
  const marks = Object.entries(reads).map(([userId, upTo]) => ({ userId, number: upTo }))
  const frame: RoomFrame = {
    type: 'here',
    number,
    reads: marks.filter(({ userId }) => !party.isBlocked || userId === party.userId),
  }
  socket.send(JSON.stringify(frame))
  return client
}

/** A tab that died can look open for hours: of too many the oldest goes (D62). */
function makeRoomFor(room: DurableObjectState, { userId }: Party): void {
  const open = room.getWebSockets(userId).filter(isOpen)
  const oldest = open.toSorted((one, other) => partyOf(one).openedAt - partyOf(other).openedAt)
  const surplus = Math.max(0, open.length + 1 - SOCKETS_MAX)
  for (const socket of oldest.slice(0, surplus)) socket.close(CLOSE.crowded)
}

/** One whose end we have said stays until the other side answers, which it may never do, and takes nothing any more. */
export const isOpen = ({ readyState }: WebSocket): boolean => readyState === WebSocket.OPEN

export function say(room: DurableObjectState, frame: RoomFrame, except?: WebSocket): void {
  const text = JSON.stringify(frame)
  for (const socket of room.getWebSockets()) {
    if (socket !== except && isOpen(socket)) socket.send(text)
  }
}

/**
 * Of one side, from however many sockets, what comes too soon is not passed on. `typedAt`: when each side's last was;
 * lost while the room sleeps, which it does only when nobody types.
 */
export function sayTyping(
  room: DurableObjectState,
  typedAt: Map<string, number>,
  socket: WebSocket,
): void {
  const { userId, isBlocked } = partyOf(socket)
  if (isBlocked) return
  const now = clock.now()
  const since = now - (typedAt.get(userId) ?? Number.NEGATIVE_INFINITY)
  // A clock that was set back silences nobody.
  if (since >= 0 && since < TYPING_EVERY_MS) return
  typedAt.set(userId, now)
  say(room, { type: 'typing', userId }, socket)
}

export function closeEnded(room: DurableObjectState, userId: string, ended: Ended): void {
  const code = 'isBack' in ended && ended.isBack ? CLOSE.comeBack : CLOSE.notAParty
  for (const socket of room.getWebSockets(userId)) {
    if (isEnded(ended, partyOf(socket).session)) socket.close(code)
  }
}
