/** The item tables of an AVIF file: which items there are, where their bytes lie, what belongs to them. */
import { type Box, boxesOf, boxNamed } from './boxes.ts'
import { broken, nameAt, u8, uint } from './bytes.ts'

/** Coded pictures and what is put together from them; all else (Exif, XMP, links) is metadata. */
const PICTURE_ITEMS = new Set(['av01', 'grid', 'iovl', 'iden', 'tmap'])
/** Where an extent's offset counts from. */
const IN_FILE = 0
const IN_ITEM_DATA = 1

export type Item = { id: number; type: string; typeAt: number; to: number; isPicture: boolean }
export type Extent = { itemId: number; inItemData: boolean; from: number; to: number }
/** `at` is where its index stands, one byte or (long) two. */
export type Association = { itemId: number; property: number; at: number; long: boolean }

/** Full boxes begin with a version and three bytes of flags. */
const VERSION_BYTES = 4
/** Pictures of 50 megapixels come in about a hundred tiles. */
const EXTENTS_MAX = 4096
const PROPERTY_SHORT = 0x7f
const PROPERTY_LONG = 0x7fff

export function primaryOf(bytes: Uint8Array, children: Box[]): number {
  const { body } = boxNamed(children, 'pitm')
  return uint(bytes, body + VERSION_BYTES, u8(bytes, body) === 0 ? 2 : 4)
}

export function itemsOf(bytes: Uint8Array, children: Box[]): Item[] {
  const { body, to } = boxNamed(children, 'iinf')
  const countBytes = u8(bytes, body) === 0 ? 2 : 4
  return boxesOf(bytes, body + VERSION_BYTES + countBytes, to).map((entry) => {
    const version = u8(bytes, entry.body)
    const idBytes = version === 3 ? 4 : 2
    const typeAt = entry.body + VERSION_BYTES + idBytes + 2
    if (entry.name !== 'infe' || version < 2 || typeAt + 4 > entry.to) throw broken()
    const type = nameAt(bytes, typeAt)
    const id = uint(bytes, entry.body + VERSION_BYTES, idBytes)
    return { id, type, typeAt, to: entry.to, isPicture: PICTURE_ITEMS.has(type) }
  })
}

/** Every stretch of bytes that belongs to an item. */
export function extentsOf(bytes: Uint8Array, children: Box[]): Extent[] {
  const { body, to } = boxNamed(children, 'iloc')
  const version = u8(bytes, body)
  if (version > 2) throw broken()
  let at = body + VERSION_BYTES
  const take = (length: number) => {
    if (at + length > to || length > 8) throw broken()
    const skipped = Math.max(0, length - 6)
    if (skipped > 0 && uint(bytes, at, skipped) !== 0) throw broken()
    const value = uint(bytes, at + skipped, length - skipped)
    at += length
    return value
  }
  const sizes = take(2)
  const [offsetBytes, lengthBytes] = [sizes >> 12, (sizes >> 8) & 15]
  const [baseBytes, indexBytes] = [(sizes >> 4) & 15, version === 0 ? 0 : sizes & 15]
  const extents: Extent[] = []
  for (let items = take(version < 2 ? 2 : 4); items > 0; items -= 1) {
    const itemId = take(version < 2 ? 2 : 4)
    const method = version === 0 ? IN_FILE : take(2) & 15
    const elsewhere = take(2)
    if (method > IN_ITEM_DATA || elsewhere !== 0) throw broken()
    const base = take(baseBytes)
    for (let count = take(2); count > 0; count -= 1) {
      take(indexBytes)
      const from = base + take(offsetBytes)
      const length = take(lengthBytes)
      // Nought would mean "all of it", and nothing read from the table would make the loop free.
      if (length === 0) throw broken()
      if (extents.length >= EXTENTS_MAX) throw broken()
      extents.push({ itemId, inItemData: method === IN_ITEM_DATA, from, to: from + length })
    }
  }
  return extents
}

export function associationsOf(bytes: Uint8Array, properties: Box[]): Association[] {
  const found: Association[] = []
  for (const { name, body, to } of properties) {
    if (name !== 'ipma') continue
    const idBytes = u8(bytes, body) === 0 ? 2 : 4
    const long = (u8(bytes, body + 3) & 1) === 1
    const indexBytes = long ? 2 : 1
    let at = body + VERSION_BYTES + 4
    for (let entries = uint(bytes, body + VERSION_BYTES, 4); entries > 0; entries -= 1) {
      const itemId = uint(bytes, at, idBytes)
      at += idBytes + 1
      for (let count = u8(bytes, at - 1); count > 0; count -= 1) {
        const property = uint(bytes, at, indexBytes) & (long ? PROPERTY_LONG : PROPERTY_SHORT)
        found.push({ itemId, property, at, long })
        at += indexBytes
      }
      if (at > to) throw broken()
    }
  }
  return found
}
