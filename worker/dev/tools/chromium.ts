/** A Chromium for the browser stories: one that is there, or Debian's. Playwright's own is not downloaded. */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { type Result, run as runTool, Stop, say } from './tools.ts'

/** Where one may be, the best first. */
export const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** Without the pages of a browser's own windows stories need a quarter less time; it shows no notifications. */
export const SHELL = '/usr/bin/chromium-headless-shell'
/** It runs as whoever we are, without a screen, and calls nobody of its own accord. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const APT = '/usr/bin/apt-get'
// As words of the command: sudo keeps no variables.
const QUIET = ['env', 'DEBIAN_FRONTEND=noninteractive', APT, '-q', '-y']
const HOW =
  'The browser stories need Chromium. Install it (Debian, Ubuntu: sudo apt-get update && sudo apt-get ' +
  'install chromium), or say where it is: CHROMIUM_PATH=/path/to/chromium npm test'

/** What apt itself calls an error, else the last it said, in one line. */
function reasonIn(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const said = lines.filter((line) => line !== '')
  return said.find((line) => line.startsWith('E:')) ?? said.at(-1) ?? 'it said nothing'
}

/** What is asked of the machine; another one's in tests. */
type Machine = {
  given?: string | undefined
  exists?: (path: string) => boolean
  isRoot?: boolean
  run?: Run
}
type Run = (name: string, args: string[]) => Promise<Pick<Result, 'code' | 'output'>>

/** Undefined when it worked. */
async function problemOf(run: Run, [name = '', ...args]: string[]): Promise<string | undefined> {
  try {
    const { code, output } = await run(name, args)
    return code === 0 ? undefined : reasonIn(output)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Answers why it did not work, or nothing. Without fresh lists a new machine knows no package. */
async function installed(run: Run, rights: string[]): Promise<string | undefined> {
  const old = await problemOf(run, [...rights, ...QUIET, 'update'])
  const problem = await problemOf(run, [...rights, ...QUIET, 'install', 'chromium'])
  if (problem) return old ?? problem
  // Not every distribution has it, and all stories run without.
  await problemOf(run, [...rights, ...QUIET, 'install', basename(SHELL)])
  return undefined
}

/** Answers its path; a Stop says how to get one. What it touches can be another machine's, for tests. */
export async function chromium({
  given = process.env.CHROMIUM_PATH,
  exists = existsSync,
  isRoot = process.getuid?.() === 0,
  run = runTool,
}: Machine = {}): Promise<string> {
  if (given && !exists(given)) throw new Stop(`There is no Chromium at CHROMIUM_PATH=${given}.`)
  const there = () => KNOWN.find((path) => exists(path))
  const found = given || there()
  if (found) return found
  if (!exists(APT)) throw new Stop(HOW)
  say('Installing Chromium (apt-get, a minute or two)…')
  const rights = isRoot ? [] : ['sudo', '-n']
  const problem = await installed(run, rights)
  const path = there()
  if (path) return path
  const what = [...rights, 'apt-get'].join(' ')
  throw new Stop(
    `${what} did not bring Chromium: ${problem ?? 'it is not where it should be'}\n${HOW}`,
  )
}
