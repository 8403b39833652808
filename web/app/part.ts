/** Parts of the app that are fetched when they are first shown: code and words together. */
import { type ComponentType, createElement, lazy } from 'react'
import type { Feature } from '#web/i18n/catalog.ts'
import { activeLanguage, loadWords } from '#web/i18n/i18n.ts'

export type Load<K extends string, P> = () => Promise<Record<K, ComponentType<P>>>

/** The component, once its code and its words are there. */
export async function part<K extends string, P>(
  features: Feature[],
  load: Load<K, P>,
  name: K,
): Promise<ComponentType<P>> {
  const [module] = await Promise.all([load(), loadWords(activeLanguage(), features)])
  return module[name]
}

/** React keeps a failure for good. The boundary that has shown it calls `again` (see Fallback): the next try fetches. */
export function lazyAgain<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const make = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (error: Error) => {
          throw Object.assign(error, {
            again: () => {
              current = make()
            },
          })
        },
      ),
    )
  let current = make()
  return (props) => createElement<P>(current, props)
}

/** The same for a place in a tree, under a Suspense. */
export function lazyPart<K extends string, P extends object = object>(
  features: Feature[],
  load: Load<K, P>,
  name: K,
): ComponentType<P> {
  return lazyAgain(() => part(features, load, name))
}
