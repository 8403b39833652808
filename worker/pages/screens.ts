/** The screens that the worker renders, as web/app/screens/screens.ts has those of browsers: all there at once. */
import type { Screens } from '#web/app/screens/routes.tsx'
import { HomeScreen } from '#web/browse/home/home-screen.tsx'
import type { Feature } from '#web/i18n/catalog.ts'
import { ItemScreen } from '#web/items/page/item-screen.tsx'
import { PersonScreen } from '#web/people/person/person-screen.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { WantedScreen } from '#web/wishes/list/wanted-screen.tsx'
import { WishScreen } from '#web/wishes/page/wish-screen.tsx'

export const SCREENS: Screens = [
  [paths.home, HomeScreen],
  ['/search', HomeScreen],
  ['/items/:id', ItemScreen],
  ['/user/:userId', PersonScreen],
  [paths.wanted(), WantedScreen],
  ['/wanted/:id', WishScreen],
]

/** All that they and the frame around them can say: web/i18n/needed-words.node.test.ts finds what is missing. */
export const RENDERED_WORDS = [
  'browse',
  'items',
  'people',
  'reviews',
  'shell',
  'things',
  'wishes',
] as const satisfies Feature[]
