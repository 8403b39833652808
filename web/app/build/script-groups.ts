/** What the build puts into one script: by package, by folder, and by how many share it. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { reachedModules } from './reached.ts'

const WEB = resolve(import.meta.dirname, '../..')
const fromWeb = (file: string) => resolve(WEB, file)

export const ENTRY = fromWeb('main.tsx')
export const HOME = fromWeb('browse/home/home-screen.tsx')
/** Rendered by the worker for whoever comes first. */
const ITEM = fromWeb('items/page/item-screen.tsx')
const PUBLISH = fromWeb('items/publish/publish-screen.tsx')
const WANTS = fromWeb('items/fields/wants-field.tsx')
/** What is said in it comes with a trade. */
const TRADE = [
  'trades/page/trade-screen.tsx',
  'chat/panel/chat-panel.tsx',
  'chat/panel/caution-line.tsx',
].map(fromWeb)
/** What shows a trade, and brings none of its forms. */
const DEALING = [
  'proposals/propose-dialog.tsx',
  'trades/list/trades-screen.tsx',
  'trades/demo/trade-demo-screen.tsx',
].map(fromWeb)
/** Where members are all day. */
const WORK = [
  'items/publish/publish-screen.tsx',
  'items/page/edit-in-place.tsx',
  'trades/page/trade-screen.tsx',
  'chat/panel/chat-panel.tsx',
  'people/profile/profile-screen.tsx',
  'accounts/settings/settings-screen.tsx',
  'reputation/page/reviews-screen.tsx',
  'wishes/mine/my-wishes-screen.tsx',
  'matches/page/matches-screen.tsx',
  'favorites/page/favorites-screen.tsx',
]
  .map(fromWeb)
  .concat(DEALING)
const PERSON = fromWeb('people/person/person-screen.tsx')
/** Of oneself what others see on the page of a person, and more. */
const OWN = [
  'people/profile/profile-screen.tsx',
  'people/profile/avatar-part.tsx',
  'people/profile/latest-reviews.tsx',
  'verification/ask-button.tsx',
  'reputation/page/reviews-screen.tsx',
].map(fromWeb)
/** Below each review. */
const REVIEWED = ['reputation/card/review-answer.tsx', 'reputation/card/reader-bar.tsx'].map(
  fromWeb,
)
/** Other pages that anybody may come to first, without anything to fill in. */
const PUBLIC = [
  PERSON,
  ...['wishes/list/wanted-screen.tsx', 'wishes/page/wish-screen.tsx'].map(fromWeb),
]
/** To these as well, and little of them is anywhere else. */
const OTHERS = ['landing/landing-screen.tsx', 'trades/demo/trade-demo-screen.tsx'].map(fromWeb)
/** Anybody may come to one of these forms first. */
const ACCOUNTS = [
  'accounts/login/login-screen.tsx',
  'accounts/register/register-screen.tsx',
  'accounts/verify/verify-email-screen.tsx',
  'accounts/recovery/forgot-password-screen.tsx',
].map(fromWeb)
export const FIRST_SCREENS = [HOME, ITEM]
export const FIRST_MODULES = [ENTRY, ...FIRST_SCREENS]
/** Fetched by whoever stays. */
export const STAYS = ['app/start/at-home.ts', 'favorites/press-heart.ts'].map(fromWeb)
/** Fetched by whoever is signed in. */
export const MEMBERS = ['app/members/members.ts'].map(fromWeb)
const AT_HOME = [...STAYS, ...MEMBERS]
/**
 * Whose words are one file a language, in this order; what one has no later one repeats: those of the first view, of members (a
 * refusal of any form among them, and how one becomes a member), of publishing, of trades, of people.
 */
export const SPOKEN = {
  first: [ENTRY, HOME],
  members: [...AT_HOME, fromWeb('forms/engine/use-form.ts'), ...ACCOUNTS],
  publishing: [
    PUBLISH,
    ...['items/mine/my-items-screen.tsx', 'items/fields/wants-field.tsx'].map(fromWeb),
  ],
  trading: [...TRADE, fromWeb('trades/list/trades-screen.tsx')],
  people: [...OWN, ...REVIEWED],
}

/** What comes with a screen, of which the screen's own module says that it comes later. */
export const WITH: Record<string, string[]> = {
  '/items/new': ['items/fields/wants-field.tsx'],
  '/trades/:id': ['chat/panel/chat-panel.tsx', 'chat/panel/caution-line.tsx'],
}

export const FIRST_SCRIPTS = /\/(base|rolldown-runtime)-[\w-]+\.js$/

