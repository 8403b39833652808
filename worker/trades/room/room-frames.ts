/** What comes out of a party's socket: read, ignored, or the end of it (D62). */
import * as v from 'valibot'
import { PartyFrameSchema } from '../../chat/contract.ts'
import { CLOSE, FRAME_MAX, FRAMES_MAX, FRAMES_MS } from '../../chat/terms.ts'
import { clock } from '../../http/clock.ts'
import { isOpen } from './room-sockets.ts'

type PartyFrame = v.InferOutput<typeof PartyFrameSchema>

/** Lost while the room sleeps, which it does only when nobody says anything. */
const heard = new WeakMap<WebSocket, { since: number; frames: number }>()

/** Null for what is nothing to act upon; what is too much, too long or junk closes the socket. */
export function frameOf(socket: WebSocket, data: string | ArrayBuffer): PartyFrame | null {
  // Its end was said; what was on its way still comes, and is not looked at.
  if (!isOpen(socket)) return null
  if (isFlood(socket)) return closed(socket, CLOSE.misused)
  if (sizeOf(data) > FRAME_MAX) return closed(socket, CLOSE.tooBig)
  const said = parsedFrame(data)
  const frame = v.safeParse(PartyFrameSchema, said)
  if (frame.success) return frame.output
  return isOfAnotherRelease(said) ? null : closed(socket, CLOSE.misused)
}

function closed(socket: WebSocket, code: number): null {
  socket.close(code)
  return null
}

function isFlood(socket: WebSocket): boolean {
  const now = clock.now()
  const window = heard.get(socket)
  const age = now - (window?.since ?? Number.NEGATIVE_INFINITY)
  // A clock that was set back begins anew.
  const isNew = age < 0 || age >= FRAMES_MS
  const { since, frames } = window && !isNew ? window : { since: now, frames: 0 }
  heard.set(socket, { since, frames: frames + 1 })
  return frames >= FRAMES_MAX
}

/** Bytes; of what is much too long only as many as that takes. */
const sizeOf = (data: string | ArrayBuffer): number =>
  typeof data !== 'string'
    ? data.byteLength
    : data.length > FRAME_MAX
      ? data.length
      : new TextEncoder().encode(data).length

/** Null for what is no frame. */
function parsedFrame(data: string | ArrayBuffer): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null
  } catch {
    // No frame of anybody's: null is none either.
    return null
  }
}

const OURS: readonly string[] = PartyFrameSchema.options.map(({ entries }) => entries.type.literal)

/** A type that we do not know; one that we know and is not as it should be is junk. */
const isOfAnotherRelease = (said: unknown): boolean =>
  typeof said === 'object' &&
  said !== null &&
  'type' in said &&
  typeof said.type === 'string' &&
  !OURS.includes(said.type)
