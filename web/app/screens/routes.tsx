/** Which screen stands at which path. */
import { type ComponentType, createElement, Suspense, useEffect } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { endFirstView } from '#web/api/first-view.ts'
import { Fallback } from '#web/ui/lazy/fallback.tsx'
import { useChance } from '#web/ui/lazy/use-chance.ts'
import { REDIRECTS } from '#web/ui/navigation/paths.ts'
import { CrashScreen } from './crash-screen.tsx'

/** What follows the path in the address. */
const rest = () => location.search + location.hash

/** Which screen stands where: the first that matches. The browser has its own, the worker those that it renders. */
export type Screens = readonly (readonly [pattern: string, ComponentType<object>])[]

const REDIRECTED = [
  ...Object.entries(REDIRECTS).map(([path, to]) =>
    createElement(Route, { path, component: () => <Redirect to={to + rest()} replace /> }),
  ),
  createElement(Route<{ id: string }>, {
    path: '/item/:id',
    component: ({ params }) => <Redirect to={`/items/${params.id}${rest()}`} replace />,
  }),
]

export function Routes({ screens }: { screens: Screens }) {
  // Without keys: from one path of a screen to another one of its, it stays.
  const routes = screens.map(([path, component]) => createElement(Route, { path, component }))
  return (
    <Fallback of={useChance()} to={(error, again) => <CrashScreen error={error} again={again} />}>
      <Suspense fallback={<div className="coming-screen" aria-busy="true" />}>
        {createElement(Switch, null, ...REDIRECTED, ...routes)}
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
