/** Case 27 for documents: a PDF made of a photo tells nothing of the camera, and shows the same. */
import { expect, test } from 'vitest'
import { ascii, concat } from '../media/formats/bytes.ts'
import { readPicture, stripPicture } from '../media/formats/strip.ts'
import { sample } from '../media/testing/samples.ts'
import { toldBy } from '../media/testing/telltales.ts'
import { withoutCameraData } from './pdf.ts'

const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta><rdf:RDF>
<tiff:Make>NIKON</tiff:Make><exif:GPSLatitude>25,17S</exif:GPSLatitude></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`

const stream = (number: number, dictionary: string, bytes: Uint8Array) => [
  ascii(`${number} 0 obj\n<<${dictionary} /Length ${bytes.length}>>\nstream\n`),
  bytes,
  ascii('\nendstream\nendobj\n'),
]
/** One page of one picture, as phones make it. */
const pdfOf = (photo: Uint8Array, xmp = XMP) =>
  concat([
    ascii('%PDF-1.7\n1 0 obj\n<</Type /Catalog /Metadata 3 0 R>>\nendobj\n'),
    ...stream(2, '/Subtype /Image /Filter /DCTDecode', photo),
    ...stream(3, '/Type /Metadata /Subtype /XML', ascii(xmp)),
    ascii('xref\n0 1\n%%EOF'),
  ])
const pictureIn = (pdf: Uint8Array, photo: Uint8Array) => {
  const start = pdfOf(photo).indexOf(0xff)
  return pdf.slice(start, start + photo.length)
}

test.each(['gps.jpg', 'iphone-gps.jpg', 'phone-large.jpg'])(
  'of %s the picture stays, and nothing of where and with what it was taken',
  (name) => {
    const photo = sample(name)
    const pdf = pdfOf(photo)
    expect(toldBy(pdf)).toContain('GPS')
    const clean = withoutCameraData(pdf)
    expect(clean).toHaveLength(pdf.length)
    expect(toldBy(clean).filter((told) => !['ICC_PROFILE', 'lcms'].includes(told))).toEqual([])
    const [before, after] = [stripPicture(photo, 'image/jpeg'), pictureIn(clean, photo)]
    expect(readPicture(after).orientation).toBe(1)
    expect(stripPicture(after, 'image/jpeg')).toEqual(before)
    // Around the picture and the metadata all is as it was.
    const text = new TextDecoder('latin1').decode(clean)
    expect(text).toMatch(/\nendstream\nendobj\n3 0 obj\n<<\/Type \/Metadata /)
    expect(text).toMatch(/\nendstream\nendobj\nxref\n0 1\n%%EOF$/)
    expect(withoutCameraData(clean)).toEqual(clean)
  },
)

test('metadata that is cut off goes to the end of its stream, without one to the end of the file', () => {
  const cut = XMP.slice(0, XMP.indexOf('</rdf'))
  const text = new TextDecoder('latin1').decode(withoutCameraData(pdfOf(sample('gps.jpg'), cut)))
  expect(text).not.toContain('NIKON')
  expect(text).toMatch(/endstream\nendobj\nxref/)
  const last = withoutCameraData(ascii(`%PDF-1.7 ${cut}`))
  expect(new TextDecoder().decode(last).replaceAll('\0', '')).toBe('%PDF-1.7 ')
  const segment = withoutCameraData(ascii('%PDF-1.7 \xff\xe1\xff\xffExif secreto'))
  expect(new TextDecoder('latin1').decode(segment)).not.toContain('secreto')
})

test('what tells nothing is the same file, and 2 MB of beginnings take no time', () => {
  const plain = ascii('%PDF-1.7\n1 0 obj\n(Exif, Photoshop y http://ns.adobe.com/)\nendobj\n%%EOF')
  expect(withoutCameraData(plain)).toEqual(plain)
  const began = performance.now()
  for (const part of ['<?xpacket begin<?xpacket end', '<x:xmpmeta', '\xff\xe1\0\0Exif', '<'])
    withoutCameraData(ascii(part.repeat(Math.floor(2_000_000 / part.length))))
  expect(performance.now() - began).toBeLessThan(10_000)
})
