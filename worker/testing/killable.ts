/** The api, the photos and the rooms in processes of their own on a data folder, which a test ends as a power cut would. */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { databaseConfig } from '../dev/database/databases.ts'
import { freePort } from '../dev/tools/ports.ts'
import { BIN, must, toolEnv } from '../dev/tools/tools.ts'

/** From start to the first answer, ms; a busy machine takes long. */
const PATIENCE_MS = 60_000

export async function killable(folder: string) {
  const config = join(folder, 'wrangler.json')
  const { binding, database_name, database_id } = databaseConfig()
  writeFileSync(
    config,
    JSON.stringify({
      name: 'killed',
      main: resolve(import.meta.dirname, 'api-worker.ts'),
      compatibility_date: '2026-11-01',
      compatibility_flags: ['nodejs_compat'],
      durable_objects: { bindings: [{ name: 'TRADE_ROOM', class_name: 'TradeRoom' }] },
      migrations: [{ tag: 'v1', new_sqlite_classes: ['TradeRoom'] }],
      d1_databases: [{ binding, database_name, database_id }],
      r2_buckets: [{ binding: 'PHOTOS', bucket_name: 'photos' }],
      vars: { ENVIRONMENT: 'local' },
    }),
  )
  const built = join(folder, 'built')
  await must('The build', 'wrangler', [
    'deploy',
    '--dry-run',
    '--outdir',
    built,
    '--config',
    config,
  ])
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const args = ['dev', join(built, 'api-worker.js'), '--no-bundle', '--config', config]
  args.push('--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0')
  args.push('--persist-to', folder, '--show-interactive-dev-session=false')

  /** Answers what ends all of it at once, with nothing put in order. */
  async function start(): Promise<() => Promise<void>> {
    const child = spawn(join(BIN, 'wrangler'), args, {
      ...{ cwd: folder, env: toolEnv(), detached: true },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        said = (said + data).slice(-4_000)
      })
    }
    const gone = new Promise<void>((done) => child.once('close', () => done()))
    const kill = async () => {
      if (child.exitCode === null && child.signalCode === null)
        process.kill(-(child.pid ?? 0), 'SIGKILL')
      await gone
    }
    for (const began = Date.now(); !(await isUp(url)); ) {
      if (child.exitCode !== null) throw new Error(`it ended by itself: ${said}`)
      if (Date.now() - began > PATIENCE_MS) {
        await kill()
        throw new Error(`no answer: ${said}`)
      }
      await new Promise((done) => setTimeout(done, 50))
    }
    return kill
  }
  return { url, start }
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok
  } catch {
    // Nobody listens yet: asked again.
    return false
  }
}
