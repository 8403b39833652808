/** Which screen stands at which path. */
import { createElement, Suspense, useEffect } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { Fallback } from '#web/ui/fallback.tsx'
import { CrashScreen } from './crash-screen.tsx'
import { endFirstView } from './first-view.ts'
import { REDIRECTS } from './paths.ts'
import { NotFound, SCREENS } from './screens.ts'
import { useChance } from './use-chance.ts'

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
