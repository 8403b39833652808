/** Parts of the app that are fetched when they are first shown. With an `import('#browser/…')` come its words as well. */
import { type ComponentType, createElement, lazy, useState } from 'react'
import { isFirstView } from '#web/api/first-view.ts'
import { allStyles } from './all-styles.ts'

export type Load<K extends string, P> = () => Promise<Record<K, ComponentType<P>>>

/** The component, once its code and its styles are there. The page of a first view brings its own. */
export async function part<K extends string, P>(
  load: Load<K, P>,
  name: K,
): Promise<ComponentType<P>> {
  const [module] = await Promise.all([load(), isFirstView() || allStyles()])
  return module[name]
}

/** A component whose code comes when it is first shown, or before that: whoever calls `prepare` sees it at once. */
export type Prepared<P> = ComponentType<P> & { prepare: () => Promise<void> }

type Slot<P> = { later: ComponentType<P>; ready: ComponentType<P> | undefined }

/** What was there when it was first shown stays: another component would begin anew. */
function Shown<P extends object>({ slot, given }: { slot: Slot<P>; given: P }) {
  const [ready] = useState(() => slot.ready)
  return createElement<P>(ready ?? slot.later, given)
}

/** React keeps a failure for good. The boundary that has shown it calls `again` (see Fallback): the next try fetches. */
export function lazyAgain<P extends object>(load: () => Promise<ComponentType<P>>): Prepared<P> {
  const make = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (error: Error) => {
          throw Object.assign(error, {
            again: () => {
              slot.later = make()
            },
          })
        },
      ),
    )
  const slot: Slot<P> = { later: make(), ready: undefined }
  return Object.assign((given: P) => createElement(Shown<P>, { slot, given }), {
    prepare: async () => {
      slot.ready = await load()
    },
  })
}

/** The same for a place in a tree, under a Suspense. */
export function lazyPart<K extends string, P extends object = object>(
  load: Load<K, P>,
  name: K,
): Prepared<P> {
  return lazyAgain(() => part(load, name))
}

/**
 * The same for what no visitor's first view has. While a page is taken over as well it waits for its styles: those of
 * the first view leave them out, and might be all there is until somebody touches the page.
 */
export function styledPart<K extends string, P extends object = object>(
  load: Load<K, P>,
  name: K,
): Prepared<P> {
  return lazyAgain(async () => {
    const [found] = await Promise.all([part(load, name), allStyles()])
    return found
  })
}
