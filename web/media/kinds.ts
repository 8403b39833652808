/** What a chosen file really is, told by its first bytes, never by name or declared type (case 28). */

/** The server takes the first four as they are; the others only once the device has converted them. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'bitmap' | 'other'

/** Enough for every signature below. */
export const HEAD_BYTES = 32

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']
const AVIF_BRANDS = ['avif', 'avis']
/** Pictures that browsers draw but the server does not take: GIF, BMP. */
const BITMAP_SIGNATURES = ['GIF87a', 'GIF89a', 'BM']

export function kindOf(head: Uint8Array): FileKind {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  if (text.startsWith('ftyp', 4)) return kindOfBrands(text)
  return BITMAP_SIGNATURES.some((signature) => text.startsWith(signature)) ? 'bitmap' : 'other'
}

/** ISO media files name a major brand and compatible ones; "mif1" alone says only "an image". */
function kindOfBrands(text: string): FileKind {
  const brands = [text.slice(8, 12), ...(text.slice(16).match(/[\s\S]{4}/g) ?? [])]
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : 'other'
}

export async function kindOfFile(file: Blob): Promise<FileKind> {
  return kindOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
}
