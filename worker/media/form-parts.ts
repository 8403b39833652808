/** How many parts a form has, told while it streams in: half a million of them would keep the parser busy for seconds. */

/** Our forms have some dozens. Lines of a text that begin like an end of a part count as well. */
export const PARTS_MAX = 1_000

/** A parser ends a part at a line that begins so. */
const SIGN = Buffer.from('\n--')

function signsIn(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(SIGN); at >= 0; at = bytes.indexOf(SIGN, at + SIGN.length)) count += 1
  return count
}

/** Passes on what it counts, and breaks the stream at the first part too many. */
export function partCounter() {
  let count = 0
  let end: Buffer = Buffer.alloc(0)
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
      const seam = Buffer.concat([end, bytes.subarray(0, SIGN.length - 1)])
      count += signsIn(seam) + signsIn(bytes)
      end = Buffer.from(
        Buffer.concat([end, bytes.subarray(1 - SIGN.length)]).subarray(1 - SIGN.length),
      )
      if (count > PARTS_MAX) controller.error(new Error('too many parts'))
      else controller.enqueue(chunk)
    },
  })
  return { counter, areTooMany: () => count > PARTS_MAX }
}
