/**
 * What is served, built when its sources changed. The web app beside the served folder, then swapped in;
 * the worker into a folder of its own a version, so that editing its source does not restart a server.
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { must, ROOT } from './tools.ts'

const DIST = join(ROOT, 'dist')
const CACHE = join(ROOT, '.wrangler')
const STAMP = join(CACHE, 'build-stamp')
const HASH_SHOWN = 16
const BUNDLE_KEPT_MS = 24 * 3_600_000
const COMMON = ['package.json', 'package-lock.json', 'tsconfig.json']
/** Everything that can end up in the web app, and in the worker. */
const WEB = [...COMMON, 'web/**/*', 'worker/*/{terms,contract,rules}.ts', 'vite.config.ts']
const WORKER = [...COMMON, 'wrangler.toml', 'worker/**/*.{ts,tsx}', 'web/**/*.{ts,tsx}']
const NOT_BUILT =
  /\/node_modules\/|\.test\.tsx?$|^(web|worker)\/(e2e|testing)\/|^web\/native\/projects\//

function sourceHash(sources: string[]): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: ROOT }).filter((file) => !NOT_BUILT.test(file))
  for (const file of files.sort()) {
    const path = join(ROOT, file)
    if (statSync(path).isFile()) hash.update(`\0${file}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** A build by hand (`npm run build`) changes the time of its page, and so makes the stamp untrue. */
function stampOf(hash: string): string {
  const page = join(DIST, 'index.html')
  return existsSync(page) ? `${hash} ${statSync(page).mtimeMs}` : ''
}

function isBuilt(hash: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOf(hash)
}

/** Names what the web app was built from: the same sources, the same name. */
export const webHash = (): string => sourceHash(WEB).slice(0, HASH_SHOWN / 2)

/** Reads no setting: what is built may be served under any. */
export async function buildWeb(): Promise<void> {
  const hash = sourceHash(WEB)
  if (isBuilt(hash)) return
  const next = join(CACHE, `dist-${process.pid}`)
  const old = `${next}-old`
  mkdirSync(CACHE, { recursive: true })
  await must('The build', 'vite', ['build', '--outDir', next, '--emptyOutDir'])
  if (existsSync(DIST)) renameSync(DIST, old)
  renameSync(next, DIST)
  rmSync(old, { recursive: true, force: true })
  writeFileSync(STAMP, stampOf(hash))
}

/** A server that still runs keeps its bundle in memory; one of today may still be starting. */
function forgetOldBundles(): void {
  for (const name of globSync('worker-*', { cwd: CACHE })) {
    const path = join(CACHE, name)
    if (Date.now() - statSync(path).mtimeMs > BUNDLE_KEPT_MS) rmSync(path, { recursive: true })
  }
}

/** The bundle that wrangler would deploy. Answers its file. The web app must have been built. */
export async function buildWorker(): Promise<string> {
  const folder = join(CACHE, `worker-${sourceHash(WORKER).slice(0, HASH_SHOWN)}`)
  const bundle = join(folder, 'index.js')
  if (!existsSync(bundle)) {
    const next = `${folder}-${process.pid}`
    await must('The build', 'wrangler', ['deploy', '--dry-run', '--outdir', next])
    rmSync(folder, { recursive: true, force: true })
    renameSync(next, folder)
    forgetOldBundles()
  }
  return bundle
}
