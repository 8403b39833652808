/** What the commands do on machines that lack something, or that carry a person's own settings. */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chromium } from '../tools/chromium.ts'
import { demoWanted, mayHoldDemo } from './start.ts'

const HERE = import.meta.dirname

type Answer = { code: number; output: string }

/** A machine with apt, and with whatever else is in `files`; `answer` is what a command answers there. */
function machine(answer: (command: string) => Answer, files: string[] = []) {
  const there = new Set(['/usr/bin/apt-get', ...files])
  const commands: string[] = []
  const run = async (name: string, args: string[]) => {
    const command = [name, ...args].join(' ')
    commands.push(command)
    const result = answer(command)
    const brought = / install (\S+)/.exec(command)?.[1]
    if (result.code === 0 && brought) there.add(`/usr/bin/${brought}`)
    return result
  }
  return { commands, options: { given: '', exists: (path: string) => there.has(path), run } }
}

const APT = 'env DEBIAN_FRONTEND=noninteractive /usr/bin/apt-get -q -y'
const works = () => ({ code: 0, output: '' })

test('a Chromium that is named or known is taken as it is', async () => {
  const { commands, options } = machine(works, ['/usr/bin/google-chrome', '/opt/mine'])
  expect(await chromium(options)).toBe('/usr/bin/google-chrome')
  expect(await chromium({ ...options, given: '/opt/mine' })).toBe('/opt/mine')
  await expect(chromium({ ...options, given: '/opt/none' })).rejects.toThrow('/opt/none')
  expect(commands).toEqual([])
})

test('a machine without one gets it from apt, lists first, with the rights there are', async () => {
  for (const [isRoot, rights] of [
    [true, ''],
    [false, 'sudo -n '],
  ] as const) {
    const { commands, options } = machine(works)
    expect(await chromium({ ...options, isRoot })).toBe('/usr/bin/chromium')
    expect(commands).toEqual([
      `${rights}${APT} update`,
      `${rights}${APT} install chromium`,
      `${rights}${APT} install chromium-headless-shell`,
    ])
  }
})

test('where there is no package of the shell, the browser does', async () => {
  const { options } = machine((command) => ({
    code: command.endsWith('headless-shell') ? 100 : 0,
    output: 'E: Unable to locate package chromium-headless-shell',
  }))
  expect(await chromium({ ...options, isRoot: true })).toBe('/usr/bin/chromium')
})

test('lists that could not be fetched are no obstacle when the package is there all the same', async () => {
  const { options } = machine((command) => ({
    code: command.endsWith('update') ? 100 : 0,
    output: 'E: Some index files failed to download.',
  }))
  expect(await chromium({ ...options, isRoot: true })).toBe('/usr/bin/chromium')
})

test('what apt or sudo refused is said in one line, with what to do', async () => {
  const refusing = (output: string) => machine(() => ({ code: 1, output })).options
  const apt = 'Reading lists…\nE: Unable to locate package chromium\nmore\n'
  const root = chromium({ ...refusing(apt), isRoot: true })
  await expect(root).rejects.toThrow(
    /^apt-get did not bring Chromium: E: Unable to locate package chromium\nThe browser stories need/,
  )
  const person = chromium({ ...refusing('sudo: a password is required\n'), isRoot: false })
  await expect(person).rejects.toThrow(
    /^sudo -n apt-get did not bring Chromium: sudo: a password is required\n.*sudo apt-get update/,
  )
  const noApt = { given: '', exists: () => false, run: async () => works() }
  await expect(chromium(noApt)).rejects.toThrow('CHROMIUM_PATH=')
})

test('demo data goes into a database across the network only when a person says so', () => {
  const empty = { isEmpty: true, wasCut: false }
  const remote = { DATABASE_URL: 'libsql://example.org' }
  expect(demoWanted({}, empty, {})).toEqual({ fill: true })
  const { fill, told } = demoWanted(remote, empty, {})
  expect(fill).toBe(false)
  expect(told).toContain('DEMO_DATA=1')
  expect(demoWanted(remote, { isEmpty: false, wasCut: true }, {}).fill).toBe(false)
  expect(demoWanted(remote, empty, { DEMO_DATA: '1' })).toEqual({ fill: true })
  expect(demoWanted(remote, { isEmpty: false, wasCut: false }, {})).toEqual({ fill: false })
  expect(mayHoldDemo(remote, {})).toBe(false)
})

/** Runs the tests below `root` to their end. */
function tests(root: string, ...args: string[]): Promise<{ code: number | null; last: string }> {
  const path = join(root, 'worker/dev/run.mjs')
  const child = spawn(process.execPath, [path, 'test/test', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (data) => {
    text += data
  })
  return new Promise((done) =>
    child.on('close', (code) => done({ code, last: text.trimEnd().split('\n').at(-1) ?? '' })),
  )
}

test('the last line of npm test counts, also when the install or an argument fails', async () => {
  const failed = { code: 1, last: '0 passed, 1 failed' }
  expect(await tests(join(HERE, '../../..'), '--only', 'nothing')).toEqual(failed)
  const root = mkdtempSync(join(tmpdir(), 'jopoi-machine-'))
  mkdirSync(join(root, 'worker/dev'), { recursive: true })
  for (const name of ['run.mjs', 'leash.mjs'])
    cpSync(join(HERE, '..', name), join(root, 'worker/dev', name))
  // No package.json: npm refuses at once, without a network.
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{"node_modules/a":{"version":"1"}}}')
  expect(await tests(root)).toEqual(failed)
})
