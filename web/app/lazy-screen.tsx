import type { Way } from '#web/accounts/protected.tsx'
import type { Feature } from '#web/i18n/catalog.ts'
import { type Load, lazyAgain, type Prepared, part } from './part.ts'

/** A screen for signed-in people; `way` is how anybody else is led to the sign-in page. */
export function protectedScreen<K extends string>(
  way: Way,
  features: Feature[],
  load: Load<K, object>,
  name: K,
): Prepared<object> {
  return lazyAgain(async (language) => {
    const [{ Protected }, Screen] = await Promise.all([
      import('#web/accounts/protected.tsx'),
      part(['navigation', ...features], load, name, language),
    ])
    return () => (
      <Protected way={way}>
        <Screen />
      </Protected>
    )
  })
}
