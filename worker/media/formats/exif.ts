/** The one thing that is read out of Exif, and the only thing that may be written back: which way is up. */
import { bigEndian, concat, nameAt, uint, uintLittle } from './bytes.ts'

/** Exif's own numbers 1 to 8: 1 is upright, 5 to 8 lie on a side, 2, 4, 5 and 7 are mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const TAG = 0x0112
const SHORT = 3
const ENTRY_BYTES = 12
/** Cameras write a few dozen; a lying count must not cost time. */
const ENTRIES_MAX = 512

function isOrientation(value: number): value is Orientation {
  return Number.isInteger(value) && value >= 1 && value <= 8
}

/** Reads a TIFF block. Anything odd counts as upright, as viewers do. */
export function orientationOf(tiff: Uint8Array): Orientation {
  const order = nameAt(tiff, 0, 2)
  if (order !== 'II' && order !== 'MM') return 1
  const read = order === 'II' ? uintLittle : uint
  try {
    const first = read(tiff, 4, 4)
    const entries = Math.min(read(tiff, first, 2), ENTRIES_MAX)
    for (let i = 0; i < entries; i += 1) {
      const at = first + 2 + i * ENTRY_BYTES
      if (read(tiff, at, 2) !== TAG) continue
      const value = read(tiff, at + 8, 2)
      return read(tiff, at + 2, 2) === SHORT && isOrientation(value) ? value : 1
    }
    return 1
  } catch {
    // A cut-off block tells nothing; the picture itself may be whole.
    return 1
  }
}

/** A TIFF block that says nothing but the orientation. */
export function orientationBlock(orientation: Orientation): Uint8Array {
  return concat([
    Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1),
    bigEndian(TAG, 2),
    bigEndian(SHORT, 2),
    bigEndian(1, 4),
    bigEndian(orientation, 2),
    Uint8Array.of(0, 0, 0, 0, 0, 0),
  ])
}

export const isSideways = (orientation: Orientation) => orientation >= 5
export const isMirrored = (orientation: Orientation) => [2, 4, 5, 7].includes(orientation)
/** Degrees clockwise that stand an unmirrored picture up. */
export const TURNS = { 3: 180, 6: 90, 8: 270 } as const
