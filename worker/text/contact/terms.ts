/**
 * Ways to reach somebody past us in what people write: phone numbers, links, a street with a number (D58). Pure. It judges
 * what a reader would take for one, however it is spaced, spelt or drawn; prices, dates, hours, sizes and models are none.
 * Whoever is set on it gets past (J210): it stops what is written without thought, and what is easily read.
 */
import { bareLine } from '../terms.ts'

/** As numbers are told aloud, digit by digit or in pairs: "cero nueve ochenta y uno". */
const SPOKEN: Record<string, string> = {
  ...{ cero: '0', uno: '1', dos: '2', tres: '3', cuatro: '4', cinco: '5', seis: '6', siete: '7' },
  ...{ ocho: '8', nueve: '9', diez: '10', once: '11', doce: '12', trece: '13', catorce: '14' },
  ...{ quince: '15', veinte: '20', treinta: '30', cuarenta: '40', cincuenta: '50' },
  ...{ sesenta: '60', setenta: '70', ochenta: '80', noventa: '90' },
  ...{ zero: '0', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7' },
  ...{ eight: '8', nine: '9' },
}
const SAID = new RegExp(`\\b(?:${Object.keys(SPOKEN).join('|')})\\b`, 'g')
const TENS =
  /\b((?:trei|cuare|cincue|sese|sete|oche|nove)nta|ochenta) y (uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)\b/g

/** Words of numbers as digits; o, l and i among digits as what they are drawn like. */
const asDigits = (text: string) =>
  text
    .replace(TENS, (_all, ten: string, one: string) => `${SPOKEN[ten]?.[0]}${SPOKEN[one]}`)
    .replace(SAID, (word) => SPOKEN[word] ?? word)
    .replace(/(?<=\d[^\p{L}\d]{0,2})o(?=[^\p{L}\d]{0,2}[\doli])|(?<![\p{L}\d])o(?=9[6-9])/gu, '0')
    .replace(/(?<=\d)[li](?=[\doli])/g, '1')

const BETWEEN = '[^\\p{L}\\d]{0,4}'
/** Six digits or more, with nothing but signs between them. */
const RUN = new RegExp(`\\d(?:${BETWEEN}\\d){5,}`, 'gu')
/** The same with a letter or two here and there. */
const LOOSE_RUN = new RegExp(`\\d(?:${BETWEEN}(?:\\p{L}{1,2}${BETWEEN})?\\d){8,}`, 'gu')

/** What a run of digits is made of where nobody gives a number: hours, dates, years, sums. */
const HOUR = '(?:[01]?\\d|2[0-3])[:.][0-5]\\d'
const YEAR = '(?:19|20)\\d\\d'
const DATE = `[0-3]?\\d/[01]?\\d|[0-3]?\\d([/.-])[01]?\\d\\1(?:${YEAR}|\\d\\d)|${YEAR}-[01]\\d-[0-3]\\d`
const SUM = '(?!9[6-9]\\d[.,]\\d{3}[.,](?!000))[1-9]\\d{0,2}(?:[.,]\\d{3})+|[1-9]\\d*000'
const USUAL = new RegExp(`^(?:${HOUR}(?:-${HOUR})?|${YEAR}(?:[-/]${YEAR})?|${DATE}|${SUM})$`)
const isUsual = (run: string) =>
  run.split(/[^\d:./,-]+|[,-](?!\d)|,(?!\d{3}(?!\d))/).every((part) => {
    const bare = part.replace(/^[.,:/-]+|[.,:/-]+$/g, '')
    return bare === '' || USUAL.test(bare)
  })

/** Of Paraguay: 09xx and six more, with or without the country before it; as it is told among people, without the nought. */
const MOBILE = /^(?:(?:00)?5950?|0)9[6-9]\d{7}/
const SHORT_MOBILE = /^9[6-9]\d{7}$/
/** 021 or 0xxx, and six or seven more. */
const LANDLINE = /^0[2-8]\d{7,8}$/
const SHORTEST = 9
const LONGEST = 15

/** Whether a stretch of digits that begins and ends with a group of the run is one. */
function hasStretch(run: string, isOne: (digits: string) => boolean): boolean {
  const groups = run.match(/\d+/g) ?? []
  return groups.some((_, from) => {
    let digits = ''
    for (let at = from; at < groups.length && digits.length <= LONGEST; at += 1) {
      digits += groups[at]
      if (digits.length >= SHORTEST && isOne(digits)) return true
    }
    return false
  })
}

const isNumber = (digits: string) =>
  MOBILE.test(digits) || SHORT_MOBILE.test(digits) || LANDLINE.test(digits)

/** The first four of a mobile are those of nothing else: six more may stand anywhere near. */
const PREFIX = /(?<!\d)09[6-9]\d(?:\D{0,16}\d){6}/
const ABROAD = new RegExp(`\\+[\\s(]{0,2}(\\d(?:${BETWEEN}\\d){8,})`, 'gu')
/** Nothing that people count is so long without ending in noughts. */
const UNBROKEN = /(?<![\p{L}\d.,])\d{8,15}(?!\d)/gu
/** After a word that announces one, six digits are enough. */
const ANNOUNCED = new RegExp(
  `\\b(?:whats ?app|wsp|wpp|wapp?|wasap|guasap|telefono|tel|cel|phone number|call me|llam[ae](?:me|nos)?|mi (?:numero|nro|celular)|my number)\\b[^\\d]{0,20}(?<![\\p{L}\\d])(\\d(?:${BETWEEN}\\d){5,})`,
  'gu',
)

/** A number to call or to write to. */
export function hasPhone(text: string): boolean {
  const said = asDigits(bareLine(text).toLowerCase())
  const unusual = (pattern: RegExp) =>
    [...said.matchAll(pattern)].some(([run, inner]) => !isUsual(inner ?? run))
  if (PREFIX.test(said) || unusual(ABROAD) || unusual(UNBROKEN) || unusual(ANNOUNCED)) return true
  const runs = (said.match(RUN) ?? []).filter((run) => !isUsual(run))
  const loose = said.match(LOOSE_RUN) ?? []
  return (
    runs.some((run) => hasStretch(run, isNumber)) ||
    loose.some((run) => hasStretch(run, (digits) => MOBILE.test(digits)))
  )
}

/** Ends of addresses that are no words of a language that is written here: "bien.me gustó" is none. */
const ENDS =
  'com|net|org|edu|gob|gov|py|ar|br|uy|io|ly|gl|gg|app|info|biz|shop|store|online|site|website|xyz|club|link|dev|ru|cn|top|tk|gle'
const LINKS = [
  /\bh(?:tt|xx|\*\*)ps?\s?:/,
  /\bwww\s?[.\d]/,
  new RegExp(`[a-z0-9_-]\\.(?:${ENDS})(?![a-z0-9])`),
  // Any other end, with a path behind it.
  /[a-z0-9-]{2}\.[a-z]{2,6}\/[a-z0-9]/,
  /\b(?:wa|t|m|fb)\.me(?:\/|\b(?![^.?/]* ))/,
  /\bwa\s?[([]?(?:\.|punto|dot)[)\]]?\s?me\b/,
  /[a-z0-9]\s?[([{<*_-]{0,2}\s?\b(?:punto|dot)\b\s?[)\]}>*_-]{0,2}\s?(?:com|net|org|py|me\/)\b/,
  /[a-z0-9]\s?(?:\s\.\s?|[([{<]\s?\.\s?[)\]}>]\s?)(?:com|net|org)\b/,
  /\b(?:bit ?ly|tinyurl|linktr ?ee|lnk ?bio)\b/,
]

/** The address of a page, a chat or a mailbox. */
export function hasLink(text: string): boolean {
  const line = bareLine(text).toLowerCase()
  return LINKS.some((pattern) => pattern.test(line))
}

/** No name is longer; without an end each beginning of an address would look through all that is behind it. */
const WORD_MAX = 30
const WORD = `[\\p{L}'´.]{1,${WORD_MAX}}`
const NUMBER_SIGN = '(?:n[°o]\\.?|nro\\.?|num\\.?|numero|#)'
/** How the name of a street goes on: no verb, no "a las", no "tiene". A street may be a date: 14 de Mayo. */
const STREET = '(?:avenida|avda?|calle|pasaje|pje|bulevar|boulevard|blvd|diagonal|c/)'
const TITLE =
  '(?:mcal|mariscal|gral|general|cnel|coronel|cap|capitan|tte|teniente|sgto|sargento|dr|doctor|ing|pdte|pte|presidente|mons|monsenor|padre)'
const NAMED = `(?!(?:a|al|en|con|hay|tiene|por|como|que|desde|hasta|son|es|fue|eran?|y|o|sin)\\b)${WORD}`
/** Words of it have a space between them: else a long one could be taken for four in more ways than can be tried. */
const NAME = `\\s*${NAMED}(?:\\s+${NAMED}){0,3}`
/** What stands behind a number of a house, and behind no other. */
const BEHIND =
  '(?=\\s*(?:$|[,;.!?)\\-](?!\\d)|casi\\b|c/|esq\\b|esquina\\b|entre\\b|e/|y\\b|piso\\b|dp?to\\b|depto\\b|barrio\\b|bo\\b|frente\\b|al lado\\b))'
const HOUSE = `(?:\\d{3,5}(?!\\d|[.,:/]\\d)${BEHIND})`
const CAPITAL = `(?:\\p{Lu}[\\p{L}'.]{0,${WORD_MAX}}|\\d{1,2} de \\p{Lu})`

const ADDRESSES = [
  new RegExp(
    `\\b${STREET}\\.?(?:\\s*\\d{1,2} de)?${NAME}\\s*,?\\s*(?:${NUMBER_SIGN}\\s*\\d{1,5}|${HOUSE})`,
    'iu',
  ),
  new RegExp(`\\b${STREET}\\.?\\s*\\d{1,3}\\s*,?\\s*(?:casa\\s*)?${NUMBER_SIGN}\\s*\\d{1,5}`, 'iu'),
  new RegExp(
    `\\b${TITLE}\\b\\.?${NAME}\\s*,?\\s*(?:${NUMBER_SIGN}\\s*\\d{1,5}|(?!10+\\b|(?:19|20)\\d\\d\\b)${HOUSE})`,
    'iu',
  ),
  /\bcasa\s*,?\s*(?:n[°o]\.?|nro\.?|numero|#)\s*\d+/iu,
  /\b(?:manzana|mza?)\.?\s*\p{L}?\d{0,3}\s*,?\s*(?:lote|lt|casa)\.?\s*\d+/iu,
  /\b\d{2,5}\s+(?:\p{L}{1,30}\s){1,3}(?:street|avenue|ave|road)\b/iu,
]
/** A corner is how most houses of Paraguay are found: "España casi Brasilia". */
const CORNERS = [
  new RegExp(
    `\\b(?:[Aa]venida|[Aa]vda?|[Cc]alle|[Pp]asaje)\\b\\.?${NAME}\\s*(?:casi|c/|esq\\.?|esquina)\\s*${CAPITAL}`,
    'u',
  ),
  new RegExp(
    `\\p{Lu}\\p{L}{1,${WORD_MAX}}\\s+(?:${NUMBER_SIGN}\\s*)?\\d{2,5}\\s*,?\\s*(?:casi|c/|esq\\.?|esquina|e/)\\s*${CAPITAL}`,
    'u',
  ),
  new RegExp(
    `\\b(?:[Vv]iv[eo]|[Vv]ivis|[Ss]u casa|[Cc]asa)\\b[^.]{0,20}\\ben\\s+${CAPITAL}(?:\\s${WORD}){0,2}\\s+(?:casi|c/|esq\\.?|esquina)\\s*${CAPITAL}`,
    'u',
  ),
]

/** Where somebody's door is: a street with a number, or with the corner. */
export function hasAddress(text: string): boolean {
  const line = bareLine(text)
  return [...ADDRESSES, ...CORNERS].some((pattern) => pattern.test(line))
}
