/** Of the places that a text could name, the one that is meant; null where it could be anywhere. Pure. */
import {
  COMMON_FIRST_WORDS,
  NAMED_AFTER,
  NAMED_AFTER_UNLESS_OF,
  NOISE,
  ONLY_NEAR,
  SHORT_NAMES,
} from './place-words.ts'
import {
  HOME,
  isCountry,
  isDepartment,
  mayName,
  NAME_WORDS_MAX,
  type Reading,
  townsOfNeighbourhood,
} from './reading.ts'

type Town = { folded: string; country: string; population: number }

/** A smaller town among words that say nothing may as well be a person's name. */
const SMALL = 10_000
/** Abroad, beside other words, only a name that everybody knows counts. */
const LARGE = 500_000
/** Words that may stand between a street's or a person's kind and its name. */
const LINKS = new Set(['de', 'del', 'la', 'las', 'los', 'el'])

/** A town that the text names. */
type Mention<T> = {
  town: T
  /** As written. */
  name: string
  /** The part holds nothing else that could be a name. */
  isWhole: boolean
  isNearOnly: boolean
  isDepartment: boolean
  at: number
}

/** `rows`: every place of the names that were asked for. `country`: where its writer lives, ISO 3166. */
export function meantPlace<T extends Town>(
  reading: Reading,
  rows: readonly T[],
  country: string | undefined,
): T | null {
  const homes = reading.country ? [reading.country] : [country ?? HOME, HOME]
  // A longer name abroad takes none of the words of a town at home: "Santa María Asunción".
  const near = mentionsIn(
    reading,
    rows.filter((row) => homes.includes(row.country)),
    homes,
  )
  const found =
    bestOf(near.towns, near.neighbourhoods, homes) ??
    loneNeighbourhood(near.neighbourhoods, rows, homes)
  if (found || reading.country) return found
  const far = mentionsIn(reading, rows, homes)
  return bestOf(far.towns, far.neighbourhoods, homes)
}

type Mentions<T> = { towns: Mention<T>[]; neighbourhoods: string[] }

function mentionsIn<T extends Town>(reading: Reading, rows: readonly T[], homes: string[]) {
  const seen: Mentions<T> = { towns: [], neighbourhoods: [] }
  let at = 0
  for (const words of reading.parts) {
    const part = partOf(words, rows, homes)
    for (const one of part.towns) seen.towns.push({ ...one, at: at + one.at })
    seen.neighbourhoods.push(...part.neighbourhoods)
    at += words.length
  }
  return seen
}

function bestOf<T extends Town>(
  towns: Mention<T>[],
  neighbourhoods: string[],
  homes: string[],
): T | null {
  const names = [...neighbourhoods, ...towns.map((one) => one.name)]
  const has = (town: Town, name: string) =>
    town.country === HOME && townsOfNeighbourhood(name).includes(town.folded)
  const rank = ({ town, name, ...one }: Mention<T>) => [
    -homes.indexOf(town.country) - (homes.includes(town.country) ? 0 : homes.length + 1),
    // Abroad the known one: "Palermo, Buenos Aires".
    homes.includes(town.country) ? 0 : town.population,
    // "San Antonio, Asunción": the neighbourhood of the other.
    Number(!towns.some((other) => other.town !== town && has(other.town, name))),
    Number(names.some((other) => other !== name && has(town, other))),
    Number(!one.isDepartment),
    Number(!one.isNearOnly),
    Number(one.isWhole),
    -one.at,
    town.population,
  ]
  const ranked = towns.map((one) => ({ one, rank: rank(one) }))
  ranked.sort((a, b) => firstOther(b.rank, a.rank))
  return ranked[0]?.one.town ?? null
}

function firstOther(a: number[], b: number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] ?? 0)
  return 0
}

/** "Villa Morra": one town has it, and its name is no saint's. */
function loneNeighbourhood<T extends Town>(
  neighbourhoods: string[],
  rows: readonly T[],
  homes: string[],
): T | null {
  if (homes[0] !== HOME) return null
  const telling = neighbourhoods.filter((name) => !COMMON_FIRST_WORDS.has(name.split(' ')[0] ?? ''))
  const towns = new Set(telling.flatMap((name) => townsOfNeighbourhood(name)))
  const [only] = towns
  if (towns.size !== 1) return null
  return rows.find((row) => row.country === HOME && row.folded === only) ?? null
}

