/** How near two spellings are. Words are folded: small letters without accents. */

/** A word (at 0), or what is left of it without the letter number `at`. */
export type Form = { form: string; at: number }

/** Of a run of equal letters the first one is left out: the others would leave the same. */
export function formsOfSpelling(word: string): Form[] {
  const forms: Form[] = [{ form: word, at: 0 }]
  for (let i = 0; i < word.length; i += 1) {
    if (i > 0 && word[i] === word[i - 1]) continue
    forms.push({ form: word.slice(0, i) + word.slice(i + 1), at: i + 1 })
  }
  return forms
}

/** One letter more, less or another, or two neighbours in each other's place. */
export function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (one === other || long.length - short.length > 1) return false
  let i = 0
  while (i < short.length && short[i] === long[i]) i += 1
  if (short.length < long.length) return short.slice(i) === long.slice(i + 1)
  if (short.slice(i + 1) === long.slice(i + 1)) return true
  const isSwapped = short[i] === long[i + 1] && short[i + 1] === long[i]
  return isSwapped && short.slice(i + 2) === long.slice(i + 2)
}

/** Letters that Spanish speaks alike here, in the order of the reading. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ch/g, 'x'],
  [/ph/g, 'f'],
  [/h/g, ''],
  [/qu?(?=[ei])/g, 'k'],
  [/[zc](?=[ei])|z/g, 's'],
  [/[cq]/g, 'k'],
  [/v/g, 'b'],
  [/w/g, 'u'],
  [/ll/g, 'y'],
  [/g(?=[ei])/g, 'j'],
  [/m(?=[pb])/g, 'n'],
]

/** Equal for what sounds equal: "sapatilla" and "zapatilla". */
export const soundOf = (word: string): string =>
  ALIKE.reduce((sound, [letters, as]) => sound.replace(letters, as), word)

type Meant = { word: string; items: number }

/** A word as one and as several: titles have it in either. */
export const numbersOf = (word: string): string[] =>
  word.endsWith('s') ? [word, word.slice(0, -1)] : [word, `${word}s`]

/** What was meant by `typed` among words one letter off it, one or several: what sounds alike, else the most frequent. */
export function meantBy<M extends Meant>(typed: string, among: readonly M[]): M | null {
  const spelt = numbersOf(typed)
  const sounds = spelt.map(soundOf)
  const near = among.filter(({ word }) => spelt.some((one) => isOneLetterOff(one, word)))
  const rank = ({ word }: Meant) => (sounds.includes(soundOf(word)) ? 0 : 1)
  const [best] = near.sort(
    (a, b) => rank(a) - rank(b) || b.items - a.items || (a.word < b.word ? -1 : 1),
  )
  return best ?? null
}
