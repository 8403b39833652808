/** Which screen stands at which path. */
import { createElement, Suspense, useEffect } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { endFirstView } from '#web/api/first-view.ts'
import { Fallback } from '#web/ui/lazy/fallback.tsx'
import { useChance } from '#web/ui/lazy/use-chance.ts'
import { REDIRECTS } from '#web/ui/navigation/paths.ts'
import { CrashScreen } from './crash-screen.tsx'
import { NotFound, SCREENS } from './screens.ts'

/** What follows the path in the address. */
const rest = () => location.search + location.hash

/** Without keys: from one path of a screen to another one of its, it stays. */
const ROUTES = [
  ...SCREENS.map(([path, component]) => createElement(Route, { path, component })),
  ...Object.entries(REDIRECTS).map(([path, to]) =>
    createElement(Route, { path, component: () => <Redirect to={to + rest()} replace /> }),
  ),
  createElement(Route<{ id: string }>, {
    path: '/item/:id',
    component: ({ params }) => <Redirect to={`/items/${params.id}${rest()}`} replace />,
  }),
  createElement(Route, { component: NotFound }),
]

export function Routes() {
  return (
    <Fallback of={useChance()} to={(error, again) => <CrashScreen error={error} again={again} />}>
      <Suspense fallback={<div className="coming-screen" aria-busy="true" />}>
        {createElement(Switch, null, ...ROUTES)}
        <TakenOver />
      </Suspense>
    </Fallback>
  )
}

/** Within the boundary: React takes that over last. */
function TakenOver() {
  useEffect(endFirstView, [])
  return null
}
