/** Who imports whom, read from the sources as text: for the tests of the house's rules. */
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { ROOT, tracked } from './tracked.ts'

export const files = tracked()
export const sources = files.filter((f) => /^(web|worker)\/.*\.(ts|tsx|mjs)$/.test(f))

/** `target`: a path from the root where it is relative, else as it is written. */
export type Import = { file: string; target: string; typeOnly: boolean }

function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g,
  )
  return [...found].map((m) => {
    // What only browsers fetch is a file of the web as well.
    const name = (m[2] ?? m[3] ?? '').replace(/^#browser\//, '#web/')
    const target = name.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), name)) : name
    return { file, target, typeOnly: m[1] !== undefined }
  })
}

export const imports = sources.flatMap(importsOf)

export const isTest = (file: string): boolean =>
  /\.test\.tsx?$|\/testing(-[\w-]+)?\.tsx?$|\/testing\/|\/e2e\//.test(file)
