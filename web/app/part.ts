/** Parts of the app that are fetched when they are first shown: code and words together. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
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

/** The same for a place in a tree, under a Suspense. */
export function lazyPart<K extends string, P = object>(
  features: Feature[],
  load: Load<K, P>,
  name: K,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await part(features, load, name) }))
}
