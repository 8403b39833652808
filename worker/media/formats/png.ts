/** PNG: critical chunks and those that change how pixels look are kept; text, time, Exif, profiles go. */
import { crc32 } from 'node:zlib'
import { ascii, bigEndian, broken, concat, nameAt, u8, uint } from './bytes.ts'
import { type Orientation, orientationBlock, orientationOf } from './exif.ts'
import { isWide, type Kept, type Picture, shownSides } from './picture.ts'

export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
/** Animation chunks are not among them: an animated PNG keeps its first picture. */
const KEPT = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT bKGD pHYs cICP'.split(' '))
const PROFILE = 'iCCP'
/** Length, name and checksum around a chunk's data. */
const FRAME_BYTES = 12
const HEADER_BYTES = 13
/** Bit 2 of the colour type: an alpha channel. */
const ALPHA = 4

type Chunk = { name: string; from: number; to: number; data: Uint8Array }

/** Chunks up to and with IEND; one that is cut off ends the list. */
function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  let at = PNG_SIGNATURE.length
  while (at + FRAME_BYTES <= bytes.length) {
    const to = at + FRAME_BYTES + uint(bytes, at, 4)
    if (to > bytes.length) return
    const name = nameAt(bytes, at + 4)
    yield { name, from: at, to, data: bytes.subarray(at + 8, to - 4) }
    if (name === 'IEND') return
    at = to
  }
}

export function readPng(bytes: Uint8Array): Picture {
  const start = PNG_SIGNATURE.length
  if (nameAt(bytes, start + 4) !== 'IHDR' || uint(bytes, start, 4) !== HEADER_BYTES) throw broken()
  const [width, height] = [uint(bytes, start + 8, 4), uint(bytes, start + 12, 4)]
  if (width === 0 || height === 0) throw broken()
  let orientation: Orientation = 1
  let wide = false
  let opaque = (u8(bytes, start + 17) & ALPHA) === 0
  for (const { name, data } of chunksOf(bytes)) {
    if (name === 'tRNS') opaque = false
    // The profile itself is compressed; writers that mean sRGB name it so.
    if (name === PROFILE) wide = isWide(data)
    if (name === 'eXIf') orientation = orientationOf(data)
  }
  return {
    type: 'image/png',
    ...shownSides(width, height, orientation),
    orientation,
    opaque,
    wide,
  }
}

/** Refuses what is cut off. */
export function stripPng(
  bytes: Uint8Array,
  { orientation = 1, profile = false }: Kept = {},
): Uint8Array {
  const kept: Uint8Array[] = []
  const names = new Set<string>()
  for (const { name, from, to } of chunksOf(bytes)) {
    names.add(name)
    if (KEPT.has(name) || (profile && name === PROFILE)) kept.push(bytes.subarray(from, to))
  }
  if (!names.has('IDAT') || !names.has('IEND')) throw broken()
  const [header, ...rest] = kept
  if (!header || nameAt(header, 4) !== 'IHDR') throw broken()
  const exif = orientation === 1 ? [] : [chunk('eXIf', orientationBlock(orientation))]
  return concat([PNG_SIGNATURE, header, ...exif, ...rest])
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = concat([ascii(name), data])
  return concat([bigEndian(data.length, 4), named, bigEndian(crc32(named), 4)])
}
