/**
 * The two commands as a person runs them: in a terminal and in a pipe, from another folder, with a space in the path.
 * Whatever ends them leaves no process and no lock. (After the build, which the copy takes along.)
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ROOT, tracked } from '../../testing/house/tracked.ts'
import { localD1 } from '../database/databases.ts'
import { migrated } from '../database/migrated.ts'

/** ms: a product that starts, and one that ends, on a busy machine. */
const START_MS = 240_000
const END_MS = 40_000
const POLL_MS = 100
vi.setConfig({ testTimeout: START_MS + 2 * END_MS, hookTimeout: START_MS })

/** `script` (bsdutils: on every Debian) runs a command on a terminal of its own; other systems' takes other words. */
const SCRIPT = '/usr/bin/script'
const hasTerminals = process.platform === 'linux' && existsSync(SCRIPT)

const outside = mkdtempSync(join(tmpdir(), 'jopoi terminal-'))
const root = join(outside, 'the house')
const data = join(outside, 'data')
afterAll(() => rmSync(outside, { recursive: true, force: true }))

/** With the build of this tree, and somebody in the database: demo data take a minute. */
beforeAll(async () => {
  for (const file of tracked()) cpSync(join(ROOT, file), join(root, file))
  const built = { recursive: true, preserveTimestamps: true }
  for (const folder of ['dist', '.wrangler']) {
    const filter = (path: string) => !path.includes('/.wrangler/state')
    if (existsSync(join(ROOT, folder))) {
      cpSync(join(ROOT, folder), join(root, folder), { ...built, filter })
    }
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  const db = localD1(data)
  await migrated(db)
  await db.load([
    `INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number, date_of_birth, gender,
      country, city, created_at, updated_at)
    VALUES ('a', 'a@jopoi.example', '', 'A', 'B', '1', '1990-01-01', 'other', 'PY', 'Luque', 0, 0)`,
  ])
  await db.close()
})

async function until(what: string, isSo: () => boolean, ms: number): Promise<void> {
  for (const began = Date.now(); !isSo(); await wait(POLL_MS)) {
    if (Date.now() - began > ms) throw new Error(`not in ${ms} ms: ${what}`)
  }
}

/** Every process that inherited our mark, with its words. Dead ones that nobody has collected have no environment. */
function marked(mark: string): { pid: number; words: string }[] {
  const pids = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && Number(name) !== process.pid,
  )
  return pids.flatMap((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(mark)) return []
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      return [{ pid: Number(pid), words }]
    } catch {
      // Gone meanwhile, or somebody else's.
      return []
    }
  })
}

type Run = {
  child: ChildProcess
  mark: string
  port: number
  said: () => string
  ended: Promise<number | null>
}

/** `npm ARGS` of the copy, started from another folder. */
async function npm(args: string[], { terminal = false, env = {} } = {}): Promise<Run> {
  const [mark, port] = [randomUUID(), await getPort()]
  const { PATH, HOME, CHROMIUM_PATH = '' } = process.env
  const command = ['npm', '--prefix', root, ...args]
  const inTerminal = `stty cols 80 rows 24; ${command.map((word) => `'${word}'`).join(' ')}`
  const [name = '', ...words] = terminal ? [SCRIPT, '-qefc', inTerminal, '/dev/null'] : command
  const child = spawn(name, words, {
    cwd: outside,
    env: {
      ...{ PATH, HOME, CHROMIUM_PATH, TERM: 'xterm-256color' },
      ...{ MARK: mark, PORT: String(port), E2E_PORT: String(port), DATA_DIR: data, E2E_DATA: data },
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text += part
    })
  }
  return {
    child,
    mark,
    port,
    said: () => text,
    ended: new Promise((done) => child.on('exit', (code) => done(code))),
  }
}

/** The process that a person would send a signal to. */
const npmOf = ({ mark }: Run) =>
  marked(mark).find(({ words }) => words.startsWith('npm '))?.pid ?? 0

async function nothingIsLeft({ mark, said }: Run): Promise<void> {
  await until(`ended. ${said()}`, () => marked(mark).length === 0, END_MS).catch((error: Error) => {
    for (const { pid } of marked(mark)) process.kill(pid, 'SIGKILL')
    throw error
  })
  expect(readdirSync(data).filter((name) => /\.lock$|^settings-/.test(name))).toEqual([])
  expect(readdirSync(join(root, '.wrangler')).filter((name) => name.startsWith('dist-'))).toEqual(
    [],
  )
}

const COLOUR = new RegExp(`${'\u001b'}\\[[\\d;]*m`)
const isPlain = (text: string) => !COLOUR.test(text)
/** npm shows on a line of its own that it waits, and clears it when it ends. */
const CLEARED = new RegExp(`[^\\n]*${'\u001b'}\\[1G${'\u001b'}\\[0K`, 'g')
const last = (text: string) => text.replaceAll(CLEARED, '').trimEnd().split(/\r?\n/).at(-1)

type End = [how: string, terminal: boolean, end: (run: Run) => unknown]
const signalled = (signal: NodeJS.Signals): End => [
  `${signal} for npm`,
  false,
  (run) => process.kill(npmOf(run), signal),
]
const CTRL_C: End = ['Ctrl-C', true, ({ child }) => child.stdin?.write('\u0003')]
const CLOSED: End = ['the terminal closed', true, ({ child }) => child.kill('SIGKILL')]

/** Waits for what a run says, or for its end. */
const untilSaid = (run: Run, what: RegExp) =>
  until(String(what), () => what.test(run.said()) || run.child.exitCode !== null, START_MS)
const wordsOf = ({ mark }: Run) =>
  marked(mark)
    .map(({ words }) => words)
    .join('\n')

describe.runIf(hasTerminals)('from another folder, with a space in the path', () => {
  test.each([CTRL_C, CLOSED, signalled('SIGHUP'), signalled('SIGKILL')])(
    'npm start, ended by %s, leaves nothing',
    async (_, terminal, end) => {
      const run = await npm(['start'], { terminal })
      await untilSaid(run, /Ready in/)
      const addresses = run.said().match(/http:\S+/g)
      expect(addresses, run.said()).toEqual([`http://localhost:${run.port}`])
      expect(isPlain(run.said())).toBe(true)
      expect((await fetch(`http://localhost:${run.port}/api/health`)).status).toBe(200)
      expect(wordsOf(run)).toContain('workerd')
      end(run)
      await nothingIsLeft(run)
    },
  )

  const stories = (...more: string[]) => ['test', '--', '--only', 'stories', 'not-found', ...more]

  test('a story of npm test passes in a terminal, in colours', async () => {
    const args = stories('--project', 'phone', '--grep', 'leads nowhere')
    const run = await npm(args, { terminal: true })
    expect(await run.ended, run.said()).toBe(0)
    expect(run.said()).not.toContain('Warning')
    expect(last(run.said()), run.said()).toBe('1 passed, 0 failed')
    expect(isPlain(run.said())).toBe(false)
    await nothingIsLeft(run)
  })

  test.each([CTRL_C, signalled('SIGTERM')])(
    'npm test, ended by %s among its stories, leaves nothing',
    async (_, terminal, end) => {
      const env = { NO_COLOR: '1' }
      const run = await npm(stories('--repeat-each', '9'), { terminal, env })
      await untilSaid(run, /✓|ok \d|✘/)
      expect(wordsOf(run), run.said()).toContain('workerd')
      expect(wordsOf(run)).toContain('chrom')
      expect(isPlain(run.said()), run.said()).toBe(true)
      expect(run.said()).not.toContain('Warning')
      end(run)
      await nothingIsLeft(run)
    },
  )
})
