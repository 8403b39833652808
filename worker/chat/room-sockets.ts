/** The sockets of a room: whose each is, what they are told, and why they are closed. */
import { FRAME_MAX, type RoomFrame } from './contract.ts'

/** Why a socket is closed. To `comeBack` browsers open another one, the others are the last word (web/api/live.ts). */
export const CLOSE = { tooBig: 1009, notAParty: 4403, comeBack: 4000 } as const

/** Sessions of one person that are over: these alone, or all but one. */
export type Ended = { only: string[] } | { but: string | null }

const isEnded = (ended: Ended, session: string | null): boolean =>
  'only' in ended ? session !== null && ended.only.includes(session) : session !== ended.but

/** Bytes; of what is much too long only as many as that takes. */
export const sizeOf = (data: string | ArrayBuffer): number =>
  typeof data !== 'string'
    ? data.byteLength
    : data.length > FRAME_MAX
      ? data.length
      : new TextEncoder().encode(data).length

/** Null for what is no frame. */
export function parsedFrame(data: string | ArrayBuffer): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null
  } catch {
    // No frame of ours: ignored, as the schema ignores what it does not know.
    return null
  }
}

type Party = { userId: string; session: string | null; isApart: boolean }

/** Who asked for the upgrade, as worker/chat/live.ts has found them; null when it did not. */
export function partyIn(headers: Headers): Party | null {
  const userId = headers.get('x-user')
  if (!userId) return null
  return { userId, session: headers.get('x-session'), isApart: headers.get('x-apart') === '1' }
}

export const partyOf = (socket: WebSocket) => socket.deserializeAttachment() as Party

/** One whose end we have said stays until the other side answers, which it may never do, and takes nothing any more. */
const isOpen = ({ readyState }: WebSocket): boolean => readyState === WebSocket.OPEN

export function say(room: DurableObjectState, frame: RoomFrame, except?: WebSocket): void {
  const text = JSON.stringify(frame)
  for (const socket of room.getWebSockets()) {
    if (socket !== except && isOpen(socket)) socket.send(text)
  }
}

export function closeEnded(room: DurableObjectState, userId: string, ended: Ended): void {
  for (const socket of room.getWebSockets(userId)) {
    if (isEnded(ended, partyOf(socket).session)) socket.close(CLOSE.notAParty)
  }
}
