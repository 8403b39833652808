/** What a written place says: its words in parts, and the names that the gazetteer is to be asked for. Pure. */
import { foldText, wordsOf } from '../db/fold.ts'
import { NEIGHBOURHOODS } from './neighbourhoods.ts'
import { DEPARTMENTS, NOISE, SHORT_COUNTRIES, SHORT_NAMES, SHORT_WORDS } from './place-words.ts'
import { COUNTRIES } from './terms.ts'

/** Where the product lives: its places win over larger ones of the same name. */
export const HOME = 'PY'
/** A text names few parts of few words: "Barrio, Ciudad, Departamento, País". */
const PARTS_MAX = 6
const WORDS_MAX = 16
/** "San Pedro de Ycuamandiyú" has four words, no name in use more than six. */
export const NAME_WORDS_MAX = 6
/** So many names are asked for: a statement binds a hundred values. */
const NAMES_MAX = 90
const BETWEEN_PARTS = /[,;|()[\]\n•·–—:]|\s-+\s*|\s*-+\s/u

/** Words of the text in its parts, shortened ones written out. */
export type Reading = {
  parts: string[][]
  /** ISO 3166, when the text says it. */
  country: string | null
  /** What the gazetteer is to be asked for, folded. */
  names: string[]
}

const NAMED = COUNTRIES.filter(({ code }) => code !== '')
/** Folded Spanish name -> ISO 3166. */
const CODES = new Map<string, string>(NAMED.map(({ name, code }) => [foldText(name), code]))
const COUNTRY_CODES = new Map([...CODES, ...SHORT_COUNTRIES])

export const codeOf = (country = ''): string | undefined => CODES.get(foldText(country))

/** Folded name of a neighbourhood -> the folded names of the towns that have one of it. */
const TOWNS_OF = new Map<string, string[]>()
for (const [town, names] of NEIGHBOURHOODS) {
  const folded = foldText(town)
  for (const name of new Set(names.map(foldText))) {
    TOWNS_OF.set(name, [...(TOWNS_OF.get(name) ?? []), folded])
  }
}
export const townsOfNeighbourhood = (name: string): readonly string[] => TOWNS_OF.get(name) ?? []

export function readPlace(text: string): Reading {
  const split = text.split(BETWEEN_PARTS).map((part) => writtenOut(wordsOf(foldText(part))))
  const parts = split.filter((words) => words.length > 0).slice(0, PARTS_MAX)
  const grams = parts.flatMap((words) => gramsOf(words))
  const names = grams.flatMap((gram) => {
    const short = SHORT_NAMES.get(gram)?.[0]
    return [gram, ...(short ? [short] : []), ...townsOfNeighbourhood(gram)]
  })
  return { parts, country: countryOf(parts), names: [...new Set(names)].slice(0, NAMES_MAX) }
}

/** "C. D. E." is one word, "Sta." another. */
function writtenOut(words: string[]): string[] {
  const joined: string[] = []
  let letters = ''
  for (const word of [...words.slice(0, WORDS_MAX), '']) {
    if (/^\p{L}$/u.test(word) && word !== 'y' && word !== 'a') letters += word
    else {
      if (letters) joined.push(SHORT_WORDS.get(letters) ?? letters)
      letters = ''
      if (word) joined.push(SHORT_WORDS.get(word) ?? word)
    }
  }
  return joined
}

/** Every run of words that could be a name, the longest first. */
function gramsOf(words: string[]): string[] {
  const grams: string[] = []
  for (let length = Math.min(NAME_WORDS_MAX, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length)
      if (length > 1 || mayName(run[0] ?? '')) grams.push(run.join(' '))
    }
  }
  return grams
}

/** A word that may be a town by itself. */
export const mayName = (word: string): boolean =>
  word.length > 2 && !NOISE.has(word) && !/^\d+$/.test(word)

/** A country counts as a part of its own, at the end of the text, or at the beginning of one without numbers. */
function countryOf(parts: string[][]): string | null {
  const own = parts.length > 1 && parts.find((words) => COUNTRY_CODES.has(words.join(' ')))
  if (own) return COUNTRY_CODES.get(own.join(' ')) ?? null
  const first = parts[0] ?? []
  const last = parts.at(-1) ?? []
  for (const length of [2, 1]) {
    const closing = COUNTRY_CODES.get(last.slice(-length).join(' '))
    if (closing && !isStreet(last.at(-length - 1) ?? '')) return closing
    const opening = COUNTRY_CODES.get(first.slice(0, length).join(' '))
    if (opening && !first.some((word) => /\d/.test(word))) return opening
  }
  return null
}

export const isCountry = (name: string): boolean => COUNTRY_CODES.has(name)

const isStreet = (word: string) => /^(av|avda|avenida|calle|casi|esq|esquina|e|c)$/.test(word)

export const isDepartment = (name: string): boolean => DEPARTMENTS.has(name)