/** What every icon is made with. */
const ICON_MAKER = /\/node_modules\/lucide-react\/(?!.*\/icons\/)/
/** What most that is filled in is made of, and judged by. */
const FIELDS =
  /\/node_modules\/valibot\/|\/worker\/(places\/|(?!people)(\w+\/)+contract\.ts$|text\/(\w+\/)?terms\.ts$)|\/web\/(forms|places|ui(?!\/lazy\/in-sight)|media\/photo-(schema|form))\b/
const UI = /\/web\/ui\//
const FORM_ENGINE = /\/node_modules\/react-hook-form\/|\/web\/forms\/engine\//
const FORMS = /\/node_modules\/react-hook-form\/|\/web\/forms\//
/** Small ones that are on many screens: each by itself would be one request more. */
const LITTLE =
  /\/worker\/(\w+\/terms|trades\/ending\/terms|(accounts|proposals|reputation|verification|zones)\/rules)\.ts$|\/web\/(i18n\/\w+\.ts|media\/thumb|api\/new-uuid|proposals\/again-on|items\/page\/(town-notice|share\/share-(links|mark)))/
const ICON = /\/node_modules\/lucide-react\/.*\/icons\/([\w-]+)\./
/** What whoever sends something needs. */
const SENDING = /\/web\/(pwa\/outbox|api)\//
/** Too small to be asked for by itself, and on most screens of members. */
const SMALL =
  /\/web\/(native\/haptics|i18n\/moment|(tokens|verification)\/queries|tokens\/movement-row|ui\/switch)|\/worker\/((monitoring|verification)\/rules|tokens\/terms|people\/(contract|terms))|\/icons\/(bell|bell-plus|circle-plus|refresh-cw|check-check)\./
/** Publishing and changing a thing, and one's own list of them. */
const PUBLISHING =
  /\/web\/(items\/(?!page\/|moment\/)(\w+\/|published|item-cache)|pwa\/share-target\/address)/
/** The bundler does not say which screen an icon is for: one outside would make its script a door to the group. */
const ABOUT_ICONS = /\/icons\/(award|message-square-text|reply|thumbs-down)\./
const TRADE_ICONS = /\/icons\/(arrow-down|calendar-plus|ellipsis-vertical|send-horizontal)\./
/** What is told of people. */
const ABOUT = /\/web\/((people|reputation|safety)\/|verification\/(mutations|(use-)?ask))/
const MEDIA = /\/web\/media\//

type Reach = (...from: string[]) => ReadonlySet<string>
type Layer = {
  name: string
  isIn: (id: string, reach: Reach) => boolean
  /** By at least so many parts that are fetched by themselves; else it stays with the one that has it. */
  shared?: number
}

const TAKEN = /import \{([^}]*)\} from 'lucide-react'/g
/** As its file is named. */
const fileOf = (icon: string) =>
  icon.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase()

const iconsOf = new Map<string, string[]>()
/** The library names all of its icons in one module: which of them a file takes stands in the file. */
function iconsIn(file: string): string[] {
  const known = iconsOf.get(file)
  if (known) return known
  const isOurs = file.startsWith(WEB) && /\.tsx?$/.test(file)
  const lists = isOurs ? [...readFileSync(file, 'utf8').matchAll(TAKEN)] : []
  const icons = lists.flatMap(([, list = '']) => list.split(',').map((one) => fileOf(one.trim())))
  iconsOf.set(file, icons)
  return icons
}

