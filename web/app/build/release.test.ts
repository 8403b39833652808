import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { releaseOf } from './release.ts'

type Made = {
  of?: string[]
  door?: string
  imports?: string[]
  later?: string[]
  isEntry?: boolean
  code?: string
}

/** A bundle as the bundler hands it over, with what is read of it. */
function bundleOf(made: Record<string, Made>, files: string[] = []): Rolldown.OutputBundle {
  const chunks = Object.entries(made).map(([name, chunk]) => {
    const fileName = `assets/${name}.js`
    const paths = (names: string[] = []) => names.map((n) => `assets/${n}.js`)
    return [
      fileName,
      {
        type: 'chunk',
        fileName,
        isEntry: chunk.isEntry ?? false,
        moduleIds: (chunk.of ?? []).map((id) => `/work/web/${id}`),
        facadeModuleId: chunk.door ? `/work/web/${chunk.door}` : null,
        imports: paths(chunk.imports),
        dynamicImports: paths(chunk.later),
        code: chunk.code ?? '',
      },
    ]
  })
  const assets = files.map((fileName) => [fileName, { type: 'asset', fileName }])
  return Object.fromEntries([...chunks, ...assets])
}

const BUNDLE = bundleOf(
  {
    index: { isEntry: true, imports: ['base'], of: ['main.tsx'] },
    base: { later: ['home', 'publish', 'landing', 'things-es', 'things-en'] },
    home: { of: ['browse/home/home-screen.tsx'], imports: ['base', 'list'] },
    list: { imports: ['base'] },
    publish: {
      of: ['items/publish/publish-screen.tsx'],
      imports: ['base', 'form'],
      later: ['sorter', 'items-es'],
    },
    form: { imports: ['base'], code: 'new Worker("/assets/resize.js")' },
    sorter: {},
    landing: { of: ['landing/landing-screen.tsx'], imports: ['base'] },
    'things-es': { of: ['i18n/messages/es/things.ts'] },
    'things-en': { of: ['i18n/messages/en/things.ts'] },
    'items-es': { of: ['i18n/messages/es/items.ts'] },
    'landing-es': { of: ['i18n/messages/es/landing.ts'] },
  },
  ['assets/style.css', 'assets/resize.js', 'icons/icon.svg'],
)
const release = releaseOf(BUNDLE, '<link href="/assets/style.css" />', 'abc', () => [
  'items',
  'things',
])

const js = (...names: string[]) => names.map((name) => `assets/${name}.js`)

test('the first view is the entry, the list and its Spanish words, and what the page names', () => {
  expect(release.shell).toBe('abc')
  expect(release.first).toEqual([
    ...js('base', 'home', 'index', 'list'),
    'assets/style.css',
    ...js('things-es'),
  ])
})

test("members' screens come with all that they fetch later, threads included, words apart", () => {
  expect(release.members).toEqual(js('form', 'publish', 'resize', 'sorter'))
  expect(release.words).toEqual({ en: js('things-en'), es: js('items-es') })
})

test('the rest is known too, each file once', () => {
  expect(release.others).toEqual(js('landing-es', 'landing'))
  const { first, members, words, others } = release
  const all = [...first, ...members, ...Object.values(words).flat(), ...others]
  expect(new Set(all).size).toBe(all.length)
  expect(all).toHaveLength(14)
})

test('a chunk that is but the door to a module of the first view comes with it', () => {
  const made = bundleOf({
    index: { isEntry: true, of: ['main.tsx'], later: ['restore'] },
    restore: { door: 'app/start/restore.ts', imports: ['shared'] },
    shared: { of: ['app/start/restore.ts', 'pwa/store/kept.ts'] },
  })
  expect(releaseOf(made, '', 'abc', () => []).first).toEqual(js('index', 'restore', 'shared'))
})
