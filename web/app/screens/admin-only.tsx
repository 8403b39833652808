import { type ReactNode, Suspense } from 'react'
import { useSession } from '#web/api/session.ts'
import { NotFoundScreen } from './not-found-screen.tsx'

/** To anybody but administrators there is no such page; its code is not even fetched. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { state, user } = useSession()
  const waiting = <div className="coming-screen" aria-busy="true" />
  if (state === 'unknown') return waiting
  if (!user?.isAdmin) return <NotFoundScreen />
  return <Suspense fallback={waiting}>{children}</Suspense>
}
