/** What is newer than Chrome 109 in the built app is known here, with how it degrades; anything else fails. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const DIST = resolve(import.meta.dirname, '../../dist')
const ASSETS = resolve(DIST, 'assets')

/** The text of everything built with this ending; styles may stand in the page itself. */
function built(ending: string): string {
  const names = readdirSync(ASSETS).filter((name) => name.endsWith(ending))
  const pages = ending === '.css' ? [readFileSync(resolve(DIST, 'index.html'), 'utf8')] : []
  return [...pages, ...names.map((name) => readFileSync(resolve(ASSETS, name), 'utf8'))].join('\n')
}

type Feature = {
  /** The first Chrome that has it. */
  since: number
  found: RegExp
  /** What a person without it gets; a feature that is not used has none. */
  without?: string
}

const STYLES: Record<string, Feature> = {
  'color-mix()': {
    since: 111,
    found: /color-mix\(/,
    without:
      'the full colour, or in its place one with alpha: written before it, asked by @supports',
  },
  'text-wrap: balance': { since: 114, found: /text-wrap:\s*balance/, without: 'an uneven heading' },
  'field-sizing': { since: 123, found: /field-sizing/, without: 'a text field of fixed height' },
  'scrollbar-width': {
    since: 121,
    found: /scrollbar-width/,
    without: 'a scrollbar under pictures',
  },
  'oklch(), oklab()': { since: 111, found: /okl(ch|ab)\(/ },
  'lab(), lch(), color()': { since: 111, found: /[^\w-](lab|lch|color)\(\s*[\d.a-z]/ },
  'relative colours': {
    since: 119,
    found: /(rgb|hsl)\(from /,
    without: 'nothing: only asked for by @supports, to tell browsers apart',
  },
  'light-dark()': { since: 123, found: /light-dark\(/ },
  nesting: { since: 112, found: /\{[^{}]*&[\s.:[>]/ },
  '@scope': { since: 118, found: /@scope\b/ },
  '@starting-style': { since: 117, found: /@starting-style/ },
  'allow-discrete': { since: 117, found: /allow-discrete/ },
  'interpolate-size': { since: 129, found: /interpolate-size|calc-size\(/ },
  'anchor positioning': { since: 125, found: /anchor-name|position-anchor|[^\w-]anchor\(/ },
  'scroll-driven animation': { since: 115, found: /animation-timeline|(scroll|view)-timeline/ },
  'linear()': { since: 113, found: /[^\w-]linear\(/ },
  'sin(), cos(), pow(), sqrt()': { since: 111, found: /[^\w-](sin|cos|tan|pow|sqrt|hypot)\(/ },
  'round(), mod(), rem()': { since: 125, found: /[^\w-](round|mod|rem)\(/ },
  'abs(), sign()': { since: 138, found: /[^\w-](abs|sign)\(/ },
  'container style queries': { since: 111, found: /@container[^{]*style\(/ },
  ':user-valid': { since: 119, found: /:user-(in)?valid/ },
  ':dir()': { since: 120, found: /:dir\(/ },
  ':popover-open': {
    since: 114,
    found: /:popover-open|:open\b/,
    without: 'nothing: beside [open] in :is(), which passes over what it does not know',
  },
  ':nth-child(of)': { since: 111, found: /:nth-(last-)?child\([^)]* of / },
  'masks without prefix': { since: 120, found: /[^-]mask(-image)?:/ },
  'text-box': { since: 133, found: /text-box/ },
  subgrid: { since: 117, found: /subgrid/ },
  'if()': { since: 137, found: /:\s*if\(/ },
  'transition-behavior': { since: 117, found: /transition-behavior/ },
  'scripting, update, prefers-reduced-transparency': {
    since: 113,
    found: /@media[^{]*(scripting|update|prefers-reduced-transparency|inverted-colors)/,
  },
}

const SCRIPTS: Record<string, Feature> = {
  'sorted and reversed copies': {
    since: 110,
    found: /\.(toSorted|toReversed|toSpliced)\(/,
    without: "nothing: the account menu's library calls a method of its own by that name",
  },
  'Array.fromAsync': { since: 121, found: /Array\.fromAsync/ },
  'Object.groupBy, Map.groupBy': { since: 117, found: /(Object|Map)\.groupBy/ },
  'Promise.withResolvers': { since: 119, found: /\.withResolvers\(/ },
  'Promise.try': { since: 128, found: /Promise\.try\(/ },
  'operations of sets': {
    since: 122,
    found:
      /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|difference|intersection)\(/,
  },
  'helpers of iterators': {
    since: 122,
    found:
      /Iterator\.from|(?<!Object)\.(values|keys|entries|matchAll)\(\w*\)\.(map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  },
  'well-formed strings': { since: 111, found: /\.(isWellFormed|toWellFormed)\(/ },
  'URL.canParse, URL.parse': { since: 120, found: /URL\.(canParse|parse)\(/ },
  'AbortSignal.any': { since: 116, found: /AbortSignal\.any/ },
  'RegExp.escape': { since: 136, found: /RegExp\.escape/ },
  'the v flag': { since: 112, found: /new RegExp\([^)]*,\s*["'`]\w*v\w*["'`]\)/ },
  'Intl.DurationFormat': { since: 129, found: /DurationFormat/ },
  'base64 of bytes': { since: 140, found: /\.(toBase64|fromBase64|toHex|fromHex)\(/ },
  'view transitions': { since: 111, found: /startViewTransition\(/ },
  popovers: { since: 114, found: /\.(showPopover|hidePopover|togglePopover)\(/ },
  'closedby, command': { since: 134, found: /closedby|commandfor|commandFor/ },
  scrollend: {
    since: 114,
    found: /["'`]scrollend["'`]/,
    without: 'nothing: React could listen for it, we do not',
  },
  'moveBefore()': { since: 133, found: /\.moveBefore\(/ },
  'scheduler.yield()': {
    since: 129,
    found: /scheduler\.yield/,
    without:
      'nothing: the reader of QRs looks for it and waits by a timer, and that part is not called',
  },
  'import attributes': { since: 123, found: /import\([^)]*with\s*:/ },
  'using, await using': { since: 134, found: /[;{}]\s*(await\s+)?using \w+\s*=/ },
}

describe.skipIf(!existsSync(ASSETS))('what was built', () => {
  for (const [ending, features] of [
    ['.css', STYLES],
    ['.js', SCRIPTS],
  ] as const) {
    const text = existsSync(ASSETS) ? built(ending) : ''

    test.each(Object.entries(features))(`${ending}: %s`, (_name, { found, without }) => {
      const place = found.exec(text)
      const around = place && text.slice(Math.max(0, place.index - 80), place.index + 80)
      // Used and not listed, or listed and no longer used.
      if (without === undefined) expect(around).toBeNull()
      else expect(around).not.toBeNull()
    })
  }

  test('every mixed colour has a plain one before it', () => {
    const rules = built('.css').split('}')
    const bare = rules.filter((rule) => {
      const at = rule.indexOf('color-mix(')
      return (
        at >= 0 && !/@supports[^{]*color-mix/.test(rule) && !/@supports/.test(rule.slice(0, at))
      )
    })
    expect(bare).toEqual([])
  })
})