/** Whether one of these is, or takes, this. */
function isTaken(id: string, files: ReadonlySet<string>): boolean {
  const icon = ICON.exec(id)?.[1]
  if (!icon) return files.has(id)
  const [, aliases = ''] = /aliases: ?\[([^\]]*)/.exec(readFileSync(id, 'utf8')) ?? []
  const names = [icon, ...aliases.replaceAll(/["\s]/g, '').split(',')]
  return [...files].some((file) => iconsIn(file).some((one) => names.includes(one)))
}

/** Trades are shown to anybody in a demonstration. */
function visited(reach: Reach): ReadonlySet<string> {
  const traded = [...reach(...TRADE)].filter((one) => reach(...DEALING).has(one))
  return new Set([...reach(HOME, ITEM, ...PUBLIC, ...ACCOUNTS, ...OTHERS), ...traded])
}

/** On two of members' screens or more; icons, which are small, also on one of the two that are used most. */
const isWork = (id: string, reach: Reach) =>
  [FIELDS, MEDIA, LITTLE, ICON].some((kind) => kind.test(id)) &&
  (WORK.filter((screen) => isTaken(id, reach(screen))).length > 1 ||
    (ICON.test(id) &&
      !TRADE_ICONS.test(id) &&
      isTaken(id, reach(...AT_HOME, PUBLISH, ...TRADE, ...DEALING, ...OWN))))

/** What leads to the library of forms. */
const isForm = (id: string, reach: Reach) =>
  FORMS.test(id) && [...reach(id)].some((one) => FORM_ENGINE.test(one))

const isDeal = (id: string, reach: Reach) => reach(...TRADE).has(id) && reach(...DEALING).has(id)

/**
 * What lies on another comes after it: a module is in the first of these in which it and all that it leads to have a place. So
 * no group leads to a later one, nothing light to anything heavy (a glance at an item would fetch a form), and no two to each other.
 */
const LAYERS: Layer[] = [
  // All of a first visit to `/`: one large file is smaller than twenty, and a slow phone asks once.
  {
    name: 'base',
    isIn: (id, reach) => reach(ENTRY, HOME).has(id) || ICON_MAKER.test(id),
    shared: 1,
  },
  // Of what anybody may come to first, what others share: no first visit pays for what it does not show.
  {
    name: 'common',
    isIn: (id, reach) =>
      reach(ITEM).has(id) ||
      ([LITTLE, ICON].some((kind) => kind.test(id)) && isTaken(id, visited(reach))) ||
      (UI.test(id) && reach(...PUBLIC).has(id)),
  },
  // What works without a network, and a press on a heart: whoever stays fetches it, also who never signs in.
  { name: 'stays', isIn: (id, reach) => isTaken(id, reach(...STAYS)), shared: 1 },
  // What a trade shares with proposing one, with the list of them and with how it works.
  { name: 'trading', isIn: (id, reach) => !FIELDS.test(id) && isDeal(id, reach) },
  { name: 'fields', isIn: (id, reach) => FIELDS.test(id) && reach(...ACCOUNTS).has(id) },
  // What signed-in people have on any screen, and what several of theirs share: fetched once.
  {
    name: 'members',
    isIn: (id, reach) =>
      [SENDING, SMALL].some((kind) => kind.test(id)) ||
      reach(...AT_HOME).has(id) ||
      isWork(id, reach) ||
      isDeal(id, reach),
    shared: 1,
  },
  // Of few screens.
  {
    name: 'icons',
    isIn: (id) => ICON.test(id) && ![TRADE_ICONS, ABOUT_ICONS].some((kind) => kind.test(id)),
  },
  // What is told of a person, to others and to themselves; then what only they see.
  {
    name: 'people',
    isIn: (id, reach) => reach(PERSON).has(id) && reach(...OWN).has(id),
  },
  {
    name: 'own',
    isIn: (id, reach) =>
      ABOUT_ICONS.test(id) || (ABOUT.test(id) && reach(...OWN, ...REVIEWED).has(id)),
    shared: 1,
  },
  // Large: fetched once, by whichever form comes first.
  { name: 'forms', isIn: isForm, shared: 1 },
  {
    name: 'publishing',
    isIn: (id, reach) => PUBLISHING.test(id) || reach(PUBLISH, WANTS).has(id),
    shared: 1,
  },
  {
    name: 'trade',
    isIn: (id, reach) => reach(...TRADE).has(id) || TRADE_ICONS.test(id),
    shared: 1,
  },
]

export function scriptGroups(): Rolldown.CodeSplittingGroup[] {
  const reached = new Map<string, Set<string>>()
  const placed = new Map<string, string | null>()
  const nameOf = (id: string, context: Rolldown.ChunkingContext) => {
    const reach: Reach = (...from) => {
      const key = from.join()
      const found = reached.get(key) ?? reachedModules(from, (one) => context.getModuleInfo(one))
      reached.set(key, found)
      return found
    }
    const isBelow = (one: string, top: number) =>
      LAYERS.slice(0, top + 1).some(({ isIn }) => isIn(one, reach))
    const layer = LAYERS.find(
      ({ isIn }, at) => isIn(id, reach) && [...reach(id)].every((one) => isBelow(one, at)),
    )
    return layer?.name ?? null
  }
  return LAYERS.map(({ name, shared = 2 }) => ({
    debugName: name,
    name(id: string, context: Rolldown.ChunkingContext) {
      const known = placed.get(id)
      const found = known === undefined ? nameOf(id, context) : known
      placed.set(id, found)
      return found === name ? name : null
    },
    minShareCount: shared,
    includeDependenciesRecursively: name === 'base',
  }))
}
