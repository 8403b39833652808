/** What a file is, by its first bytes: names and declared types are whatever the sender wrote. */

import type { PhotoType } from '../terms.ts'
import { nameAt, uint } from './bytes.ts'
import { PNG_SIGNATURE } from './png.ts'

const HEIC = new Set('heic heix hevc hevx heim heis hevm hevs mif1 msf1'.split(' '))
/** A picture and a moving one; the second is none of ours. */
const AVIF = 'avif'
const AVIF_SEQUENCE = 'avis'
const BRANDS_FROM = 16
/** Real files name about ten. */
const BRANDS_MAX = 64

export function kindOf(bytes: Uint8Array): PhotoType | 'heic' | null {
  if (nameAt(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (PNG_SIGNATURE.every((byte, i) => bytes[i] === byte)) return 'image/png'
  if (nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP') return 'image/webp'
  if (nameAt(bytes, 4) === 'ftyp') return kindOfBrands(brandsOf(bytes))
  return null
}

function brandsOf(bytes: Uint8Array): string[] {
  const end = Math.min(uint(bytes, 0, 4), bytes.length, BRANDS_FROM + BRANDS_MAX * 4)
  const brands = [nameAt(bytes, 8)]
  for (let at = BRANDS_FROM; at + 4 <= end; at += 4) brands.push(nameAt(bytes, at))
  return brands
}

function kindOfBrands(brands: string[]): PhotoType | 'heic' | null {
  if (brands.includes(AVIF_SEQUENCE)) return null
  if (brands.includes(AVIF)) return 'image/avif'
  return brands.some((brand) => HEIC.has(brand)) ? 'heic' : null
}
