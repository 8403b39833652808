import type { ComponentType, ReactNode } from 'react'
import type { Way } from '#web/accounts/protected.tsx'
import { type Load, lazyAgain, lazyPart, type Prepared, part } from '#web/ui/lazy/part.ts'

/** For whom a screen is: signed-in people, anybody else led to the sign-in page in one of these ways; or administrators. */
type Protection = Way | 'admin'

export function lazyScreen<K extends string>(
  load: Load<K, object>,
  name: K,
  protection?: Protection,
): Prepared<object> {
  if (protection === undefined) return lazyPart(load, name)
  if (protection === 'admin') return lazyAgain(() => forAdministrators(load, name))
  return lazyAgain(() => forMembers(protection, load, name))
}

async function forMembers<K extends string>(
  way: Way,
  load: Load<K, object>,
  name: K,
): Promise<ComponentType> {
  const [{ Protected }, Inner] = await Promise.all([
    import('#browser/app/members/members.ts'),
    part(load, name),
  ])
  return () => (
    <Protected way={way}>
      <Inner />
    </Protected>
  )
}

/** Anybody else is shown what an unknown path shows (D39). */
async function forAdministrators<K extends string>(
  load: Load<K, object>,
  name: K,
): Promise<ComponentType> {
  const Inner = lazyPart(load, name)
  const FactorGate = lazyPart<'FactorGate', { children: ReactNode }>(
    () => import('#browser/admin/factor/factor-gate.tsx'),
    'FactorGate',
  )
  const AdminOnly = await part(() => import('#browser/app/screens/admin-only.tsx'), 'AdminOnly')
  return () => (
    <AdminOnly>
      <FactorGate>
        <Inner />
      </FactorGate>
    </AdminOnly>
  )
}
