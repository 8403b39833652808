/** What stays the same of a number, a mailbox or a document however it is written (D60). Pure. */
import { COUNTRIES } from '../../places/terms.ts'

export const MARK_KINDS = ['phone', 'mailbox', 'document'] as const
export type MarkKind = (typeof MARK_KINDS)[number]
/** What a suspended person's refuses; of a mailbox administrators only see that it is the same. */
export const REFUSING_KINDS = ['phone', 'document'] as const satisfies MarkKind[]
export type RefusingKind = (typeof REFUSING_KINDS)[number]

type Country = (typeof COUNTRIES)[number]['code']

/** ITU E.164. None is the beginning of another. */
const CALLING: Record<Exclude<Country, ''>, string> = {
  ...{ AR: '54', BO: '591', BR: '55', CL: '56', CO: '57', CR: '506', CU: '53', EC: '593' },
  ...{ SV: '503', GT: '502', HN: '504', MX: '52', NI: '505', PA: '507', PY: '595', PE: '51' },
  ...{ DO: '1', UY: '598', VE: '58', ES: '34' },
}
/** Digits of the shortest number within a country: shorter, and what it begins with is no country's. */
const NATIONAL_MIN = 7

/** The same however it is spelled: with the country or without, with a zero before it, in groups. `country`: the person's, for what is dialled within it. */
export function phoneStem(number: string, country: string): string {
  const digits = number.replace(/\D/g, '')
  const isAbroad = number.trim().startsWith('+') || digits.startsWith('00')
  const international = digits.replace(/^0+/, '')
  const own = callingOf(country)
  const codes = isAbroad ? Object.values(CALLING) : [own]
  const code = codes.find((one) => one !== '' && international.startsWith(one))
  const isCoded = isAbroad || (code && international.length >= code.length + NATIONAL_MIN + 1)
  if (code && isCoded) return code + withoutZeros(international.slice(code.length))
  return isAbroad ? international : own + international
}

/** As it is dialled from anywhere: whoever is called by it has this number and no other. */
export const dialled = (number: string, country: string): string => `+${phoneStem(number, country)}`

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '')

function callingOf(country: string): string {
  const code = COUNTRIES.find(({ name }) => name === country)?.code ?? ''
  return code === '' ? '' : CALLING[code]
}

/** Mailboxes that get what is written to them with dots or without. */
const DOTLESS = ['gmail.com']
const SAME_HOUSE: Record<string, string> = { 'googlemail.com': 'gmail.com' }

/** The mailbox that letters to an address end up in: without what stands behind a plus, and without dots where they say nothing. */
export function mailboxStem(address: string): string {
  const at = address.lastIndexOf('@')
  const given = address.slice(at + 1).toLowerCase()
  const domain = SAME_HOUSE[given] ?? given
  const name = address.slice(0, at).toLowerCase()
  const plain = name.replace(/(?<=.)\+.*$/, '')
  return `${DOTLESS.includes(domain) ? plain.replaceAll('.', '') : plain}@${domain}`
}

/** What is written before a number and is no part of it, without signs between its letters: "C.I. Nº". */
const LABELS =
  /^(?:CEDULA|DE|IDENTIDAD|CIVIL|CIC|CI|DNI|DOCUMENTO|DOC|PASAPORTE|PASSPORT|RG|NUMERO|NUM|NRO|NO)+(?=[A-Z]{0,2}\d)/
/** Fewer are a slip of whoever typed it, and would be many people's. */
const DOCUMENT_SIGNS_MIN = 5

/**
 * Letters and digits, without labels and zeros before them; a country's two letters before a number stay ("AR 12.345.678"),
 * else it is of Paraguay. Null: too short to be anybody's.
 */
export function documentStem(number: string): string | null {
  const signs = number
    .normalize('NFKD')
    .toUpperCase()
    .replace(/(?<!\p{L})N\s*°/gu, '')
  const plain = signs.replace(/[^\p{L}\p{N}]/gu, '').replace(LABELS, '')
  const country = COUNTRIES.find(({ code }) => code !== '' && plain.startsWith(code))?.code
  const behind = plain.slice(2).replace(LABELS, '')
  const isOf = country !== undefined && /^\d/.test(behind)
  const rest = withoutZeros(isOf ? behind : plain)
  return rest.length < DOCUMENT_SIGNS_MIN ? null : `${isOf ? country : 'PY'}:${rest}`
}
