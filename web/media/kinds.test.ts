/** Case 28: what a file is, is decided by its first bytes. */
import { expect, test } from 'vitest'
import { kindOf, kindOfFile } from './kinds.ts'

const bytes = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0))
const iso = (major: string, ...compatible: string[]) =>
  bytes(`\0\0\0\x1cftyp${major}\0\0\0\0${compatible.join('')}`)

test.each([
  ['jpeg', bytes('\xff\xd8\xff\xe1\0\x18Exif')],
  ['png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
  ['avif', iso('avif', 'mif1', 'miaf')],
  ['avif', iso('mif1', 'avif', 'miaf')],
  ['heic', iso('heic', 'mif1', 'heic')],
  ['heic', iso('mif1', 'heic', 'miaf')],
  ['bitmap', bytes('GIF89a\x01\0')],
  ['bitmap', bytes('BM\x36\0\0\0')],
  ['other', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['other', bytes('%PDF-1.7')],
  ['other', bytes('RIFF\x10\0\0\0WAVEfmt ')],
  ['other', iso('isom', 'iso2', 'mp41')],
  ['other', bytes('')],
])('it tells %s', (kind, head) => {
  expect(kindOf(head)).toBe(kind)
})

test('a name and a declared type change nothing', async () => {
  const renamed = new File([iso('heic', 'mif1')], 'foto.jpg', { type: 'image/jpeg' })
  expect(await kindOfFile(renamed)).toBe('heic')
})
