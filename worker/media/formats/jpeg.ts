/** JPEG: only what a decoder needs is kept. Thumbnails, profiles, Exif, XMP, comments and tails go. */
import { ascii, bigEndian, broken, concat, nameAt, u8, uint } from './bytes.ts'
import { type Orientation, orientationBlock, orientationOf } from './exif.ts'
import { isWide, type Kept, type Picture, shownSides } from './picture.ts'

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
/** Baseline, extended and progressive: what browsers decode. */
const FRAMES = [0xc0, 0xc1, 0xc2]
/** Tables and scans: DHT, DQT, DRI, SOS and the frames. */
const STRUCTURE = new Set([...FRAMES, 0xc4, 0xdb, 0xdd, SOS])
const JFIF = 'JFIF\0'
/** Marker, length, name, version, unit, densities: what stands before JFIF's thumbnail size. */
const JFIF_HEAD_BYTES = 16
const ADOBE = 'Adobe'
const ADOBE_BYTES = 16
const EXIF = 'Exif\0\0'
const PROFILE = 'ICC_PROFILE\0'

/** From its marker byte 0xff to its end; a scan ends where the next marker begins. */
type Segment = { marker: number; from: number; to: number }

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** Segments up to and with EOI; a file that ends before is cut off there. */
function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  let at = 2
  for (;;) {
    const from = bytes.indexOf(0xff, at)
    if (from < 0) return
    const marker = u8(bytes, from + 1)
    // Fill bytes, and what decoders skip between segments.
    if (marker === 0xff || marker === 0 || marker === SOI || isRestart(marker)) {
      at = from + 1
      continue
    }
    if (marker === EOI) return yield { marker, from, to: from + 2 }
    const length = uint(bytes, from + 2, 2)
    const end = from + 2 + length
    if (length < 2 || end > bytes.length) throw broken()
    at = marker === SOS ? endOfScan(bytes, end) : end
    yield { marker, from, to: at }
  }
}

function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0 && next !== 0xff && !isRestart(next)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}

export function readJpeg(bytes: Uint8Array): Picture {
  let orientation: Orientation | undefined
  let wide = false
  for (const { marker, from, to } of segmentsOf(bytes)) {
    if (marker === APP1 && orientation === undefined && nameAt(bytes, from + 4, 6) === EXIF) {
      orientation = orientationOf(bytes.subarray(from + 10, to))
    }
    if (isProfile(bytes, marker, from)) wide ||= isWide(bytes.subarray(from, to))
    if (FRAMES.includes(marker)) {
      const [height, width] = [uint(bytes, from + 5, 2), uint(bytes, from + 7, 2)]
      if (width === 0 || height === 0) throw broken()
      const up = orientation ?? 1
      return {
        type: 'image/jpeg',
        ...shownSides(width, height, up),
        orientation: up,
        opaque: true,
        wide,
      }
    }
    if (marker === SOS) break
  }
  throw broken()
}

function isProfile(bytes: Uint8Array, marker: number, from: number): boolean {
  return marker === APP2 && nameAt(bytes, from + 4, PROFILE.length) === PROFILE
}

/** Refuses what is cut off. */
export function stripJpeg(
  bytes: Uint8Array,
  { orientation = 1, profile = false }: Kept = {},
): Uint8Array {
  const kept: Uint8Array[] = [Uint8Array.of(0xff, SOI)]
  const seen = new Set<number>()
  const tables: Uint8Array[] = []
  let frames = 0
  for (const { marker, from, to } of segmentsOf(bytes)) {
    const first = !seen.has(marker)
    seen.add(marker)
    if (marker === EOI) break
    if (FRAMES.includes(marker)) frames += 1
    if (marker === APP0 && first && nameAt(bytes, from + 4, 5) === JFIF && to - from >= 18) {
      const head = bytes.slice(from, from + JFIF_HEAD_BYTES)
      head.set(bigEndian(JFIF_HEAD_BYTES, 2), 2)
      kept.push(head, Uint8Array.of(0, 0))
    } else if (marker === APP14 && nameAt(bytes, from + 4, 5) === ADOBE && to - from >= 16) {
      // Tells how colours were transformed; without it CMYK and RGB files turn out wrong.
      const adobe = bytes.slice(from, from + ADOBE_BYTES)
      adobe.set(bigEndian(ADOBE_BYTES - 2, 2), 2)
      tables.push(adobe)
    } else if (STRUCTURE.has(marker) || (profile && isProfile(bytes, marker, from))) {
      tables.push(bytes.subarray(from, to))
    }
  }
  // A second frame could be larger than the one that was measured.
  if (!seen.has(SOS) || !seen.has(EOI) || frames !== 1) throw broken()
  if (orientation !== 1) kept.push(exifSegment(orientation))
  return concat([...kept, ...tables, Uint8Array.of(0xff, EOI)])
}

function exifSegment(orientation: Orientation): Uint8Array {
  const body = concat([ascii(EXIF), orientationBlock(orientation)])
  return concat([Uint8Array.of(0xff, APP1), bigEndian(body.length + 2, 2), body])
}
