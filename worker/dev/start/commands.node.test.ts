/** What the commands stand on: one product a data folder, nothing left behind, settings that arrive whole. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { unstable_getVarsForDev as varsForDev } from 'wrangler'
import { libsql } from '../database/databases.ts'
import { migrated } from '../database/migrated.ts'
import { obstacles } from '../deploy/deploy.ts'
import { lockData } from '../tools/lock.ts'
import { freePort, portFrom, requireFree } from '../tools/ports.ts'
import { endedWith, untilSilent } from '../tools/product.ts'
import { openLog } from '../tools/server-log.ts'
import { writeSettings } from '../tools/settings.ts'
import { DISK_FULL, letGo, onLeash, toldOf } from '../tools/tools.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'jopoi-commands-'))

/** A process that holds the lock of `path` until it is killed. */
function holder(path: string) {
  const code = `import('${join(import.meta.dirname, '../tools/lock.ts')}').then(async ({ lockData }) => {
    await lockData('${path}', 8787); console.log('held'); setInterval(() => {}, 1000) })`
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const held = new Promise<void>((done) => child.stdout.once('data', () => done()))
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  return { child, held, gone }
}

const BODIES = [
  ...['start/start', 'start/dev', 'start/vapid', 'test/test', 'test/check', 'deploy/deploy'],
  ...['backup/backup', 'backup/restore', 'database/migrate', 'fuzz/fuzz', 'native/sync'],
  ...['bench/bench', 'bench/doors', 'bench/scale', 'bench/phone', 'assets/icons', 'assets/screens'],
]
let read: Promise<string> | undefined

/** What became of each, a line each. In one process: what most of them lead to takes seconds to load. */
function bodiesRead(): Promise<string> {
  const code = `for (const name of ${JSON.stringify(BODIES)}) {
    const told = await import('${join(import.meta.dirname, '..')}/' + name + '.ts').then(() => 'read', String)
    console.log(name + ': ' + told)
  }
  process.exit(0)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said += data
    })
  }
  return new Promise((done) => child.once('close', () => done(said)))
}

// The project's own Node takes types away and nothing else: what these lead to may need no more than that.
test.each(BODIES)(
  'the body of a command can be read: %s',
  async (name) => {
    read ??= bodiesRead()
    expect((await read).split('\n')).toContain(`${name}: read`)
  },
  60_000,
)

test('a second product on the same data is refused by name, and let in after a violent death', async () => {
  const path = folder()
  const { child, held, gone } = holder(path)
  await held
  await expect(lockData(path, 1)).rejects.toThrow(`process ${child.pid}, http://localhost:8787`)
  child.kill('SIGKILL')
  await gone
  const release = await lockData(path, 1)
  release()
  ;(await lockData(path, 2))()
})

test('a lock file that was cut in the middle of its writing keeps nobody out', async () => {
  const path = folder()
  writeFileSync(join(path, 'jopoi.lock'), '{"pid":')
  const release = await lockData(path, 1)
  release()
})

/** Names of the processes of a group that still run (a dead one not yet collected is a zombie, Z). */
function running(group: number): Promise<string> {
  const ps = spawn('ps', ['-eo', 'pgid=,stat=,args='])
  let text = ''
  ps.stdout.on('data', (data) => {
    text += data
  })
  const ours = (line: string) => line.trim().startsWith(`${group} `) && !/^\s*\d+ Z/.test(line)
  return new Promise((done) => ps.on('close', () => done(text.split('\n').filter(ours).join('\n'))))
}

