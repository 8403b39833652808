/** The law is inside: every decision and case that is cited is defined in a README, and nothing cites what nobody here has. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, tracked } from './tracked.ts'

const TEXT = /\.(ts|tsx|mjs|md|sql|css|html|toml|jsonc?|example)$/
/** What others wrote, and what is data. */
const FOREIGN = /^package-lock\.json$|\.generated\.ts$/
/** Floors and tools: what they are is said by the README of their side. */
const NO_FEATURE = {
  worker: ['db', 'dev', 'http', 'pages', 'serve', 'testing'],
  web: ['api', 'app', 'e2e', 'forms', 'i18n', 'media', 'places', 'public', 'testing', 'ui'],
}
const ROOT_LINES = 150
const ROOT_LETTERS = 160
/** Of a feature's, above its decisions. */
const LINES = 80

const files = tracked()
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const texts = files
  .filter((file) => TEXT.test(file) && !FOREIGN.test(file))
  .map((file) => ({ file, lines: textOf(file).split('\n') }))
const readmes = texts.filter(({ file }) => /(^|\/)README\.md$/.test(file))

type Line = { file: string; line: number; text: string }
const lines: Line[] = texts.flatMap(({ file, lines }) =>
  lines.map((text, i) => ({ file, line: i + 1, text })),
)
const place = ({ file, line, text }: Line) => `${file}:${line} ${text.trim()}`

/** "- **D25** (2026-11-28) **Title** …", with a date that is one. */
const DECISION = /^- \*\*([DJ]\d{1,3})\*\* \(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\) \S/
const decisions = readmes.flatMap(({ lines }) =>
  lines.flatMap((text) => DECISION.exec(text)?.[1] ?? []),
)
/** Rows of the table in this folder's README. */
const cases = textOf('worker/testing/README.md')
  .split('\n')
  .flatMap((text) => /^\| (\d{1,2}) +\|/.exec(text)?.[1] ?? [])

test('every decision has one number, a date and a place', () => {
  expect(decisions.length).toBeGreaterThan(0)
  expect(decisions.filter((one, i) => decisions.indexOf(one) !== i)).toEqual([])
  const beginnings = readmes.flatMap(({ lines }) => lines.filter((l) => /^- \*\*[DJ]\d/.test(l)))
  expect(beginnings.filter((text) => !DECISION.test(text))).toEqual([])
})

test('every decision that is cited is defined', () => {
  const undefinedOnes = lines.filter(({ text }) =>
    [...text.matchAll(/\b[DJ]\d{1,3}\b/g)].some(([number]) => !decisions.includes(number)),
  )
  expect(undefinedOnes.map(place)).toEqual([])
})

test('every case that is cited is defined', () => {
  expect(cases).toEqual([...new Set(cases)])
  const cited = /\bcases? (\d{1,3}(?:(?:, | and | to |–)\d{1,3})*)\b(?!:$)/gi
  const undefinedOnes = lines.filter(({ text }) =>
    [...text.matchAll(cited)].some(([, numbers = '']) =>
      (numbers.match(/\d+/g) ?? []).some((number) => !cases.includes(number)),
    ),
  )
  expect(undefinedOnes.map(place)).toEqual([])
})

test('nothing cites what whoever cloned this does not have', () => {
  const outside = [
    /\bpart [12]\b/i,
    /\bthe specification\b/i,
    /\b(?:budgets|first-view|look|house|style|stack|decisions|part-[12])\.md\b/,
    /\bissues? #?\d/i,
    /\/work\/(?:shared|main)\b/,
  ]
  // Sections are those of standards that anybody can read.
  const section = /\bsections? \d/i
  const standard = /\b(?:RFC|WHATWG|ASVS|NIST|ISO) ?\d*/
  const foreign = lines.filter(
    ({ text }) =>
      outside.some((one) => one.test(text)) || (section.test(text) && !standard.test(text)),
  )
  expect(foreign.map(place)).toEqual([])
})

test('every feature has a README: what it is, its tables, its flow, its decisions', () => {
  const rooms = (side: 'web' | 'worker') =>
    files.flatMap((file) => {
      const [top, room, ...rest] = file.split('/')
      return top === side && room && rest.length > 0 && !NO_FEATURE[side].includes(room) ? room : []
    })
  const features = new Set([...rooms('worker'), ...rooms('web')])
  const without = [...features].filter(
    (room) => !['worker', 'web'].some((side) => files.includes(`${side}/${room}/README.md`)),
  )
  expect(without).toEqual([])
})

test('a README is short: the first one as a whole, the others above their decisions', () => {
  const whole = textOf('README.md').trimEnd().split('\n')
  expect(whole.length).toBeLessThanOrEqual(ROOT_LINES)
  expect(whole.filter((text) => text.length > ROOT_LETTERS)).toEqual([])
  const long = readmes
    .filter(({ file }) => file !== 'README.md')
    .map(({ file, lines }) => ({ file, above: lines.indexOf('## Decisions') }))
    .filter(({ above }) => above > LINES)
  expect(long).toEqual([])
})

test('what a README or the table of security names is there', () => {
  const named = texts
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, lines }) =>
      lines.flatMap((text) => [
        ...[...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => ({
          file,
          path: join(dirname(file), to),
        })),
        ...[...text.matchAll(/`((?:web|worker|migrations)\/[\w./-]+)`/g)].map(([, path = '']) => ({
          file,
          path,
        })),
      ]),
    )
  const missing = named.filter(({ path }) => !existsSync(join(ROOT, path)))
  expect(missing.map(({ file, path }) => `${file} -> ${path}`)).toEqual([])
})
