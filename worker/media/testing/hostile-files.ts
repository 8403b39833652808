/** Files that are not what they seem: two kinds at once, sizes that would fill any memory, cut off at any byte. */
import { ascii, bigEndian, concat, littleEndian, nameAt } from '../formats/bytes.ts'
import { sample } from './samples.ts'

type Bytes = Uint8Array<ArrayBuffer>
const HUGE = 50_000
const SCRIPT = '<html><script>alert(1)</script></html>'
const ZIP = 'PK\x03\x04hidden.exe PK\x05\x06'

export const text = (content: string): Bytes => ascii(content).slice()
const joined = (...parts: Uint8Array[]): Bytes => concat(parts).slice()
const after = (name: string, tail: string): Bytes => joined(sample(name), ascii(tail))

/** Behind the first two bytes of a JPEG: a comment (FFFE) of its own. */
const jpegSaying = (comment: string): Bytes => {
  const jpeg = sample('gps.jpg')
  const segment = concat([
    Uint8Array.of(0xff, 0xfe),
    bigEndian(comment.length + 2, 2),
    ascii(comment),
  ])
  return joined(jpeg.subarray(0, 2), segment, jpeg.subarray(2))
}

const HEADER_END = 33
/** Behind the header of a PNG: a text chunk. Its check sum is wrong, which no reader of texts minds. */
const pngSaying = (comment: string): Bytes => {
  const png = sample('gps.png')
  const chunk = concat([
    bigEndian(comment.length, 4),
    ascii('tEXt'),
    ascii(comment),
    new Uint8Array(4),
  ])
  return joined(png.subarray(0, HEADER_END), chunk, png.subarray(HEADER_END))
}

const twice = (one: Uint8Array) => concat([one, one])

const placeOf = (bytes: Bytes, name: string): number => {
  for (let at = 0; at < bytes.length; at += 1)
    if (nameAt(bytes, at, name.length) === name) return at
  throw new Error(`no ${JSON.stringify(name)}`)
}
/** A thumbnail in the Exif has a frame of its own, before the picture's. */
const FRAME = '\xff\xc0\0\x11\x08'
const lastPlaceOf = (bytes: Bytes, name: string): number => {
  for (let at = bytes.length; at >= 0; at -= 1)
    if (nameAt(bytes, at, name.length) === name) return at
  throw new Error(`no ${JSON.stringify(name)}`)
}

function patched(name: string, find: string, skip: number, patch: Uint8Array): Bytes {
  const bytes = sample(name)
  bytes.set(patch, placeOf(bytes, find) + skip)
  return bytes
}

function largeJpeg(): Bytes {
  const bytes = sample('gps.jpg')
  bytes.set(twice(bigEndian(HUGE, 2)), lastPlaceOf(bytes, FRAME) + FRAME.length)
  return bytes
}

/** Pictures that a viewer shows: what hides in them is named. */
export const POLYGLOTS: [what: string, bytes: Bytes, hidden: string][] = [
  ['a JPEG with HTML in a comment', jpegSaying(SCRIPT), 'script'],
  ['a JPEG with a PDF in a comment', jpegSaying('%PDF-1.4 1 0 obj'), '%PDF'],
  ['a JPEG with HTML behind it', after('gps.jpg', SCRIPT), 'script'],
  ['a PNG with a zip behind it', after('gps.png', ZIP), 'PK\x03\x04'],
  ['a PNG with PHP in a text', pngSaying('<?php system($_GET[0]);'), 'php'],
  ['a WebP with a script behind it', after('gps.webp', SCRIPT), 'script'],
  ['an AVIF with a zip behind it', after('gps.avif', ZIP), 'PK\x03\x04'],
]

/** No pictures, under the name and the type of one. */
export const IMPOSTORS: [what: string, bytes: Bytes][] = [
  ['a GIF that is a script', text('GIF89a/*\0\0*/=1;alert(1)//')],
  ['an SVG with a script', text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['HTML', text(SCRIPT)],
  ['a PDF', text('%PDF-1.7\n1 0 obj\n%%EOF')],
  ['a PDF before a JPEG', joined(ascii('%PDF-1.7\n'), sample('gps.jpg'))],
  ['a zip', text(ZIP)],
  ['a program', text('MZ\x90\0')],
  ['a BMP', text('BM\0\0\0\0')],
  ['a TIFF', text('II*\0\x08\0\0\0')],
  ['a moving AVIF', patched('gps.avif', 'ftyp', 4, ascii('avis'))],
  ['a film', text('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')],
  ['one byte', text('\xff')],
]

/** Heads that promise more pixels than any memory holds. */
export const BOMBS: [what: string, bytes: Bytes][] = [
  ['PNG', patched('gps.png', 'IHDR', 4, twice(bigEndian(HUGE, 4)))],
  ['JPEG', largeJpeg()],
  ['WebP', patched('gps.webp', 'VP8X', 12, twice(littleEndian(HUGE - 1, 3)))],
  ['AVIF', patched('gps.avif', 'ispe', 8, twice(bigEndian(HUGE, 4)))],
]

export const NAMES = ['gps.jpg', 'gps.png', 'gps.webp', 'gps.avif'] as const

/** Its first bytes up to several places. */
export const cuts = (name: string): Bytes[] => {
  const whole = sample(name)
  const places = [1, 4, 11, 12, 20, 33, 60, whole.length / 4, whole.length / 2, whole.length * 0.9]
  return places.map((at) => whole.slice(0, Math.floor(at)))
}
