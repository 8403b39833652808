/**
 * What a person's name may be (D59); what it may not read like is in `house.ts`. Pure. A name stands in subjects of mails, pushes and
 * lists beside words of ours: whatever is a link there, or says that it speaks for the house, is no name.
 */

const APOSTROPHES = "'’ʼ‘ʻ"
const HYPHENS = '\\-\u2010\u2011'
const LETTER = '\\p{L}\\p{M}*'
/** The dot of what is cut short: "Ma. del Carmen", "J. Ruiz", "Hijo Jr." Before a letter it would make an address. */
const NAME = new RegExp(
  `^[${APOSTROPHES}]?(?:${LETTER}|(?<=[\\p{L}\\p{M}])\\.(?= |$)|[ ${APOSTROPHES}${HYPHENS}])+$`,
  'u',
)
const NOT_OF_NAMES = new RegExp(`\\.(?! |$)|[^\\p{L}\\p{M}. ${APOSTROPHES}${HYPHENS}]`, 'gu')

/** Of a cleaned name: letters of any script with their marks, spaces, hyphens, apostrophes, dots as in "Ma." */
export const isName = (name: string): boolean => NAME.test(name) && /\p{L}/u.test(name)

/** For whom there is no letter to call them by. */
const NAMELESS = '—'

/** A name from before there was a rule, as it may stand in a mail or a push: no address, no number, no sign. */
export function toldName(name: string): string {
  const told = name
    .normalize('NFC')
    .replace(NOT_OF_NAMES, ' ')
    .replace(/(?<=^|[^\p{L}\p{M}])\./gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return /\p{L}/u.test(told) ? told : NAMELESS
}
