/** WebP: picture chunks are kept; EXIF, XMP, profiles, unknown chunks and tails go. */
import { ascii, broken, concat, littleEndian, nameAt, u8, uintLittle } from './bytes.ts'
import { type Orientation, orientationBlock, orientationOf } from './exif.ts'
import { isWide, type Kept, type Picture, shownSides } from './picture.ts'

const HEAD_BYTES = 12
const CHUNK_HEAD_BYTES = 8
const PIXELS = new Set(['VP8 ', 'VP8L', 'ALPH'])
const KEPT = new Set([...PIXELS, 'VP8X', 'ANIM', 'ANMF'])
/** Position, size and duration of an animation's frame, before its own chunks. */
const FRAME_HEAD_BYTES = 16
/** Flags of VP8X. */
const PROFILE = 0x20
const TRANSPARENT = 0x10
const EXIF = 0x08
const XMP = 0x04

type Chunk = { name: string; data: Uint8Array }

function* chunksOf(bytes: Uint8Array, from: number, to: number): Generator<Chunk> {
  let at = from
  while (at + CHUNK_HEAD_BYTES <= to) {
    const length = uintLittle(bytes, at + 4, 4)
    const start = at + CHUNK_HEAD_BYTES
    if (start + length > to) throw broken()
    yield { name: nameAt(bytes, at), data: bytes.subarray(start, start + length) }
    at = start + length + (length % 2)
  }
}

/** Where the file says that it ends: what stands after is no part of it. */
function endOf(bytes: Uint8Array): number {
  const end = CHUNK_HEAD_BYTES + uintLittle(bytes, 4, 4)
  if (end > bytes.length) throw broken()
  return end
}

type Sides = { width: number; height: number }

function sidesOf({ name, data }: Chunk): Sides | null {
  if (name === 'VP8X') {
    return { width: uintLittle(data, 4, 3) + 1, height: uintLittle(data, 7, 3) + 1 }
  }
  if (name === 'VP8 ') {
    // 14 bits each; the upper two are a scale for showing it.
    return { width: uintLittle(data, 6, 2) & 0x3fff, height: uintLittle(data, 8, 2) & 0x3fff }
  }
  if (name === 'VP8L') {
    const packed = uintLittle(data, 1, 4)
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
  }
  return null
}

export function readWebp(bytes: Uint8Array): Picture {
  let sides: Sides | null = null
  let orientation: Orientation = 1
  let opaque = true
  let wide = false
  for (const chunk of chunksOf(bytes, HEAD_BYTES, Math.min(bytes.length, endOf(bytes)))) {
    const told = sidesOf(chunk)
    // A small canvas around a huge picture would slip past the limit of pixels.
    if (sides && told && (told.width !== sides.width || told.height !== sides.height)) {
      throw broken()
    }
    sides ??= told
    if (chunk.name === 'VP8X') opaque = (u8(chunk.data, 0) & TRANSPARENT) === 0
    if (chunk.name === 'VP8L') opaque = (u8(chunk.data, 4) & TRANSPARENT) === 0
    if (chunk.name === 'ICCP') wide = isWide(chunk.data)
    if (chunk.name === 'EXIF') orientation = orientationOf(tiffOf(chunk.data))
  }
  if (!sides || sides.width === 0 || sides.height === 0) throw broken()
  return {
    type: 'image/webp',
    ...shownSides(sides.width, sides.height, orientation),
    orientation,
    opaque,
    wide,
  }
}

/** Some writers put JPEG's "Exif\0\0" before the block. */
function tiffOf(data: Uint8Array): Uint8Array {
  return nameAt(data, 0) === 'Exif' ? data.subarray(6) : data
}

/** Refuses what is cut off. */
export function stripWebp(
  bytes: Uint8Array,
  { orientation = 1, profile = false }: Kept = {},
): Uint8Array {
  const chunks = [...chunksOf(bytes, HEAD_BYTES, endOf(bytes))]
  const extended = chunks.some((c) => c.name === 'VP8X')
  if (!chunks.some((c) => PIXELS.has(c.name) || c.name === 'ANMF')) throw broken()
  const flags = (orientation === 1 ? 0 : EXIF) | (profile ? PROFILE : 0)
  const kept = chunks
    .filter((c) => KEPT.has(c.name) || (profile && c.name === 'ICCP'))
    .map((c) => written(cleaned(c, flags)))
  if (extended && orientation !== 1) {
    kept.push(written({ name: 'EXIF', data: orientationBlock(orientation) }))
  }
  const body = concat([ascii('WEBP'), ...kept])
  return concat([ascii('RIFF'), littleEndian(body.length, 4), body])
}

/** `allowed`: flags of VP8X that still have their chunk. */
function cleaned({ name, data }: Chunk, allowed: number): Chunk {
  if (name === 'VP8X') {
    const head = data.slice()
    const told = u8(data, 0) & ~(PROFILE | EXIF | XMP)
    head[0] = told | (allowed & EXIF) | (allowed & u8(data, 0) & PROFILE)
    return { name, data: head }
  }
  if (name !== 'ANMF') return { name, data }
  const frames = [...chunksOf(data, FRAME_HEAD_BYTES, data.length)]
  const pixels = frames.filter((c) => PIXELS.has(c.name)).map(written)
  return { name, data: concat([data.subarray(0, FRAME_HEAD_BYTES), ...pixels]) }
}

function written({ name, data }: Chunk): Uint8Array {
  const padding = new Uint8Array(data.length % 2)
  return concat([ascii(name), littleEndian(data.length, 4), data, padding])
}
