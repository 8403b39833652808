/**
 * What people type, paste and send, cleaned before it is judged: one step a kind of field. Pure. What cannot be seen
 * counts as nothing, so that what is empty to the eye is empty to every rule.
 */

/** Letters and signs that show nothing though Unicode calls them letters: the blank of Braille, the fillers of Hangul. */
const BLANKS = '\u2800\u115f\u1160\u3164\uffa0'
/** Controls, half characters, direction marks, letters of no width. What is not assigned yet may be a new emoji. */
const UNSEEN = `\\p{Cc}\\p{Cf}\\p{Cs}\\p{DI}${BLANKS}${nonCharacters()}`
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g

/** The two last of every plane, and some more: Unicode never gives them a meaning. */
function nonCharacters(): string {
  const ends = Array.from({ length: 17 }, (_, plane) => plane * 0x1_0000 + 0xfffe)
  return `\\ufdd0-\\ufdef${ends.map((end) => String.fromCodePoint(end, end + 1)).join('')}`
}

/** What holds the parts of an emoji together, and what chooses its look, where they stand in one: of a flag at most eight. */
const IN_EMOJI =
  /(?<=\p{Emoji}|\p{EMod}|\ufe0f|\u20e3)(?:\u200d(?=\p{Extended_Pictographic})|\ufe0f)|(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]{0,7})[\u{e0020}-\u{e007f}]/u
const SPARED = new RegExp(`(${IN_EMOJI.source})|[${UNSEEN}]`, 'gu')
/** Joiners that some scripts are written with: between two letters only. */
const JOINED = /(?<=\p{L}\p{M}*)[\u200c\u200d](?=\p{L})/u
const SPARED_IN_TEXT = new RegExp(
  `(${IN_EMOJI.source}|${JOINED.source}|[\\n\\u2066-\\u2069\\u200e\\u200f\\u061c])|[${UNSEEN}]`,
  'gu',
)

/** An accent needs a letter under it; nobody writes more than four over one. */
const bareMarks = (text: string) =>
  text.replace(/(^|[\s\p{C}])\p{M}+/gu, '$1').replace(/(\p{M}{4})\p{M}+/gu, '$1')

const spared = (text: string, spare: RegExp) =>
  text.replace(spare, (_found, kept: string | undefined) => kept ?? '')

/** One line: titles, tags, names of places. Directions and what is unseen go, any run of spaces is one. */
export function cleanLine(given: string): string {
  const flat = given.normalize('NFC').replace(/[\s\p{Z}\u0085]+/gu, ' ')
  return bareMarks(spared(flat, SPARED)).replace(/ {2,}/g, ' ').trim()
}

/** Several lines: descriptions, messages. Directions stay where a script needs them and end with their line. */
export function cleanText(given: string): string {
  const text = given.normalize('NFC').replace(LINE_END, '\n').replaceAll('\t', ' ')
  const lines = bareMarks(spared(text, SPARED_IN_TEXT))
    .split('\n')
    .map((line) => (isSeen(line) ? closed(line.trimEnd()) : ''))
  return lines.join('\n').trim()
}

/** Whether there is anything to see: a letter, a digit or a sign. */
export const isSeen = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}\p{Co}\p{Cn}]/u.test(spared(text, SPARED))

/** Turned writing ends with the line that it began in. */
function closed(line: string): string {
  let open = 0
  let kept = ''
  for (const sign of line) {
    if (sign === '\u2069') {
      if (open === 0) continue
      open -= 1
    } else if (/[\u2066-\u2068]/.test(sign)) open += 1
    kept += sign
  }
  return kept + '\u2069'.repeat(open)
}

/** A person's name: a line, without signs that no name has. An accent by itself is how many keyboards write an apostrophe. */
export const cleanName = (given: string): string =>
  cleanLine(
    given
      .replace(/[\p{Co}\p{Cn}]/gu, '')
      .normalize('NFC')
      .replace(/[´`′ʹ]/g, "'"),
  )

/** Every digit of any script as 0 to 9, wide letters as usual ones. */
export const plain = (text: string): string =>
  text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitOf(digit)))

/** Unicode's digits stand in rows of ten, each beginning with its nought. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let nought = code
  while (code - nought < 9 && /\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought -= 1
  return code - nought
}

/** A line without accents, wide letters as usual ones. Case stays: names of streets have capitals. */
export const bareLine = (text: string): string =>
  plain(cleanLine(text)).normalize('NFD').replace(/\p{M}/gu, '')

const DASHES = /[\p{Pd}\u2212]/gu

/** A number as it is copied out of contacts, pages and cards: "tel:", marks, hyphens and slashes of all kinds. */
export const cleanPhone = (given: string): string =>
  cleanLine(plain(given).replace(DASHES, '-'))
    .replace(/^tel:/i, '')
    .replaceAll('/', ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Sums of money: marks and unusual hyphens are none of the number. */
export const cleanAmount = (given: string): string => cleanLine(plain(given).replace(DASHES, '-'))

/** A code of digits: what stands between them is for the eye. */
export const cleanCode = (given: string): string =>
  cleanLine(plain(given)).replace(/[\s\p{Pd}]/gu, '')

/** Case and what is around do not make another address (case 31); a plus stays. */
export const cleanEmail = (given: string): string =>
  cleanLine(given.normalize('NFKC'))
    .replace(/^mailto:/i, '')
    .replace(/^<(.*)>$/, '$1')
    .trim()
    .toLowerCase()
