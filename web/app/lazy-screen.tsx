import type { ComponentType } from 'react'
import type { Way } from '#web/accounts/protected.tsx'
import type { Feature, Language } from '#web/i18n/catalog.ts'
import { type Load, part } from './part.ts'

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
