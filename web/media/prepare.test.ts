/** On a device without OffscreenCanvas or Worker (jsdom is one): what is sent as it is, what is refused. */
import { expect, test } from 'vitest'
import { preparePhoto } from './prepare.ts'

const MB = 1024 * 1024
const JPEG = '\xff\xd8\xff\xe1'
const HEIC = '\0\0\0\x1cftypheic\0\0\0\0mif1heic'

function file(head: string, size = 100): File {
  const bytes = new Uint8Array(size)
  bytes.set(Uint8Array.from(head, (c) => c.charCodeAt(0)))
  return new File([bytes], 'foto.jpg', { type: 'image/jpeg' })
}
const prepare = (given: File) => preparePhoto(given, () => undefined)

test('an original that the server takes goes as it is; its sizes are made there', async () => {
  const original = file(JPEG, 5 * MB)
  const expected = { full: original, medium: null, small: null, colors: null }
  expect(await prepare(original)).toEqual(expected)
})

test.each([
  ['photo_large', file(JPEG, 5 * MB + 1)],
  ['photo_heic', file(HEIC)],
  ['photo_type', file('<svg onload="alert(1)">')],
  ['photo_type', file('GIF89a')],
  ['photo_type', file('%PDF-1.7')],
])('%s is said at once', async (code, given) => {
  await expect(prepare(given)).rejects.toMatchObject({ code })
})

test('one that was removed while it waited costs nothing, and a refused one holds nobody up', async () => {
  const [refused, removed, last] = [
    prepare(file('%PDF-1.7')),
    preparePhoto(
      file(JPEG),
      () => undefined,
      () => false,
    ),
    prepare(file(JPEG)),
  ]
  await expect(refused).rejects.toMatchObject({ code: 'photo_type' })
  expect(await removed).toBeNull()
  expect((await last)?.full.size).toBe(100)
})