/** The longest names first, from left to right; what is left over is told from noise. */
function partOf<T extends Town>(words: string[], rows: readonly T[], homes: string[]): Mentions<T> {
  const found: { name: string; from: number; to: number; rows: T[] }[] = []
  const neighbourhoods: string[] = []
  let unknown = 0
  /** Names of towns elsewhere, or of something that was named after one. */
  let strange = 0
  /** Where the last name ends: its words introduce no other. */
  let passed = 0
  for (let from = 0; from < words.length; ) {
    const run = longestFrom(words, from, rows)
    if (!run) {
      const word = words[from] ?? ''
      if (!isNoise(word) && !isMarker(word)) unknown += 1
      from += 1
      continue
    }
    const isNamed = isNamedAfter(words, from, passed)
    if (townsOfNeighbourhood(run.name).length > 0 && !isStreet(words, from, passed)) {
      neighbourhoods.push(run.name)
    }
    if (run.rows.length > 0 && !isNamed) found.push({ ...run, from })
    const isOther = run.rows.length === 0 || townsOfNeighbourhood(run.name).length > 0
    if (!isOther && (isNamed || !run.rows.some((row) => homes.includes(row.country)))) strange += 1
    from = run.to
    passed = run.to
  }
  const towns = found.flatMap(({ name, from, to, rows: named }) => {
    const isWhole = unknown === 0 && found.length === 1 && neighbourhoods.length === 0
    const isAtEnd = from === 0 || to === words.length || isNoise(words[to] ?? '')
    const fits = named.filter((row) => {
      if (!homes.includes(row.country)) {
        if (isDepartment(name) && homes[0] === HOME) return false
        return isWhole || (row.population >= LARGE && isAtEnd)
      }
      return unknown + strange === 0 || (row.population >= SMALL && isAtEnd)
    })
    const near = words.slice(0, from).some((word) => ONLY_NEAR.has(word))
    return fits.map((town) => ({
      ...{ town, name, isWhole, at: from, isNearOnly: near },
      isDepartment: isDepartment(name),
    }))
  })
  return { towns, neighbourhoods }
}

type Run<T> = { name: string; to: number; rows: T[] }

function longestFrom<T extends Town>(
  words: string[],
  from: number,
  rows: readonly T[],
): Run<T> | null {
  for (let length = Math.min(NAME_WORDS_MAX, words.length - from); length > 0; length -= 1) {
    const name = words.slice(from, from + length).join(' ')
    const to = from + length
    if (length === 1 && isCountry(name)) return { name, to, rows: [] }
    if (length === 1 && !mayName(name)) continue
    const short = SHORT_NAMES.get(name)
    const named = rows.filter((row) =>
      short ? row.folded === short[0] && row.country === short[1] : row.folded === name,
    )
    const isOther = isDepartment(name) || isCountry(name) || townsOfNeighbourhood(name).length > 0
    if (named.length > 0 || isOther) return { name, to, rows: named }
  }
  return null
}

const isNoise = (word: string) => NOISE.has(word) || /\d/.test(word) || word.length === 1
const isMarker = (word: string) => NAMED_AFTER.has(word) || NAMED_AFTER_UNLESS_OF.has(word)

/** The word before, with what links it: "lo de", "plaza". */
function before(words: string[], at: number, passed: number) {
  const links: string[] = []
  let i = at - 1
  while (i >= passed && LINKS.has(words[i] ?? '')) links.push(words[i--] ?? '')
  return { word: i < passed ? '' : (words[i] ?? ''), links }
}

function isNamedAfter(words: string[], at: number, passed: number): boolean {
  const { word, links } = before(words, at, passed)
  if (NAMED_AFTER.has(word)) return true
  if (word === 'lo' && links.includes('de')) return true
  return NAMED_AFTER_UNLESS_OF.has(word) && !links.includes('de') && !links.includes('del')
}

/** A neighbourhood is introduced by "barrio"; the others make a street of it. */
function isStreet(words: string[], at: number, passed: number): boolean {
  const { word } = before(words, at, passed)
  return word !== 'barrio' && NAMED_AFTER.has(word)
}
