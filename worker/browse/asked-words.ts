/**
 * The words that a search is made of, and each word's other ways of being written: a model of a letter and a number ("a 14",
 * "a14"), a name with its number ("iphone11"), a measure ("43 pulgadas", 43", "128gb"), a number in letters ("2 plazas").
 */
import { exactText, foldText, wordsOf } from '../db/fold.ts'
import { isAsking, meaningsOf, withoutAsking } from './region-words.ts'

/** What measures are written with, one kind a line. */
const UNITS: readonly (readonly string[])[] = [
  ['pulgadas', 'pulgada', 'pulg', 'inch', 'inches'],
  ['litros', 'litro', 'lts', 'lt', 'l'],
  ['kilos', 'kilo', 'kilogramos', 'kgs', 'kg'],
  ['gramos', 'gr', 'g'],
  ['gigas', 'giga', 'gigabytes', 'gb'],
  ['teras', 'tera', 'tb'],
  ['metros', 'metro', 'mts', 'mt', 'm'],
  ['centimetros', 'cms', 'cm'],
  ['milimetros', 'mm'],
  ['watts', 'watt', 'w'],
  ['voltios', 'volts', 'volt', 'v'],
  ['amperes', 'amperios', 'mah', 'ah'],
]
const KIND = new Map(UNITS.flatMap((kind) => kind.map((unit) => [unit, kind] as const)))

/** From two on: "uno" and "una" are words of asking. */
const NUMBERS = new Map(
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'
    .split(' ')
    .flatMap((name, i) => [[String(i + 2), name] as const, [name, String(i + 2)] as const]),
)

const IS_LETTER = /^\p{L}$/u
const IS_NUMBER = /^\d{1,6}$/
const IS_MODEL = /^\d{1,4}\p{L}{0,2}$/u
const LETTERS_FIRST = /^(\p{L}+)(\d+\p{L}{0,2})$/u
const DIGITS_FIRST = /^(\d+)(\p{L}+)$/u

/** The words of a search as they were typed; a letter with its number, and a number with its unit, are one ("a 14", "43 pulgadas"). */
export function wordsAsked(search: string): string[] {
  const typed = wordsOf(exactText(search))
  const words: string[] = []
  for (let i = 0; i < typed.length; i += 1) {
    const [word = '', next = ''] = [typed[i], typed[i + 1]]
    const isPair =
      (IS_LETTER.test(word) && IS_MODEL.test(next)) ||
      (IS_NUMBER.test(word) && KIND.has(foldText(next)))
    words.push(isPair ? `${word} ${next}` : word)
    if (isPair) i += 1
  }
  return withoutAsking(words)
}

/** All that a folded word of `wordsAsked` is found by; with a space between: one after the other. */
export function waysOf(word: string): string[] {
  return [...new Set([word, ...numbered(word), ...meaningsOf(word)])]
}

function numbered(word: string): string[] {
  const [first = '', second = ''] = word.split(' ')
  if (second !== '' && IS_LETTER.test(first)) {
    // "de 5 a 10": who did not mean a model still finds the number.
    return isAsking(first) ? [first + second, second] : [first + second]
  }
  if (second !== '' && KIND.has(second)) return measured(first, second)
  const digits = DIGITS_FIRST.exec(word)
  if (digits?.[1] && digits[2]) {
    const [, number, unit] = digits
    return [`${number} ${unit}`, ...(KIND.has(unit) ? measured(number, unit) : [])]
  }
  const letters = LETTERS_FIRST.exec(word)
  if (letters) return [`${letters[1]} ${letters[2]}`]
  const number = NUMBERS.get(word)
  return number === undefined ? [] : [number]
}

/** Things tell their measures with any unit or none: the number itself, and what is written as one word. */
function measured(number: string, unit: string): string[] {
  return [number, ...(KIND.get(unit) ?? []).map((same) => number + same)]
}

/** Of a small thing, and of the thing when its small one was asked for: "casa" and "casita". Folded letters only. */
export function smallOf(word: string): string[] {
  const small = /^(\p{L}{2,})it([ao]s?)$/u.exec(word)
  if (small) return [`${small[1]}${small[2]}`]
  const plain = /^(\p{L}{2,}[^aeiou])([ao]s?)$/u.exec(word)
  return plain ? [`${plain[1]}it${plain[2]}`] : []
}
