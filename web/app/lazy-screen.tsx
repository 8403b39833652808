import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Way } from '#web/accounts/protected.tsx'
import type { Feature } from '#web/i18n/catalog.ts'
import { type Load, part } from './part.ts'

/** A screen for signed-in people; `way` is how anybody else is led to the sign-in page. */
export function protectedScreen<K extends string>(
  way: Way,
  features: Feature[],
  load: Load<K, object>,
  name: K,
): LazyExoticComponent<ComponentType<object>> {
  return lazy(async () => {
    const [{ Protected }, Screen] = await Promise.all([
      import('#web/accounts/protected.tsx'),
      part(['navigation', ...features], load, name),
    ])
    return {
      default: () => (
        <Protected way={way}>
          <Screen />
        </Protected>
      ),
    }
  })
}
