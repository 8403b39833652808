/** What a QR of a hand-over says, and whether a text gives a code away (D52). Pure; shared with the browser. */
import { plain } from '../text/terms.ts'
import { HANDOVER_DIGITS } from './terms.ts'

/** `proof`: 128 bits, base64url. */
export type Scanned = { tradeId: number; version: number; code: string; proof: string }

/** The 1 is the layout's: another one is another number. */
const PREFIX = 'jopoi:1'
/** Numbers stay exact; of 22 letters the last one holds but two bits. */
const QR = new RegExp(
  `^${PREFIX}:([1-9]\\d{0,14}):([1-9]\\d{0,8}):(\\d{${HANDOVER_DIGITS}}):([\\w-]{21}[AQgw])$`,
)

export const qrText = ({ tradeId, version, code, proof }: Scanned): string =>
  [PREFIX, tradeId, version, code, proof].join(':')

/** Null for whatever else a camera may read. */
export function readQr(text: string): Scanned | null {
  const [, tradeId, version, code, proof] = QR.exec(text) ?? []
  if (!code || !proof) return null
  return { tradeId: Number(tradeId), version: Number(version), code, proof }
}

/** "123456" as "123 456". */
export const grouped = (code: string): string => code.replace(/^(\d{3})(?=\d{3}$)/, '$1 ')

/** Digits in a row, and what stands between them and those before. */
type Group = { digits: string; before: string }

/** Shows nothing by itself, or is laid over a digit. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{M}\p{DI}]+/gu
/** Two numbers with a word between them are two. */
const WORD = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u
/** What the digits of one number are written with. */
const INSIDE = /^(?:[ .,\-/'’]|\) ?| \()$/
const THOUSANDS = /^\d{1,3}(?:([ .,'’])\d{3})(?:\1\d{3})*$/
/** Fewer digits are no phone number. */
const PHONE_MIN = 9

const groupsIn = (text: string): Group[] => {
  const flat = plain(text.replace(/[\n\r\t]/g, '  '))
    .replace(UNSEEN, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
  return [...flat.matchAll(/(\D*)(\d+)/g)].map(([, before = '', digits = '']) => ({
    digits,
    before,
  }))
}

const isInside = (group: Group | undefined) => group !== undefined && INSIDE.test(group.before)

/** Whether groups `from` to `to` are but a part of a longer number: a phone's, or one written by thousands. */
function isPart(groups: readonly Group[], from: number, to: number): boolean {
  if (!groups.slice(from + 1, to + 1).every(isInside)) return false
  let [first, last] = [from, to]
  while (first > 0 && isInside(groups[first])) first -= 1
  while (isInside(groups[last + 1])) last += 1
  if (first === from && last === to) return false
  const whole = groups.slice(first, last + 1)
  const digits = whole.reduce((sum, group) => sum + group.digits.length, 0)
  const written = whole.map(({ digits, before }, i) => (i === 0 ? '' : before) + digits).join('')
  return digits >= PHONE_MIN || THOUSANDS.test(written)
}

/**
 * Whether a text says the code: in digits of any script, with anything but words between them. A longer number
 * that has the same digits in it says nothing.
 */
export function containsCode(text: string, code: string): boolean {
  const groups = groupsIn(text)
  return groups.some((_, from) => {
    let said = ''
    for (let to = from; to < groups.length && said.length < code.length; to += 1) {
      const { digits, before } = groups[to] as Group
      if (to > from && WORD.test(before)) return false
      said += digits
      if (said === code) return !isPart(groups, from, to)
    }
    return false
  })
}
