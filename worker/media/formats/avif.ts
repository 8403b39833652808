/**
 * AVIF: bytes of pictures stay where they are (the file refers to them by position); everything that
 * no picture refers to becomes nought, and boxes with other content become free space.
 */
import { associationsOf, type Extent, extentsOf, itemsOf, primaryOf } from './avif-items.ts'
import { type Box, blank, boxesOf, boxNamed } from './boxes.ts'
import { ascii, broken, nameAt, u8, uint } from './bytes.ts'
import { isWide, type Kept, type Picture } from './picture.ts'

const META_KEPT = new Set('hdlr pitm iloc iinf iref iprp idat grpl dinf'.split(' '))
const PROPERTIES_KEPT = new Set(
  'ispe pixi av1C colr auxC irot imir clap pasp a1op lsel a1lx clli mdcv cclv amve'.split(' '),
)
/** Kinds of `colr` that hold a whole profile, with its maker's name. */
const PROFILES = new Set(['prof', 'rICC'])
const VERSION_BYTES = 4
const IGNORED_ITEM = ascii('skip')

function isProfile(bytes: Uint8Array, box: Box): boolean {
  return box.name === 'colr' && PROFILES.has(nameAt(bytes, box.body))
}

type Layout = { top: Box[]; children: Box[]; properties: Box[]; container: Box[] }

function layoutOf(bytes: Uint8Array): Layout {
  // What is hung on behind the last whole box is no part of the file.
  const top = boxesOf(bytes, 0, bytes.length, true)
  const meta = boxNamed(top, 'meta')
  const children = boxesOf(bytes, meta.body + VERSION_BYTES, meta.to)
  const iprp = boxNamed(children, 'iprp')
  const properties = boxesOf(bytes, iprp.body, iprp.to)
  const ipco = boxNamed(properties, 'ipco')
  return { top, children, properties, container: boxesOf(bytes, ipco.body, ipco.to) }
}

export function readAvif(bytes: Uint8Array): Picture {
  const { children, properties, container } = layoutOf(bytes)
  const primary = primaryOf(bytes, children)
  const own = associationsOf(bytes, properties)
    .filter((a) => a.itemId === primary)
    .map((a) => container[a.property - 1])
  const size = own.find((box) => box?.name === 'ispe')
  if (!size) throw broken()
  const [width, height] = [uint(bytes, size.body + 4, 4), uint(bytes, size.body + 8, 4)]
  if (width === 0 || height === 0) throw broken()
  const turn = own.find((box) => box?.name === 'irot')
  // Turns are part of the format and every decoder applies them; Exif's orientation is ignored.
  const sideways = turn !== undefined && (u8(bytes, turn.body) & 1) === 1
  return {
    type: 'image/avif',
    ...(sideways ? { width: height, height: width } : { width, height }),
    orientation: 1,
    wide: container.some((b) => isProfile(bytes, b) && isWide(bytes.subarray(b.body, b.to))),
    opaque: !container.some((box) => box.name === 'auxC'),
  }
}

/** Refuses what is cut off, and layouts that no encoder of photos writes. */
export function stripAvif(bytes: Uint8Array, { profile = false }: Kept = {}): Uint8Array {
  const { top, children, properties, container } = layoutOf(bytes)
  const media = top.filter((box) => box.name === 'mdat')
  const ends = top.filter((box) => ['ftyp', 'meta', 'mdat'].includes(box.name)).map((b) => b.to)
  const out = new Uint8Array(Math.max(...ends))
  for (const box of top.filter((b) => b.to <= out.length)) {
    const whole = box.name === 'ftyp' || box.name === 'meta'
    out.set(bytes.subarray(box.from, whole ? box.to : box.body), box.from)
    if (!whole && box.name !== 'mdat') blank(out, box)
  }
  const itemData = children.find((box) => box.name === 'idat')
  if (itemData) out.fill(0, itemData.body, itemData.to)
  for (const box of children) if (!META_KEPT.has(box.name)) blank(out, box)

  const items = itemsOf(bytes, children)
  const pictures = new Set(items.filter((i) => i.isPicture).map((i) => i.id))
  let copied = 0
  for (const extent of extentsOf(bytes, children)) {
    if (!pictures.has(extent.itemId)) continue
    const [from, to] = placeOf(extent, media, itemData)
    // Stretches that overlap a thousand times would cost seconds.
    copied += to - from
    if (copied > 2 * bytes.length) throw broken()
    out.set(bytes.subarray(from, to), from)
  }
  for (const item of items) {
    if (item.isPicture) continue
    // A reader that meets an empty Exif may refuse the file; an unknown item is passed over.
    out.fill(0, item.typeAt, item.to)
    out.set(IGNORED_ITEM, item.typeAt)
  }
  blankProperties(out, associationsOf(bytes, properties), container, profile)
  return out
}

function placeOf(extent: Extent, media: Box[], itemData: Box | undefined): [number, number] {
  const shift = extent.inItemData ? (itemData?.body ?? 0) : 0
  const [from, to] = [extent.from + shift, extent.to + shift]
  const holders = extent.inItemData ? (itemData ? [itemData] : []) : media
  if (!holders.some((box) => box.body <= from && to <= box.to)) throw broken()
  return [from, to]
}

function blankProperties(
  out: Uint8Array,
  associations: ReturnType<typeof associationsOf>,
  container: Box[],
  profile: boolean,
): void {
  const blanked = new Set<number>()
  container.forEach((box, i) => {
    if (PROPERTIES_KEPT.has(box.name) && (profile || !isProfile(out, box))) return
    blank(out, box)
    blanked.add(i + 1)
  })
  // Readers refuse a file with an unknown property that is marked as essential (the top bit).
  for (const { property, at } of associations) {
    if (blanked.has(property)) out[at] = u8(out, at) & 0x7f
  }
}
