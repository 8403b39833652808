/** The files of the project, as paths from its root. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../../..')

/** An archive has no .git, and a folder of another owner is "dubious" to git: both are tested as well. */
export function tracked(): string[] {
  try {
    const args = ['-c', 'safe.directory=*', 'ls-files', '-co', '--exclude-standard']
    const out = execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
    const listed = out.toString().split('\n')
    const present = listed.filter((f) => f !== '' && existsSync(join(ROOT, f)))
    return present.length > 0 ? present : walked()
  } catch {
    return walked()
  }
}

const UNTRACKED = ['node_modules', 'dist', 'test-results', 'playwright-report']

function walked(): string[] {
  const isSkipped = (name: string) => name.startsWith('.') || UNTRACKED.includes(name)
  return readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => !isSkipped(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(entry.name) : [entry.name]))
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((f) => !f.split('/').some((part) => part.startsWith('.')))
}
