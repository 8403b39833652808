import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containsCode, grouped, qrText, readQr } from './rules.ts'

const digits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((d) => d.join(''))
const codes = digits(6)
const proofs = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'))
const scans = fc.record({
  tradeId: fc.integer({ min: 1, max: 999_999_999_999_999 }),
  version: fc.integer({ min: 1, max: 999_999_999 }),
  code: codes,
  proof: proofs,
})

describe('the QR', () => {
  test('says what was put into it', () => {
    fc.assert(
      fc.property(scans, (scanned) => {
        expect(readQr(qrText(scanned))).toEqual(scanned)
      }),
    )
  })

  test('is short: no more than 80 letters', () => {
    fc.assert(fc.property(scans, (scanned) => qrText(scanned).length <= 80))
  })

  test('with one sign more, less or another is none of ours, or says another thing', () => {
    const place = fc.nat(80)
    fc.assert(
      fc.property(
        scans,
        place,
        fc.string({ maxLength: 1, unit: 'binary' }),
        (scanned, at, sign) => {
          const text = qrText(scanned)
          const changed = text.slice(0, at) + sign + text.slice(at + 1)
          if (changed !== text) expect(readQr(changed)).not.toEqual(scanned)
          expect(readQr(`${text}${sign || ' '}`)).toBeNull()
          expect(readQr(`${sign || ' '}${text}`)).toBeNull()
        },
      ),
    )
  })

  test('whatever else a camera reads is none of ours', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readQr(text) === null))
  })

  const PROOF = 'AAAAAAAAAAAAAAAAAAAAAA'
  test.each([
    '',
    'https://jopoi.example/trades/7',
    `jopoi:2:7:1:048213:${PROOF}`,
    `JOPOI:1:7:1:048213:${PROOF}`,
    `jopoi:1:07:1:048213:${PROOF}`,
    `jopoi:1:0:1:048213:${PROOF}`,
    `jopoi:1:-7:1:048213:${PROOF}`,
    `jopoi:1:7:1e3:048213:${PROOF}`,
    `jopoi:1:9999999999999999:1:048213:${PROOF}`,
    `jopoi:1:7:1:48213:${PROOF}`,
    `jopoi:1:7:1:٠٤٨٢١٣:${PROOF}`,
    `jopoi:1:7:1:048213:${PROOF.slice(1)}`,
    // The same bytes in another spelling.
    `jopoi:1:7:1:048213:${PROOF.slice(1)}B`,
    `jopoi:1:7:1:048213:${PROOF}\n`,
    `jopoi:1:7:1:048213:${PROOF}:x`,
    `${'jopoi:1:'.repeat(100_000)}`,
  ])('%.40j is none', (text) => {
    expect(readQr(text)).toBeNull()
  })
})

test('a code is shown in two groups', () => {
  expect(grouped('048213')).toBe('048 213')
})

describe('a text with the code', () => {
  const CODE = '048213'
  test.each([
    '048213',
    'Mi código es 048213.',
    'cod048213ya',
    '048 213',
    '04-82-13',
    '0.4.8.2.1.3',
    '0 4 8 2 1 3',
    '0\n4\n8\n2\n1\n3',
    '0\u200b4\u200b8\u200b2\u200b1\u200b3',
    '0\u{1f600}4\u{1f600}8\u{1f600}2\u{1f600}1\u{1f600}3',
    '0\ufe0f\u20e34\ufe0f\u20e38\ufe0f\u20e32\ufe0f\u20e31\ufe0f\u20e33\ufe0f\u20e3',
    '０４８２１３',
    '٠٤٨٢١٣',
    '०४८२१३',
    '⁰⁴⁸²¹³',
    '0\u3164 4, 8; 2 / 1 _ 3',
    'a las 3: 048213',
    'a las 15:30 048213',
    'Calle 3 (048213)',
    '30 048213',
    '0981 123456, 048213',
    'jopoi:1:7:1:048213:AAAAAAAAAAAAAAAAAAAAAA',
    '¿048213?',
    '048\u2212213',
  ])('%j is found', (text) => {
    expect(containsCode(text, CODE)).toBe(true)
  })

  test.each([
    '',
    'Nos vemos a las 15:30',
    '0482130',
    '1048213',
    '99048213',
    '0981 048213',
    '0981048213',
    '+595 981 048 213',
    '(0981) 048-213',
    '021 048 213',
    'Gs. 1.048.213',
    'Gs. 1 048 213',
    '048.213.000',
    'a las 04 y 8213',
    '04821 3000',
    '048 y 213',
    '48213',
  ])('%j is not it', (text) => {
    expect(containsCode(text, CODE)).toBe(false)
  })

  /** Noughts of scripts that people write with, and some that nobody does. */
  const NOUGHTS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce, 0x1e950]
  const scripts = fc.constantFrom(...NOUGHTS)
  const between = fc.constantFrom(
    '',
    ' ',
    '.',
    '-',
    '\u2011',
    '\u200b',
    '\u2060',
    '\u00a0',
    '\ufe0f',
    ' · ',
    '\n',
    '*',
  )
  const words = fc.constantFrom('', 'Mi código: ', 'el ', '¿', 'es: ', '(', 'ok, ')

  test('is found in any script, with anything between its digits', () => {
    const seams = fc.array(between, { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(codes, scripts, seams, words, words, (code, nought, seam, start, end) => {
        const said = [...code]
          .map((digit, i) => String.fromCodePoint(nought + Number(digit)) + (seam[i] ?? ''))
          .join('')
        return containsCode(start + said + end, code)
      }),
    )
  })

  test('is not found in a longer number, however it is written', () => {
    const more = digits(1).chain((first) =>
      fc
        .nat(6)
        .chain((n) => digits(n))
        .map((d) => first + d),
    )
    fc.assert(
      fc.property(codes, more, fc.boolean(), scripts, (code, rest, isBefore, nought) => {
        const number = isBefore ? rest + code : code + rest
        // The same six digits may stand there once more.
        const said = [...number].map((digit) => String.fromCodePoint(nought + Number(digit)))
        return !containsCode(`Llámame al ${said.join('')}.`, code)
      }),
    )
  })

  test('is not found in a phone number or a price', () => {
    fc.assert(
      fc.property(codes, digits(3), fc.constantFrom(' ', '-', '.'), (code, prefix, sign) => {
        const halves = `${code.slice(0, 3)}${sign}${code.slice(3)}`
        return [
          `0${prefix} ${code}`,
          `+595 ${prefix} ${halves}`,
          `(0${prefix}) ${halves}`,
          `Gs. 1.${code.slice(0, 3)}.${code.slice(3)}`,
        ].every((text) => !containsCode(text, code))
      }),
    )
  })

  test('no text breaks it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), codes, (text, code) => {
        expect(typeof containsCode(text, code)).toBe('boolean')
      }),
    )
    expect(containsCode('0 '.repeat(50_000), CODE)).toBe(false)
  })
})
