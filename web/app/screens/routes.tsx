/** Which screen stands at which path. */
import { type ComponentType, createElement, Suspense, useEffect } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { endFirstView } from '#web/api/first-view.ts'
import { tellShown } from '#web/app/screens/shown.ts'
import { Fallback } from '#web/ui/lazy/fallback.tsx'
import { useChance } from '#web/ui/lazy/use-chance.ts'
import { canonicalPath } from '#web/ui/navigation/addresses.ts'
import { CrashScreen } from './crash-screen.tsx'

/** What follows the path in the address. */
const rest = () => location.search + location.hash

/** Which screen stands where: the first that matches. The browser has its own, the worker those that it renders. */
export type Screens = readonly (readonly [pattern: string, ComponentType<object>])[]

export function Routes({ screens }: { screens: Screens }) {
  const [path] = useLocation()
  const canonical = canonicalPath(path)
  // Without keys: from one path of a screen to another one of its, it stays.
  const routes = screens.map(([path, component]) => createElement(Route, { path, component }))
  return (
    <Fallback of={useChance()} to={(error, again) => <CrashScreen error={error} again={again} />}>
      <Suspense fallback={<div className="coming-screen" aria-busy="true" />}>
        {canonical === null || canonical === path ? (
          createElement(Switch, null, ...routes)
        ) : (
          <Redirect key={path} to={canonical + rest()} replace />
        )}
        <TakenOver />
      </Suspense>
    </Fallback>
  )
}

/** Within the boundary: React takes that over last. */
function TakenOver() {
  useEffect(() => {
    endFirstView()
    tellShown()
  }, [])
  return null
}
