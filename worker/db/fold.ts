/** How text is made findable: accents, case, apostrophes and plurals do not decide what is found. */

/** Guaraní writes the glottal stop with any of these; people type another or none (case 15). */
const APOSTROPHES = /['’‘ʼʻ`´ʹ′]/gu
const MARKS = /\p{M}+/gu
/** Marks stay inside a word: g̃ has no letter of its own in Unicode. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu

/** Lower-case words with their accents, one space between. No letter or digit: ''. */
export function exactText(text: string): string {
  const plain = text.normalize('NFC').toLowerCase().normalize('NFC').replace(APOSTROPHES, '')
  return plain
    .split(BETWEEN_WORDS)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ')
}

/** Lower-case words without accents, one space between: "Ñandutí mba'e" -> "nanduti mbae". */
export function foldText(text: string): string {
  return exactText(text).normalize('NFD').replace(MARKS, '')
}

/** As foldText, but Ñ is a letter of its own between N and O: "~" sorts behind every letter that text is folded to. */
export function sortText(text: string): string {
  return exactText(text).replaceAll('ñ', 'n~').normalize('NFD').replace(MARKS, '')
}

/** Before a word that stands in a title: no letter or digit, so that no search ever types it. */
const IN_TITLE = '§'

/** Words as words of titles: "libro viejo" -> "§libro §viejo". */
export const titled = (words: string): string => words.replace(/\S+/g, `${IN_TITLE}$&`)

export function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(' ')
}

/** "|rojo|casi nuevo|": a tag is found whole, never across its neighbours. '' for none. */
export function tagsText(tags: string[]): string {
  const folded = tags.map(foldText).filter((tag) => tag !== '')
  return folded.length === 0 ? '' : `|${folded.join('|')}|`
}

/** Shorter words have no plural worth guessing: "de", "tv". */
const INFLECTED_MIN = 3

/**
 * A folded word with its likely singular and plural forms, Spanish and English. A form that is no
 * word costs nothing: nothing is found by it.
 */
export function formsOf(word: string): string[] {
  if (word.length < INFLECTED_MIN || !/^\p{L}+$/u.test(word)) return [word]
  return [...new Set([word, ...singularsOf(word), ...pluralsOf(word)])]
}

function pluralsOf(word: string): string[] {
  if (word.endsWith('s')) return [`${word}es`]
  if (word.endsWith('z')) return [`${word.slice(0, -1)}ces`, `${word}es`]
  if (/[^aeiou]y$/.test(word)) return [`${word}s`, `${word.slice(0, -1)}ies`]
  return [`${word}s`, `${word}es`]
}

function singularsOf(word: string): string[] {
  const without = (ending: string, instead = '') => {
    const stem = word.slice(0, -ending.length)
    return word.endsWith(ending) && stem.length >= 2 ? [stem + instead] : []
  }
  return [...without('ces', 'z'), ...without('ies', 'y'), ...without('es'), ...without('s')]
}
