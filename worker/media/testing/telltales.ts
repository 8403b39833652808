/** Traces of where, with what and by whom a sample was taken: none may stand in what is served (case 27). */

const TELLTALES = [
  'Exif',
  'EXIF',
  'eXIf',
  'GPS',
  'Apple',
  'iPhone',
  'NIKON',
  'COOLPIX',
  'Secret',
  'SN-123456',
  'http://ns.adobe.com',
  'xmpmeta',
  'ICC_PROFILE',
  'iCCP',
  'ICCP',
  'lcms',
  'Photoshop',
]

/** The telltales that stand anywhere in the bytes. */
export function toldBy(bytes: Uint8Array): string[] {
  let text = ''
  for (let i = 0; i < bytes.length; i += 8192) {
    text += String.fromCharCode(...bytes.subarray(i, i + 8192))
  }
  return TELLTALES.filter((told) => text.includes(told))
}
