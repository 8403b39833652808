/** The screens that the worker renders, as web/app/screens/screens.ts has those of browsers: all there at once. */
import type { Screens } from '#web/app/screens/routes.tsx'
import { HomeScreen } from '#web/browse/home/home-screen.tsx'
import { ItemScreen } from '#web/items/page/item-screen.tsx'
import { PersonScreen } from '#web/people/person/person-screen.tsx'
import { paths } from '#web/ui/navigation/paths.ts'

export const SCREENS: Screens = [
  [paths.home, HomeScreen],
  ['/search', HomeScreen],
  ['/items/:id', ItemScreen],
  ['/user/:userId', PersonScreen],
]
