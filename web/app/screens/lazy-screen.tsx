import type { ComponentType } from 'react'
import type { Way } from '#web/accounts/protected.tsx'
import type { Feature, Language } from '#web/i18n/catalog.ts'
import { type Load, lazyPart, part } from '#web/ui/lazy/part.ts'

type Screen = (language?: Language) => Promise<ComponentType<object>>

export const screen =
  <K extends string>(features: Feature[], load: Load<K, object>, name: K): Screen =>
  (language) =>
    part(features, load, name, language)

/** A screen for signed-in people; `way` is how anybody else is led to the sign-in page. */
export const protectedScreen =
  <K extends string>(way: Way, features: Feature[], load: Load<K, object>, name: K): Screen =>
  async (language) => {
    const [{ Protected }, Inner] = await Promise.all([
      import('#web/accounts/protected.tsx'),
      part(['navigation', ...features], load, name, language),
    ])
    return () => (
      <Protected way={way}>
        <Inner />
      </Protected>
    )
  }

/** A screen for administrators: anybody else is shown what an unknown path shows (D39). */
export const adminScreen =
  <K extends string>(features: Feature[], load: Load<K, object>, name: K): Screen =>
  async (language) => {
    const Inner = lazyPart(features, load, name)
    const AdminOnly = await part(
      ['navigation'],
      () => import('./admin-only.tsx'),
      'AdminOnly',
      language,
    )
    return () => (
      <AdminOnly>
        <Inner />
      </AdminOnly>
    )
  }
