/** Multipart bodies written by hand, so that they may be wrong in every way a form can be. */
import fc from 'fast-check'
import { hostileText } from './hostile.ts'

export type Body = { type: string | null; body: string | Uint8Array<ArrayBuffer> }

const BOUNDARY = 'fuzz-7f3a'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff)

/** A picture of one pixel, as any browser makes it. */
const PIXEL = atob(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
)
const FILES: string[] = [
  ...[
    PIXEL,
    PIXEL.slice(0, 40),
    `${PIXEL}<script>`,
    '',
    '\xff\xd8\xff',
    '\xff\xd8\xff\xe0\xff\xff',
  ],
  ...[
    'GIF89a=1;alert(1)//',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>',
    'RIFF\xff\xff\xff\xffWEBPVP8X',
  ],
  ...[
    '%PDF-1.7\nhola\n%%EOF',
    '%PDF-',
    'PK\x03\x04',
    '\0\0\0\x20ftypavif',
    '\0\0\0\0ftypheic',
    'MZ',
    '<html>',
  ],
]
const NAMES = [
  'a.jpg',
  'a.png',
  '',
  '../../a.jpg',
  'a.jpg\0.html',
  'a".jpg',
  'x'.repeat(500),
  '😀.svg',
  'CON',
]
const TYPES = [
  'image/png',
  'image/jpeg',
  'text/html',
  'image/svg+xml',
  'application/pdf',
  '',
  'x/y; z',
]

const quoted = (text: string) => text.replace(/[\r\n]/g, ' ').replaceAll('"', '%22')
const utf8 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))

const textPart = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(utf8(name))}"\r\n\r\n${utf8(value)}\r\n`

const filePart = (field: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(field, fc.constantFrom(...NAMES), fc.constantFrom(...TYPES), fc.constantFrom(...FILES))
    .map(([name, filename, type, content]) => {
      const says = `form-data; name="${quoted(utf8(name))}"; filename="${quoted(utf8(filename))}"`
      return `--${BOUNDARY}\r\nContent-Disposition: ${says}\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`
    })

const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

const BROKEN: Body[] = [
  ...[
    TYPE,
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
  ].map((type) => ({ type, body: 'no form' })),
  { type: TYPE, body: '' },
  { type: TYPE, body: `--${BOUNDARY}` },
  { type: TYPE, body: `--${BOUNDARY}\r\n\r\n\r\n--${BOUNDARY}--` },
  {
    type: TYPE,
    body: `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
  },
  { type: TYPE, body: textPart('title', 'never ended') },
  {
    type: `multipart/form-data; boundary=other`,
    body: `${textPart('title', 'x')}--${BOUNDARY}--\r\n`,
  },
  { type: `multipart/form-data; boundary=${'b'.repeat(5_000)}`, body: 'x' },
  { type: 'multipart/mixed; boundary=x', body: '--x\r\n\r\n--x--' },
  { type: TYPE, body: `--${BOUNDARY}\r\n${'X: y\r\n'.repeat(2_000)}\r\nz\r\n--${BOUNDARY}--\r\n` },
  {
    type: TYPE,
    body: `--${BOUNDARY}\nContent-Disposition: form-data; name=a\n\nb\n--${BOUNDARY}--\n`,
  },
]

const mostlyNone = (part: fc.Arbitrary<string>): fc.Arbitrary<string[]> =>
  fc.oneof(fc.constant<string[]>([]), fc.array(part, { maxLength: 2 }))

const names = (fields: Record<string, unknown>, files: readonly string[]) =>
  fc.constantFrom('x', '__proto__', ...Object.keys(fields), ...files)

/** `fields` as a form sends them, some of them doubled or hostile, with files of every kind under `files`. */
export function formOf(
  fields: Record<string, unknown>,
  files: readonly string[],
): fc.Arbitrary<Body> {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  const own = sent.map(([name, value]) => textPart(name, asText(value)))
  const odd = fc
    .tuple(names(fields, files), hostileText)
    .map(([name, text]) => textPart(name, text))
  const whole = fc
    .tuple(
      mostlyNone(odd),
      mostlyNone(filePart(files.length ? fc.constantFrom(...files) : fc.constant('x'))),
    )
    .map(([strange, uploads]) => ({
      type: TYPE,
      body: bytes(`${[...own, ...strange, ...uploads].join('')}--${BOUNDARY}--\r\n`),
    }))
  return fc.oneof(
    { weight: 5, arbitrary: whole },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN) },
  )
}
