/** Installs what package-lock.json asks for, and goes on under the project's own Node. Plain Node 20. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BIN, endWithUs, must, ROOT, say, toolEnv } from './tools.mjs'

/** The Node that wrangler, vitest and node:sqlite need. */
const NODE_MAJOR = 24
const COMMAND_GRACE_MS = 20_000

function packages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** npm's own record of what it installed, held against the lock: also true after a hand-made `npm ci`. */
function isInstalled() {
  const record = join(ROOT, 'node_modules/.package-lock.json')
  if (!existsSync(record) || !existsSync(join(BIN, 'node'))) return false
  const installed = packages(record)
  return Object.entries(packages(join(ROOT, 'package-lock.json'))).every(
    ([path, wanted]) =>
      path === '' || wanted.optional || installed[path]?.version === wanted.version,
  )
}

export async function install() {
  if (isInstalled()) return
  say('Installing packages (npm ci, a minute or two)…')
  await must('The install', 'npm', [
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
}

/**
 * True when this process may go on. Otherwise the same command runs again under the project's Node,
 * and this process only passes signals on and ends as it ends.
 */
export async function underProjectNode() {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return true
  const child = spawn(join(BIN, 'node'), process.argv.slice(1), {
    env: toolEnv(),
    stdio: 'inherit',
  })
  endWithUs(child, COMMAND_GRACE_MS)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  process.exitCode = await new Promise((done, failed) => {
    child.on('error', failed)
    child.on('exit', (code) => done(code ?? 1))
  })
  return false
}
