/** What a camera, or whoever edited its picture, wrote into a PDF (case 27). What the PDF compressed is not looked into. */

/**
 * Exif, XMP and Photoshop's segments of the JPEG files in it, and XMP that stands in the PDF itself, to the end of its
 * stream at the latest. Read as one character a byte.
 */
const TOLD =
  /\xff(?:\xe1..(?:Exif|http:\/\/ns\.adobe\.com\/)|\xed..Photoshop)|<(?:\?xpacket begin|x:xmpmeta).*?(?:<\?xpacket end[^>]{0,40}>|<\/x:xmpmeta>|(?=endstream)|$)/gs

/** A marker, and the two bytes of its length, which counts itself. */
const MARKER_BYTES = 2
const LENGTH_BYTES = 2

/** A copy of the same length with zeros there: all that points to a place in the file still finds it. */
export function withoutCameraData(pdf: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(pdf)
  const text = new TextDecoder('latin1').decode(bytes)
  TOLD.lastIndex = 0
  for (let found = TOLD.exec(text); found; found = TOLD.exec(text)) {
    const { from, to } = spanOf(bytes, found)
    bytes.fill(0, from, to)
    TOLD.lastIndex = Math.max(to, found.index + 1)
  }
  return bytes
}

function spanOf(bytes: Uint8Array, { 0: told, index }: RegExpExecArray) {
  if (told.startsWith('<')) return { from: index, to: index + told.length }
  const at = index + MARKER_BYTES
  const length = new DataView(bytes.buffer).getUint16(at)
  return { from: at + LENGTH_BYTES, to: Math.min(at + length, bytes.length) }
}
