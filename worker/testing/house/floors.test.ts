/** The floors of both sides (see worker/README.md and web/README.md): imports go down or stay, and no folder is in a circle. */
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { imports, isTest } from './imports.ts'

/** Lowest first; every other folder is a feature's. */
const FEATURES = 2
const WEB: Record<string, number> = {
  ...{ ui: 0, i18n: 0, api: 0 },
  ...{ forms: 1, media: 1, places: 1, pwa: 1 },
  app: 3,
}
const WORKER: Record<string, number> = {
  db: 0,
  http: 1,
  ...{ serve: 3, pages: 3 },
  // Scripts drive the product from outside.
  dev: 4,
}

/** What a feature says of itself and holds no behaviour: read by all, and held to files instead of folders. */
const FACE = /^worker\/[\w-]+\/(terms|contract|rules|tables)\.ts$/

const ALIASES: [RegExp, string][] = [
  [/^#browser\/(.+)$/, 'web/$1'],
  [/^#web\/(.+)$/, 'web/$1'],
  [/^#(terms|contract|rules)\/(.+)$/, 'worker/$2/$1.ts'],
]

const pathOf = (target: string): string =>
  ALIASES.reduce((path, [alias, instead]) => path.replace(alias, instead), target)

const edges = imports
  .filter(({ file }) => !isTest(file))
  .map(({ file, target }) => ({ from: file, to: pathOf(target) }))
  .filter(({ to }) => /^(web|worker)\//.test(to) && !isTest(to))

const sideOf = (path: string) => path.split('/')[0]
/** Null for what stands at a side's root: it wires all others. */
function floorOf(path: string): number | null {
  const [side, folder, ...rest] = path.split('/')
  if (!folder || rest.length === 0) return null
  return (side === 'web' ? WEB : WORKER)[folder] ?? FEATURES
}

test.each(['web', 'worker'])('an import of %s goes down or stays on its floor', (side) => {
  const climbs = edges
    .filter(({ from, to }) => sideOf(from) === side && sideOf(to) === side)
    .filter(({ from, to }) => {
      const [here, there] = [floorOf(from), floorOf(to)]
      return here !== null && there !== null && there > here
    })
  expect(climbs.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
})

/** Files at a side's root and faces each for themselves, others as their folder. */
const nodeOf = (path: string): string => {
  const folder = dirname(path)
  return folder === 'web' || folder === 'worker' || FACE.test(path) ? path : folder
}

/** Tarjan's strongly connected components of more than one node. */
function circlesOf(next: Map<string, Set<string>>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const [stack, circles]: [string[], string[][]] = [[], []]
  function visit(node: string): void {
    index.set(node, index.size)
    low.set(node, index.size - 1)
    stack.push(node)
    for (const to of next.get(node) ?? []) {
      if (!index.has(to)) visit(to)
      if (stack.includes(to)) low.set(node, Math.min(low.get(node) ?? 0, low.get(to) ?? 0))
    }
    if (low.get(node) !== index.get(node)) return
    const circle = stack.splice(stack.indexOf(node))
    if (circle.length > 1) circles.push(circle.sort())
  }
  for (const node of next.keys()) if (!index.has(node)) visit(node)
  return circles
}

test('no folder is in a circle, types included', () => {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of edges) {
    const [here, there] = [nodeOf(from), nodeOf(to)]
    if (here !== there) next.set(here, (next.get(here) ?? new Set()).add(there))
  }
  expect(circlesOf(next)).toEqual([])
})
