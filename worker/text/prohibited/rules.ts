/** Whether a text offers what may not be offered here (D60): by words, and by what stands around them. Pure, of any kind of post. */
import { foldText, formsOf } from '../../db/fold.ts'
import { looksLike } from '../names/house.ts'
import { cleanLine, plain } from '../terms.ts'
import {
  ENTRIES,
  type Entry,
  OTHER_THINGS,
  PLAY,
  PROHIBITED,
  type Prohibited,
  QUANTITIES,
  REAL,
} from './words.ts'

export type Found = { group: Prohibited; words: string }

/** Words of a sentence that stand so far from each other have to do with each other. */
const BEFORE = 4
const BEHIND = 5

const listOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)
/** Each with its singular and plural. */
const setOf = (text: string) => new Set(listOf(text).flatMap((word) => formsOf(word)))
/** "arma-de-fuego": words one behind the other. */
type Phrase = { said: string; words: Set<string>[] }
const phrasesOf = (text: string): Phrase[] =>
  listOf(text).map((phrase) => ({
    said: phrase.replaceAll('-', ' '),
    words: phrase.split('-').map((word) => new Set(formsOf(word))),
  }))

type Rule = Omit<Entry, 'words' | 'needs' | 'unless'> & {
  group: Prohibited
  phrases: Phrase[]
  needs: Set<string> | null
  unless: Set<string>
}
const RULES: Rule[] = PROHIBITED.flatMap((group) =>
  ENTRIES[group].map(({ words, needs, unless, ...rest }) => ({
    ...rest,
    group,
    phrases: phrasesOf(words),
    needs: needs === undefined ? null : setOf(needs),
    unless: setOf(`${unless ?? ''} ${PLAY}`),
  })),
)
const OTHER = setOf(OTHER_THINGS)
const REALLY = setOf(REAL)
const AMOUNT = setOf(QUANTITIES)
const LIKE = new Set(['tipo', 'como', 'estilo', 'forma'])

/** What stands between what is offered and what it is for, of or against. */
const LEADS_ON = new Set(
  'para de del al con contra tipo forma como estilo anti sin por en sobre a marca modelo mi tu su'.split(
    ' ',
  ),
)
/** It ends what was offered before: what comes is offered by itself. */
const BEGINS = new Set(
  'cambio permuto vendo doy regalo ofrezco entrego tengo van adopcion mas incluye son es hay'.split(
    ' ',
  ),
)

/** Words of one script in signs of another: "pistоla", "p1st0la"; as they are read. */
const DISGUISED = /[^\p{Script=Latin}\d]|\p{L}[\d@$!|€]+\p{L}|[@$!|€]\p{L}|[\d]\p{L}{2,}\d/u
const READ = new Map(
  RULES.flatMap(({ phrases }) =>
    phrases.flatMap(({ words }) =>
      [...words].flatMap((set) => [...set].map((word) => [looksLike(word), word] as const)),
    ),
  ),
)
/** Shorter ones could be read out of anything. */
const READ_MIN = 4

/** What is written is written so once: "pistooola" is a pistola. */
const once = (word: string): string =>
  word.replace(/(?<=.)(\p{L})\1{2,}|(\p{L})\2{2,}(?=.)/gu, '$1$2')

function readAs(raw: string): string {
  const folded = once(foldText(raw))
  if (!DISGUISED.test(raw.normalize('NFC'))) return folded
  const like = looksLike(raw)
  return (like.length >= READ_MIN && READ.get(like)) || folded
}

/** The words of a sentence; letters that stand apart are read as one: "p i s t o l a", "p.i.s.t.o.l.a". */
function tokensOf(sentence: string): string[] {
  const raw = sentence.split(/[^\p{L}\p{M}\p{N}'’‘ʼʻ`´@$!|€]+/u).filter(Boolean)
  const words: string[] = []
  let spelled = ''
  for (const one of [...raw, '']) {
    if (/^\p{L}\p{M}*$/u.test(one)) {
      spelled += one
      continue
    }
    if (spelled.length > 2) words.push(readAs(spelled))
    else words.push(...[...spelled].map(readAs))
    spelled = ''
    if (one) words.push(...readAs(one).split(' '))
  }
  return words.filter(Boolean)
}

/** The dot of 50.000 and of "cal.22" ends no sentence; a spelled word has its dots. */
const sentencesOf = (text: string): string[] =>
  text.split(/[;!?¡¿\n]+|(?<=\p{L}{3,})[.:]+(?=\s|$)/u)

const near = (tokens: readonly string[], from: number, to: number) =>
  tokens.slice(Math.max(0, from - BEFORE), to + BEHIND)

/** Whether the word at `from` is what is offered there, and not what something else is for, of or about. */
function isFirst(tokens: readonly string[], from: number): boolean {
  for (let at = from - 1; at >= 0; at -= 1) {
    const token = tokens[at] ?? ''
    if (BEGINS.has(token)) return true
    if (token === 'de' && AMOUNT.has(tokens[at - 1] ?? '')) at -= 1
    else if (LEADS_ON.has(token) || OTHER.has(token)) return false
  }
  return true
}

/** Something else that it is in, on or about; or it is only like one. */
function isOfOther(tokens: readonly string[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - BEFORE), from)
  const like = before.at(-1) === 'de' ? before.at(-2) : before.at(-1)
  if (like !== undefined && LIKE.has(like)) return true
  return before.some(
    (token, at) => OTHER.has(token) || (AMOUNT.has(token) && before[at + 1] === 'para'),
  )
}

/** What is said of the word itself, up to what else is offered. */
function behindIt(tokens: readonly string[], to: number): string[] {
  const behind = tokens.slice(to, to + BEHIND)
  const end = behind.findIndex((token) => BEGINS.has(token))
  return end < 0 ? behind : behind.slice(0, end)
}

function isMeant(rule: Rule, tokens: readonly string[], from: number, to: number): boolean {
  const around = near(tokens, from, to)
  const others = [...around.slice(0, Math.min(from, BEFORE)), ...tokens.slice(to, to + BEHIND)]
  if (rule.needs && !others.some((token) => rule.needs?.has(token))) return false
  if (rule.isOffered && !isFirst(tokens, from)) return false
  if (others.some((token) => REALLY.has(token)) && !rule.isOffered) return true
  const isDenied = tokens.slice(Math.max(0, from - 2), to + BEHIND).includes('no')
  if (!isDenied && behindIt(tokens, to).some((token) => rule.unless.has(token))) return false
  return rule.inAnyForm || !isOfOther(tokens, from)
}

function foundIn(sentence: string, isTitle: boolean): Found[] {
  const tokens = tokensOf(sentence)
  return RULES.filter(({ inTitle }) => isTitle || !inTitle).flatMap((rule) =>
    rule.phrases.flatMap(({ said, words }) => {
      const at = tokens.findIndex(
        (_, from) =>
          words.every((forms, i) => forms.has(tokens[from + i] ?? '')) &&
          isMeant(rule, tokens, from, from + words.length),
      )
      return at < 0 ? [] : [{ group: rule.group, words: said }]
    }),
  )
}

/** `title`: what is offered; `rest`: what is said of it. Each word once, in the order of the list. */
export function prohibitedIn(title: string, rest: readonly string[] = []): Found[] {
  const texts = [title, ...rest].map((text) => plain(text))
  const found = texts.flatMap((text, at) =>
    sentencesOf(at === 0 ? cleanLine(text) : text).flatMap((one) => foundIn(one, at === 0)),
  )
  const seen = new Set<string>()
  return found.filter(({ words }) => !seen.has(words) && seen.add(words))
}
