/** Boxes of ISO base media files (AVIF, HEIC): size, name, content. */
import { ascii, broken, nameAt, uint } from './bytes.ts'

export type Box = { name: string; from: number; body: number; to: number }

const HEAD_BYTES = 8
const LONG_HEAD_BYTES = 16
const FREE = ascii('free')
/** Real photos have some dozens; lists of boxes are compared with each other. */
const BOXES_MAX = 1000

/** The boxes between two positions. One that does not fit is a refusal, or with `lenient` the end. */
export function boxesOf(bytes: Uint8Array, from: number, to: number, lenient = false): Box[] {
  const boxes: Box[] = []
  let at = from
  while (at + HEAD_BYTES <= to) {
    const short = uint(bytes, at, 4)
    const head = short === 1 ? LONG_HEAD_BYTES : HEAD_BYTES
    const size = short === 1 ? longSize(bytes, at, to) : short === 0 ? to - at : short
    if (size < head || at + size > to) {
      if (lenient) return boxes
      throw broken()
    }
    if (boxes.length >= BOXES_MAX) throw broken()
    boxes.push({ name: nameAt(bytes, at + 4), from: at, body: at + head, to: at + size })
    at += size
  }
  return boxes
}

/** 64 bits; nothing that was accepted comes near the upper 16. */
function longSize(bytes: Uint8Array, at: number, to: number): number {
  if (at + LONG_HEAD_BYTES > to || uint(bytes, at + 8, 2) !== 0) return 0
  return uint(bytes, at + 10, 6)
}

export function boxNamed(boxes: Box[], name: string): Box {
  const box = boxes.find((b) => b.name === name)
  if (!box) throw broken()
  return box
}

/** Keeps its place, so that offsets and counted lists stay true, and forgets its content. */
export function blank(bytes: Uint8Array, box: Box): void {
  bytes.set(FREE, box.from + 4)
  bytes.fill(0, box.body, box.to)
}