test('the leash ends a server with all it started when its holder lets go', async () => {
  const args = [
    join(import.meta.dirname, '../leash.mjs'),
    ...['SIGTERM', '3000'],
    'sh',
    '-c',
    'sleep 60 & echo up; sleep 60',
  ]
  const child = spawn(process.execPath, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await new Promise<void>((done) => child.stdout?.once('data', () => done()))
  const group = child.pid ?? 0
  expect(await running(group)).toContain('sleep 60')
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  child.disconnect()
  await gone
  expect(await running(group)).toBe('')
})

test('what is let go of ends at once, and its exit code is known', async () => {
  const { leash, group, exited } = onLeash(['sleep', '60'])
  letGo(leash)
  expect(await exited).toBe(1)
  expect(await running(group)).toBe('')
  expect(await onLeash(['sh', '-c', 'exit 7']).exited).toBe(7)
  await expect(onLeash(['/no/such/program']).exited).rejects.toThrow('/no/such/program')
}, 10_000)

test('settings reach the worker as they were, in a file that only its owner reads', () => {
  const file = join(folder(), 'settings.env')
  const given = { A: "it's", B: `a "b" $c ${'$'}{d} #e`, C: ' x=y ', D: '\\n`' }
  writeSettings(file, given)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const read = varsForDev(undefined, [file], {}, undefined, true)
  const values = Object.entries(read).map(([name, { value }]) => [name, value])
  expect(Object.fromEntries(values)).toEqual(given)
  expect(() => writeSettings(file, { A: 'two\nlines' })).toThrow('The setting A is malformed.')
})

test('the log of the run before is kept, and all servers of a run are in one', async () => {
  const path = folder()
  const read = (name: string) => readFileSync(join(path, name), 'utf8')
  writeFileSync(join(path, 'server.log'), 'before\n')
  for (const text of ['one\n', 'two\n']) {
    const log = openLog(path)
    log.write(Buffer.from(text))
    await log.end()
  }
  expect([read('server-last.log'), read('server.log')]).toEqual(['before\n', 'one\ntwo\n'])
})

test('a full disk is one line, in the log and at the end of a command', async () => {
  const path = folder()
  await openLog(path).end()
  rmSync(join(path, 'server.log'))
  // Whatever is written there finds no room.
  symlinkSync('/dev/full', join(path, 'server.log'))
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const log = openLog(path)
  log.write(Buffer.from('one'))
  await vi.waitFor(() => expect(said).toHaveBeenCalled())
  log.write(Buffer.from('two'))
  await log.end()
  const lines = said.mock.calls.map(([line]) => line)
  said.mockRestore()
  expect(lines).toEqual([`server.log is not written: ${DISK_FULL}\n`])
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
  for (const error of [full, new Error('D1_ERROR: database or disk is full: SQLITE_FULL')]) {
    expect(toldOf(error)).toBe(DISK_FULL)
  }
  expect(endedWith('kj: pwrite(): No space left on device')).toBe(DISK_FULL)
  expect(endedWith('something else')).toBe('The server ended by itself:\nsomething else')
})

test('a server that answers nothing any more is noticed, one that ends is not waited for', async () => {
  const { createServer } = await import('node:http')
  const server = createServer((_, answer) => answer.end('{}'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  let isSilent = false
  const silent = untilSilent(`http://127.0.0.1:${port}`, () => false, 20).then(() => {
    isSilent = true
  })
  await new Promise((done) => setTimeout(done, 200))
  expect(isSilent).toBe(false)
  server.close()
  server.closeAllConnections()
  await silent
  await untilSilent('http://127.0.0.1:9', () => true, 20)
})

test('a port that is no port, and one that is taken, are refused in words', async () => {
  for (const text of ['0', '70000', 'abc', '80.5', '-1'])
    expect(() => portFrom(text)).toThrow('PORT')
  expect(portFrom(undefined)).toBe(8787)
  const port = await freePort()
  await requireFree(port)
  const { createServer } = await import('node:http')
  const server = createServer()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', () => done()))
  await expect(requireFree(port)).rejects.toThrow(`Port ${port} is in use`)
  server.close()
})

test('migrating is done once and fills the places, over libSQL as over D1', async () => {
  const db = libsql(`file:${join(folder(), 'data.db')}`)
  const first = await migrated(db)
  expect(first.applied).toBeGreaterThan(0)
  expect(first.places).toBeGreaterThan(10_000)
  const second = await migrated(db)
  expect({ ...second, applied: first.applied }).toEqual(first)
  expect(second.applied).toBe(0)
  await db.query("UPDATE counters SET value = 1 WHERE name = 'places_version'")
  expect((await migrated(db)).places).toBe(first.places)
  await db.close()
})

test('nothing is deployed that an argument puts into local mode', () => {
  for (const args of [
    ['--var', 'ENVIRONMENT:local'],
    ['--var=ENVIRONMENT:local'],
    ['--keep-vars', '--var', 'BRAND_NAME:X', 'ENVIRONMENT:local'],
  ]) {
    expect(obstacles({}, args).join()).toContain('ENVIRONMENT:local is among the arguments')
  }
  expect(obstacles({}, ['--var', 'BRAND_NAME:local'])).toEqual(obstacles({}))
  const config = join(folder(), 'other.toml')
  const other = '[env.test]\nvars = { ENVIRONMENT = "local" }\n'
  writeFileSync(config, `name = "other"\nmain = "index.js"\n${other}`)
  expect(obstacles({}, ['--config', config])).toEqual([])
  expect(obstacles({}, ['-c', config, '--env', 'test']).join()).toContain('ENVIRONMENT is "local"')
})

test('nothing is deployed with local mode on or without a database', () => {
  const toml = readFileSync(join(import.meta.dirname, '../../../wrangler.toml'), 'utf8')
  expect(obstacles({ ENVIRONMENT: 'local' }).join()).toContain('ENVIRONMENT is "local"')
  const isPlaceholder = /database_id = "[0-]+"/.test(toml)
  expect(obstacles({}).length).toBe(isPlaceholder ? 1 : 0)
})
