/** What the build puts into one script: by package, by folder, and by how many share it. */
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { reachedModules } from './reached.ts'

const WEB = resolve(import.meta.dirname, '../..')
const fromWeb = (file: string) => resolve(WEB, file)

export const ENTRY = fromWeb('main.tsx')
export const HOME = fromWeb('browse/home/home-screen.tsx')
/** Rendered by the worker for whoever comes first. */
export const FIRST_SCREENS = [HOME, fromWeb('items/page/item-screen.tsx')]
export const FIRST_MODULES = [ENTRY, ...FIRST_SCREENS]
/** Fetched by whoever stays, and by all who are signed in. */
const AT_HOME = ['app/start/at-home.ts', 'app/members/members.ts'].map(fromWeb)
/** Whose words are one file a language, after those of the first view: a refusal of any form among them. */
export const SPOKEN_AT_HOME = [...AT_HOME, fromWeb('forms/engine/use-form.ts')]

export const FIRST_SCRIPTS = /\/(base|rolldown-runtime)-[\w-]+\.js$/

const FORMS = /\/node_modules\/react-hook-form\/|\/web\/forms\/engine\//
const VALIDATION =
  /\/node_modules\/valibot\/|\/worker\/((?!people)\w+\/(facts\/)?contract|text\/terms)\.ts$/
/** Of trades: with what is done in them, and not with every other form. */
const DEALS = /\/worker\/(trades|proposals|handover|chat|problems)\/(\w+\/)*contract\.ts$/
const TERMS = /\/worker\/\w+\/terms\.ts$/
/** Chips and circles to choose by, the way back: small, and together wherever one of them is. */
const CHOICES =
  /\/web\/(forms\/fields\/choice|items\/fields\/condition-icons|ui\/navigation\/way-back)/
/** Stars and exchanges in one line, how an average is written, the picture of a thing: small, and together. */
const STANDING =
  /\/web\/(reputation\/(average|standing-line|use-facts)|media\/thumb)\.tsx?$|\/worker\/reputation\/rules\.ts$/
/** But for those of what members alone do. */
const ICONS = /\/node_modules\/lucide-react\/(?!.*\/icons\/(bell-plus|handshake|refresh-cw)\.)/
/** What whoever sends something needs. */
const SENDING = /\/web\/(pwa\/outbox|api)\//
/** Too small to be asked for by itself, and on most screens of members. */
const SMALL =
  /\/web\/native\/haptics|\/worker\/monitoring\/rules|\/icons\/(bell|bell-plus|refresh-cw|check-check)\./
/** But for telling of a thing: few do. */
const PUBLISHING = /\/web\/items\/(?!page\/share\/)(\w+\/|published|item-cache)/
const MEDIA = /\/web\/media\/(?!thumb)/
/** Many lead to it, and few to more than one of those. */
const NOT_COMMON =
  /\/(web|worker)\/payments\/|\/web\/(ui\/switch|forms\/(asking-dialog|fields\/select-field)|api\/ask-who|browse\/store)\./
/** A trade leads to what is paid for it, and needs none of its pages and lists. */
const TRADING = /\/(web|worker)\/(trades|chat|zones|payments)\/(?!page\/pay|entries\/)/
/** Kept together, or whoever shares the one would fetch the other's script. */
const DATABASES = /\/node_modules\/idb-keyval\/|\/web\/pwa\/store\/database\.ts$/
/** What leads there is not for everybody. */
const HEAVY = [
  FORMS,
  VALIDATION,
  MEDIA,
  /\/web\/items\/(fields|sending)\/|\/web\/places\/place-|@capacitor/,
  // Of trades, with which it comes.
  /\/worker\/zones\//,
]

type Reach = (...from: string[]) => ReadonlySet<string>

/**
 * In this order: what is in one group is in no later one. But for the first two only what several share is grouped, since
 * what one part has for itself stays with it; and nothing light leads to anything heavy, or a glance at an item would fetch a form.
 */
export function scriptGroups(): Rolldown.CodeSplittingGroup[] {
  const group = groupWith(new Map())
  const leadsTo = (id: string, reach: Reach, kinds: RegExp[]) =>
    [...reach(id)].some((one) => kinds.some((kind) => kind.test(one)))
  return [
    // All of a first visit to `/`: one large file is smaller than twenty, and a slow phone asks once.
    {
      ...group('base', (id, reach) => id !== ENTRY && reach(ENTRY, HOME).has(id), 1),
      includeDependenciesRecursively: true,
    },
    // Large: fetched once, by whichever form comes first.
    group('forms', (id) => FORMS.test(id), 1),
    group('choices', (id) => CHOICES.test(id)),
    {
      ...group(
        'common',
        (id, reach) => !NOT_COMMON.test(id) && !leadsTo(id, reach, [...HEAVY, DATABASES]),
        9,
      ),
      maxModuleSize: 2_400,
    },
    group('validation', (id) => VALIDATION.test(id) && !DEALS.test(id), 3),
    group('deals', (id) => DEALS.test(id)),
    group('terms', (id) => TERMS.test(id), 2),
    group('icons', (id) => ICONS.test(id), 3),
    group('standing', (id) => STANDING.test(id)),
    group('home', (id, reach) => {
      const isThere = reach(...AT_HOME).has(id) || SENDING.test(id) || SMALL.test(id)
      return isThere && !AT_HOME.includes(id) && !reach(...FIRST_SCREENS).has(id)
    }),
    group('publishing', (id, reach) => PUBLISHING.test(id) && !reach(...FIRST_SCREENS).has(id)),
    group('media', (id) => MEDIA.test(id)),
    group('trading', (id, reach) => TRADING.test(id) && !leadsTo(id, reach, [FORMS, VALIDATION])),
  ]
}

/** `known`: what was found to be reached from where, for all groups of a build. `shared`: by at least so many parts that are fetched by themselves. */
const groupWith =
  (known: Map<string, Set<string>>) =>
  (name: string, isIn: (id: string, reach: Reach) => boolean, shared = 2) => ({
    debugName: name,
    name(id: string, context: Rolldown.ChunkingContext) {
      const reach = (...from: string[]) => {
        const key = from.join()
        const found = known.get(key) ?? reachedModules(from, (one) => context.getModuleInfo(one))
        known.set(key, found)
        return found
      }
      return isIn(id, reach) ? name : null
    },
    minShareCount: shared,
    includeDependenciesRecursively: false,
  })
