import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Feature } from '#web/i18n/catalog.ts'
import { activeLanguage, loadWords } from '#web/i18n/i18n.ts'

/** A screen whose code and words are fetched together when it is first shown. */
export function screen<K extends string>(
  features: Feature[],
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadWords(activeLanguage(), features)])
    return { default: module[name] }
  })
}
